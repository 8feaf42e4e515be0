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

const open = (name: string) => storyAt(`/permission-group?drawer=${name}&record=group-care`)

export const Updating: Story = open('update')
export const AssigningUsers: Story = open('users')
export const Deleting: Story = open('delete')
export const SystemGroup: Story = storyAt('/permission-group?drawer=info&record=group-root')
