import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ProgressBar } from './ProgressBar'

const meta: Meta<typeof ProgressBar> = {
  component: ProgressBar,
  args: {
    label: 'Sending users.csv',
    percent: 40,
    words: '4 of 10 MB',
    announce: (percent) => `${percent} percent`,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Going: Story = {}
