import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../app/testing-story'
import { AccountList } from './AccountList'
import { parts } from './flow'
import type { OverlayName } from './scope'

const meta: Meta<typeof AccountList> = {
  component: AccountList,
  args: { scope: 'organization', add: 'accounts.addHere' },
  decorators: [inConsole],
  parameters: answered({ at: '/console-users', parts }),
}
export default meta
type Story = StoryObj<typeof AccountList>

const withAccounts = (example: string): Story => ({
  parameters: answered({ examples: { searchAccounts: example } }),
})

export const Page: Story = {}
export const Long = withAccounts('long')
export const Nobody = withAccounts('empty')
export const Coming = withAccounts('coming')
export const CouldNotLoad = withAccounts('tooManyRequests')
export const Platform: Story = { args: { scope: 'platform' } }

const open = (name: OverlayName): Story => ({
  parameters: answered({ parts, at: `/console-users?drawer=${name}&record=bao.tran@phuongdong.example` }),
})

export const Updating = open('update')
export const ChangingTheStatus = open('status')
export const PermissionGroups = open('groups')
export const ResettingThePassword = open('reset')
export const SwitchingTwoFactorOff = open('two-factor')
export const Activity = open('activity')
export const Json = open('json')
export const Removing = open('remove')
export const Deleting = open('delete')
export const Exporting = open('export')
