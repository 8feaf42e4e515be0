import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { nothing } from '../../ui/testing-story'
import { PolicyVerdict } from './PolicyVerdict'

const meta: Meta<typeof PolicyVerdict> = {
  component: PolicyVerdict,
  args: { policy: { name: 'judged', strength: 3, errors: [] }, onRetry: nothing },
}
export default meta
type Story = StoryObj<typeof PolicyVerdict>

export const Good: Story = {}
export const Weak: Story = {
  args: {
    policy: {
      name: 'judged',
      strength: 1,
      errors: ['Mật khẩu phải có ít nhất 8 ký tự, trong đó có một chữ số'],
    },
  },
}
export const CouldNotCheck: Story = { args: { policy: { name: 'failed' } } }
