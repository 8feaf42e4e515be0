import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../app/testing-story'
import { InternalPermissionsScreen } from './InternalPermissionsScreen'

const meta: Meta<typeof InternalPermissionsScreen> = {
  title: 'internal permissions/InternalPermissionsScreen',
  component: InternalPermissionsScreen,
  decorators: [inConsole],
  parameters: answered({ at: '/internal-permission' }),
}
export default meta
type Story = StoryObj<typeof InternalPermissionsScreen>

const answeredBy = (example: string): Story => ({
  parameters: answered({ examples: { searchInternalPermissions: example } }),
})
const at = (address: string): Story => ({ parameters: answered({ at: address }) })

export const Page: Story = {}
export const Long = answeredBy('long')
export const Empty = answeredBy('empty')
export const Coming = answeredBy('coming')
export const CouldNotLoad = answeredBy('tooManyRequests')
export const Granting = at('/internal-permission?drawer=grant')
