import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../app/testing-story'
import { parts } from '../../../domain/accounts/flow'
import { PlatformAccountsScreen } from './PlatformAccountsScreen'

const openOf = (id: string) =>
  `/super-admin-console-users?drawer=organizations&record=${encodeURIComponent(id)}`

/** Over the list that it is opened from, which knows the organizations of each account. */
const meta: Meta<typeof PlatformAccountsScreen> = {
  component: PlatformAccountsScreen,
  decorators: [inConsole],
}
export default meta
type Story = StoryObj<typeof PlatformAccountsScreen>

const of = (id: string): Story => ({ parameters: answered({ parts, at: openOf(id) }) })

export const Several = of('minhchau.nguyen@phuongdong.example')
export const Gone = of('nobody@acme.example')
