import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../app/testing-story'
import { OrganizationScreen } from './OrganizationScreen'
import { parts } from './theme/flow'

const meta: Meta<typeof OrganizationScreen> = {
  component: OrganizationScreen,
  decorators: [inConsole],
  parameters: answered({ at: '/organization', parts }),
}
export default meta
type Story = StoryObj<typeof OrganizationScreen>

const at = (address: string): Story => ({ parameters: answered({ at: address, parts }) })

export const Information: Story = {}
export const UpdateInformation = at('/organization?drawer=information')
export const Security = at('/organization?tab=security')
export const Settings = at('/organization?tab=settings')
