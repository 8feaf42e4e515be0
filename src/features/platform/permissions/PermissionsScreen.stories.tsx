import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inConsole, storyAt, storyOf } from '../../../app/testing-story'
import { PermissionsScreen } from './PermissionsScreen'

const meta: Meta<typeof PermissionsScreen> = {
  component: PermissionsScreen,
  args: { internal: null },
  decorators: [inConsole],
  ...storyAt('/console-permission'),
}
export default meta
type Story = StoryObj<typeof PermissionsScreen>

export const Page: Story = {}
export const Long: Story = storyOf('searchPermissions', 'long')
export const Adding: Story = storyAt('/console-permission?drawer=create')
