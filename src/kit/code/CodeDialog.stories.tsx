import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { CodeDialog } from './CodeDialog'

const nothing = () => undefined
const meta: Meta<typeof CodeDialog> = {
  component: CodeDialog,
  args: { busy: false, onCode: nothing, onClose: nothing },
}
export default meta
type Story = StoryObj<typeof CodeDialog>

export const Asking: Story = {}
export const Sending: Story = { args: { busy: true } }
export const Refused: Story = {
  args: { refusal: { status: 409, message: 'Incorrect authentication code. Please try again.' } },
}
