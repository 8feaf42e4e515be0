import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect } from 'storybook/test'
import { keeps, nothing } from './testing-story'
import { CodeBoxes } from './CodeBoxes'

const meta: Meta<typeof CodeBoxes> = {
  component: CodeBoxes,
  decorators: [keeps('value')],
  args: {
    label: 'Six-digit code',
    boxLabel: (box) => `Digit ${box}`,
    value: '',
    onChange: nothing,
    onComplete: nothing,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const HalfTyped: Story = { args: { value: '123' } }
export const Busy: Story = { args: { value: '123456', busy: true } }
export const Refused: Story = {
  args: { value: '123456', error: 'Incorrect authentication code. Please try again.' },
}
/** Digits go on by themselves; the arrows and Backspace go back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('123')
    await expect(canvas.getByRole('textbox', { name: 'Digit 4' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Backspace}')
    await expect(canvas.getByRole('textbox', { name: 'Digit 3' })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Digit 2' })).toHaveValue('2')
  },
}
