import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { values } from '../../api'
import { inConsole } from '../../app/testing-story'
import { nothing } from '../../ui/testing-story'
import { InvitationStatusTag } from './InvitationStatusTag'
import { InviteButton } from './InviteButton'
import { InviteDrawer } from './InviteDrawer'

const meta: Meta<typeof InviteDrawer> = {
  component: InviteDrawer,
  args: { onClose: nothing },
  decorators: [inConsole],
}
export default meta
type Story = StoryObj<typeof InviteDrawer>

export const Open: Story = {}
export const Button: Story = { render: () => <InviteButton /> }
export const Statuses: Story = {
  render: () => (
    <>
      {values.InvitationStatus.map((status) => (
        <InvitationStatusTag key={status} status={status} />
      ))}
    </>
  ),
}
