import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inConsole, storyAt, storyOf } from '../../../app/testing-story'
import { PermissionGroupsScreen } from './PermissionGroupsScreen'

const meta: Meta<typeof PermissionGroupsScreen> = {
  component: PermissionGroupsScreen,
  decorators: [inConsole],
  ...storyAt('/permission-group'),
}
export default meta
type Story = StoryObj<typeof PermissionGroupsScreen>

export const Page: Story = {}
export const Long: Story = storyOf('searchPermissionGroups', 'long')
export const Adding: Story = storyAt('/permission-group?drawer=create')
export const Permissions: Story = storyAt('/permission-group?drawer=permissions')
