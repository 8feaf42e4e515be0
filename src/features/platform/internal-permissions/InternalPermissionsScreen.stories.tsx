import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inConsole, storyAt, storyOf } from '../../../app/testing-story'
import { InternalPermissionsScreen } from './InternalPermissionsScreen'

const meta: Meta<typeof InternalPermissionsScreen> = {
  component: InternalPermissionsScreen,
  decorators: [inConsole],
  ...storyAt('/internal-permission'),
}
export default meta
type Story = StoryObj<typeof InternalPermissionsScreen>

export const Page: Story = {}
export const Long: Story = storyOf('searchInternalPermissions', 'long')
export const Granting: Story = storyAt('/internal-permission?drawer=grant')
