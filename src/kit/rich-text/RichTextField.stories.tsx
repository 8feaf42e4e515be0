import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, waitFor } from 'storybook/test'
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
/** The arrows go over the tools; Escape in the address of a link goes back to the tools. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Terms' })
    const tools = canvas.getAllByRole('button')
    tools[0]!.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tools[1]).toHaveFocus()
    await userEvent.tab()
    await expect(text).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    const address = await canvas.findByRole('textbox', { name: 'Address of the link' })
    await waitFor(() => expect(address).toHaveFocus())
    await userEvent.keyboard('no address{Enter}')
    await waitFor(() => expect(address).toBeInvalid())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(address).not.toBeInTheDocument())
  },
}
