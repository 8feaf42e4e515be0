import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../app/testing-story'
import { NotificationsScreen } from './NotificationsScreen'

const meta: Meta<typeof NotificationsScreen> = {
  component: NotificationsScreen,
  decorators: [inConsole],
  parameters: answered({ at: '/notification' }),
}
export default meta
type Story = StoryObj<typeof NotificationsScreen>

export const Page: Story = {}
export const Long: Story = {
  parameters: answered({ at: '/notification', examples: { searchNotifications: 'long' } }),
}
