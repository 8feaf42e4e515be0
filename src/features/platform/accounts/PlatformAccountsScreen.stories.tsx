import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../app/testing-story'
import { parts } from '../../../domain/accounts/flow'
import { PlatformAccountsScreen } from './PlatformAccountsScreen'

const meta: Meta<typeof PlatformAccountsScreen> = {
  component: PlatformAccountsScreen,
  decorators: [inConsole],
  parameters: answered({ parts }),
}
export default meta
type Story = StoryObj<typeof PlatformAccountsScreen>

const open = (name: string): Story => ({
  parameters: answered({ parts, at: `/?drawer=${name}&record=bao.tran@phuongdong.example` }),
})

export const Assigning = open('assign')
