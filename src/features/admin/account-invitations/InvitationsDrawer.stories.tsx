import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inConsole, storyOf } from '../../../app/testing-story'
import { nothing } from '../../../ui/testing-story'
import { InvitationsDrawer } from './InvitationsDrawer'
import { InviteManyDrawer } from './InviteManyDrawer'

const meta: Meta<typeof InvitationsDrawer> = {
  component: InvitationsDrawer,
  args: { onInvite: nothing, onInviteMany: nothing, onClose: nothing },
  decorators: [inConsole],
}
export default meta
type Story = StoryObj<typeof InvitationsDrawer>

export const Some: Story = {}
export const None: Story = storyOf('searchInvitations', 'empty')
export const InvitingMany: Story = { render: () => <InviteManyDrawer onClose={nothing} /> }
