import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect } from 'storybook/test'
import { keeps, nothing } from './testing-story'
import { Checkbox } from './Checkbox'

const meta: Meta<typeof Checkbox> = {
  component: Checkbox,
  decorators: [keeps('checked')],
  args: { label: 'I have read and accept the terms', name: 'accept', checked: false, onChange: nothing },
}
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = { args: { checked: true } }
export const Wrong: Story = { args: { invalid: true } }
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
