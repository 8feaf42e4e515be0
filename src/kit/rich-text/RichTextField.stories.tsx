import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect } from 'storybook/test'
import { keeps, nothing } from '../../ui/testing-story'
import { RichTextField } from './RichTextField'

const meta: Meta<typeof RichTextField> = {
  component: RichTextField,
  args: { name: 'term', label: 'Terms', value: '<p>Điều khoản <b>chung</b></p>', onChange: nothing },
  decorators: [keeps('value')],
}
export default meta
type Story = StoryObj<typeof RichTextField>

export const Filled: Story = {}
export const Refused: Story = { args: { value: '', error: 'Enter the terms' } }
/** The arrows go over the tools; Control and B makes what is typed bold. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Terms' })
    const tools = canvas.getAllByRole('button')
    tools[0]!.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tools[1]).toHaveFocus()
    await userEvent.tab()
    await expect(text).toHaveFocus()
  },
}
