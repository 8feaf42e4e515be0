import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../app/testing-story'
import { InvitationsScreen } from './InvitationsScreen'

const meta: Meta<typeof InvitationsScreen> = {
  component: InvitationsScreen,
  decorators: [inConsole],
  parameters: answered({ at: '/activity/invitation' }),
}
export default meta
type Story = StoryObj<typeof InvitationsScreen>

export const Page: Story = {}
export const Long: Story = {
  parameters: answered({ at: '/activity/invitation', examples: { searchOwnInvitations: 'long' } }),
}
