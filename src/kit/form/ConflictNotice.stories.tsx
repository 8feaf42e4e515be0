import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { longWords, nothing } from '../../ui/testing-story'
import { ConflictNotice } from './ConflictNotice'

const meta: Meta<typeof ConflictNotice> = {
  component: ConflictNotice,
  args: {
    conflict: {
      name: 'changed',
      by: 'bao.tran@phuongdong.example',
      fields: [
        { name: 'name', label: 'Name', began: 'Phương Đông', now: longWords, typed: 'Phương Đông 2' },
        { name: 'website', label: 'Website', began: '', now: 'https://phuongdong.example', typed: undefined },
      ],
      settle: nothing,
    },
  },
}
export default meta
type Story = StoryObj<typeof ConflictNotice>

export const Changed: Story = {}
export const CouldNotBeRead: Story = { args: { conflict: { name: 'unread', refusal: undefined } } }
