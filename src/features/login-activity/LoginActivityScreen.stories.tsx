import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../app/testing-story'
import { LoginActivityScreen } from './LoginActivityScreen'

const meta: Meta<typeof LoginActivityScreen> = {
  component: LoginActivityScreen,
  decorators: [inConsole],
  parameters: answered({ at: '/activity/login-history' }),
}
export default meta
type Story = StoryObj<typeof LoginActivityScreen>

export const Page: Story = {}
export const Long: Story = {
  parameters: answered({ at: '/activity/login-history', examples: { searchOwnLoginActivities: 'long' } }),
}
