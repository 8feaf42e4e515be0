import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../app/testing-story'
import { PermissionsScreen } from './PermissionsScreen'

const meta: Meta<typeof PermissionsScreen> = {
  title: 'permissions/PermissionsScreen',
  component: PermissionsScreen,
  args: { internal: null },
  decorators: [inConsole],
  parameters: answered({ at: '/console-permission' }),
}
export default meta
type Story = StoryObj<typeof PermissionsScreen>

const answeredBy = (example: string): Story => ({
  parameters: answered({ examples: { searchPermissions: example } }),
})
const at = (address: string): Story => ({ parameters: answered({ at: address }) })

export const Page: Story = {}
export const Long = answeredBy('long')
export const Empty = answeredBy('empty')
export const Coming = answeredBy('coming')
export const CouldNotLoad = answeredBy('tooManyRequests')
export const Adding = at('/console-permission?drawer=create')
