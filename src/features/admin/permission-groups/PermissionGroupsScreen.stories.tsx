import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../app/testing-story'
import { PermissionGroupsScreen } from './PermissionGroupsScreen'

const meta: Meta<typeof PermissionGroupsScreen> = {
  title: 'permission groups/PermissionGroupsScreen',
  component: PermissionGroupsScreen,
  decorators: [inConsole],
  parameters: answered({ at: '/permission-group' }),
}
export default meta
type Story = StoryObj<typeof PermissionGroupsScreen>

const answeredBy = (example: string): Story => ({
  parameters: answered({ examples: { searchPermissionGroups: example } }),
})
const at = (address: string): Story => ({ parameters: answered({ at: address }) })

export const Page: Story = {}
export const Long = answeredBy('long')
export const Empty = answeredBy('empty')
export const Coming = answeredBy('coming')
export const CouldNotLoad = answeredBy('tooManyRequests')
export const Adding = at('/permission-group?drawer=create')
export const Permissions = at('/permission-group?drawer=permissions')
