import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inConsole } from '../../app/testing-story'
import { nothing } from '../../ui/testing-story'
import { OwnOrganizationDrawer } from './OwnOrganizationDrawer'
import { PendingInvitations } from './PendingInvitations'

const meta: Meta = { decorators: [inConsole] }
export default meta
type Story = StoryObj

const invitations = () => (
  <PendingInvitations title="Invitations" count={3} onAnswer={nothing} onClose={nothing} />
)

export const OwnOrganization: Story = { render: () => <OwnOrganizationDrawer onClose={nothing} /> }
export const Invitations: Story = { render: invitations }
