import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../app/testing-story'
import { CreateDrawer } from './CreateDrawer'
import { parts } from './flow'

const meta: Meta<typeof CreateDrawer> = {
  component: CreateDrawer,
  args: { scope: 'organization', onClose: () => undefined },
  decorators: [inConsole],
  parameters: answered({ parts }),
}
export default meta
type Story = StoryObj<typeof CreateDrawer>

export const InTheOrganization: Story = {}
export const OnThePlatform: Story = { args: { scope: 'platform' } }
