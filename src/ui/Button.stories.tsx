import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from './Button'
import { IconButton } from './IconButton'

const meta: Meta<typeof Button> = { component: Button }
export default meta
type Story = StoryObj<typeof Button>

export const Primary: Story = { args: { kind: 'primary', children: 'Save' } }
export const Danger: Story = { args: { kind: 'danger', children: 'Delete' } }
export const Busy: Story = { args: { kind: 'primary', loading: true, children: 'Saving…' } }
export const DisabledWithReason: Story = {
  args: { kind: 'primary', disabledReason: 'Missing Invite Permission', children: 'Invite' },
}
export const WithCounter: Story = { render: () => <IconButton icon="bell" label="Notifications" count={3} /> }
