import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inConsole, storyAt } from '../../app/testing-story'
import { SupportTickets } from './SupportTickets'

const meta: Meta<typeof SupportTickets> = { component: SupportTickets, decorators: [inConsole] }
export default meta
type Story = StoryObj<typeof SupportTickets>

export const Closed: Story = {}
export const Requesting: Story = storyAt('/?drawer=support')
export const Tickets: Story = storyAt('/?drawer=tickets')
