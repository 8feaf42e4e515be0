import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Notice } from './Notice'
import { longWords, nothing } from './testing-story'

const meta: Meta<typeof Notice> = {
  component: Notice,
  args: {
    tone: 'success',
    title: 'Success',
    text: 'User an@acme.example updated successfully',
    closeLabel: 'Dismiss',
    onClose: nothing,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Staying: Story = {
  args: {
    tone: 'warning',
    title: 'Your session is expiring soon',
    text: 'You will be signed out at 09:30. Unsaved work would be lost.',
    action: { label: 'Extend', onPress: nothing },
  },
}
export const Long: Story = { args: { tone: 'danger', title: longWords, text: longWords } }
