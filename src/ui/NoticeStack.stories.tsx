import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Notice } from './Notice'
import { NoticeStack } from './NoticeStack'
import { longWords, nothing } from './testing-story'

const notices = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Notice
      key={index}
      tone={index % 2 === 0 ? 'success' : 'warning'}
      title={index % 2 === 0 ? 'Success' : 'Your session is expiring soon'}
      text={longWords}
      closeLabel="Dismiss"
      onClose={nothing}
    />
  ))

const meta: Meta<typeof NoticeStack> = {
  component: NoticeStack,
  args: {
    label: 'Notifications',
    count: 1,
    wayLabel: 'To the notifications',
    dismissAllLabel: 'Dismiss all',
    onDismissAll: nothing,
    children: notices(1),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Many: Story = { args: { count: 6, children: notices(6) } }
