import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../app/testing-story'
import { OrganizationLinksScreen } from './OrganizationLinksScreen'

const meta: Meta<typeof OrganizationLinksScreen> = {
  component: OrganizationLinksScreen,
  decorators: [inConsole],
  parameters: answered({ at: '/o' }),
}
export default meta
type Story = StoryObj<typeof OrganizationLinksScreen>

export const Page: Story = {}
export const Linking: Story = { parameters: answered({ at: '/o?drawer=link' }) }
export const Deleting: Story = { parameters: answered({ at: '/o?drawer=delete&record=link-1' }) }
