import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../app/testing-story'
import { SessionTokensScreen } from './SessionTokensScreen'
import { parts } from './flow'

const meta: Meta<typeof SessionTokensScreen> = {
  component: SessionTokensScreen,
  decorators: [inConsole],
  parameters: answered({ parts, at: '/security/my-account-tokens' }),
}
export default meta
type Story = StoryObj<typeof SessionTokensScreen>

export const Page: Story = {}
