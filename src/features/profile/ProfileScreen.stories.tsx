import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../app/testing-story'
import { parts } from './flow'
import { ProfileScreen } from './ProfileScreen'

const meta: Meta<typeof ProfileScreen> = {
  component: ProfileScreen,
  decorators: [inConsole],
  parameters: answered({ parts }),
}
export default meta
type Story = StoryObj<typeof ProfileScreen>

export const Page: Story = {}
export const Editing: Story = { parameters: answered({ parts, at: '/?drawer=edit' }) }
export const HostileName: Story = {
  parameters: answered({ parts, examples: { getCurrentUser: 'hostileName' } }),
}
