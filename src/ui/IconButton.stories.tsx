import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { IconButton } from './IconButton'

const meta: Meta<typeof IconButton> = {
  component: IconButton,
  args: { label: 'Notifications', icon: 'bell' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Bare: Story = {}
export const WithCount: Story = { args: { count: 128 } }
export const Off: Story = { args: { disabledReason: 'Missing Edit Permission' } }
