import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ShieldBadge } from './ShieldBadge'

const meta: Meta<typeof ShieldBadge> = {
  component: ShieldBadge,
  args: { on: true, label: 'Two-factor is on' },
}
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {}
export const Off: Story = { args: { on: false, label: 'Two-factor is off' } }
