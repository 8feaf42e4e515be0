import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StrengthBar } from './StrengthBar'

const meta: Meta<typeof StrengthBar> = {
  component: StrengthBar,
  args: { level: 3, label: 'Good' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = {}
export const Weak: Story = { args: { level: 1, label: 'Yếu' } }
