import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../app/testing-story'
import { OrganizationsScreen } from './OrganizationsScreen'
import { parts } from './flow'

const meta: Meta<typeof OrganizationsScreen> = {
  component: OrganizationsScreen,
  decorators: [inConsole],
  parameters: answered({ parts, at: '/o' }),
}
export default meta
type Story = StoryObj<typeof OrganizationsScreen>

export const Page: Story = {}
export const Long: Story = {
  parameters: answered({ parts, at: '/o', examples: { searchOrganizations: 'long' } }),
}
export const Adding: Story = { parameters: answered({ parts, at: '/o?drawer=create' }) }
export const Exporting: Story = { parameters: answered({ parts, at: '/o?drawer=export' }) }
export const Information: Story = {
  parameters: answered({ parts, at: '/o?drawer=info&record=org-phuongdong' }),
}
export const Updating: Story = {
  parameters: answered({ parts, at: '/o?drawer=update&record=org-phuongdong' }),
}
export const LinkedCompanies: Story = {
  parameters: answered({ parts, at: '/o?drawer=links&record=org-phuongdong' }),
}
export const Json: Story = { parameters: answered({ parts, at: '/o?drawer=json&record=org-phuongdong' }) }
export const ChangingTheStatus: Story = {
  parameters: answered({ parts, at: '/o?drawer=status&record=org-phuongdong' }),
}
export const Deleting: Story = {
  parameters: answered({ parts, at: '/o?drawer=delete&record=org-phuongdong' }),
}
export const Gone: Story = { parameters: answered({ parts, at: '/o?drawer=info&record=none' }) }
