import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { nothing } from '../../ui/testing-story'
import { CodeDialog } from './CodeDialog'

const meta: Meta<typeof CodeDialog> = {
  component: CodeDialog,
  args: { busy: false, onCode: nothing, onClose: nothing },
}
export default meta
type Story = StoryObj<typeof CodeDialog>

/** The sixth digit sends the code, once; Enter sends it again. */
export const Asking: Story = {
  args: { onCode: fn() },
  play: async ({ args, userEvent }) => {
    const boxes = await screen.findAllByRole('textbox')
    await waitFor(() => expect(boxes[0]).toHaveFocus())
    await userEvent.keyboard('123456')
    await waitFor(() => expect(args.onCode).toHaveBeenCalledTimes(1))
    await expect(args.onCode).toHaveBeenCalledWith('123456')
    await userEvent.keyboard('{Enter}')
    await expect(args.onCode).toHaveBeenCalledTimes(2)
  },
}
export const Sending: Story = { args: { busy: true } }
export const Refused: Story = {
  args: { refusal: { status: 409, message: 'Incorrect authentication code. Please try again.' } },
}
