import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { nothing } from '../../ui/testing-story'
import { NotChecked } from './NotChecked'

const meta: Meta<typeof NotChecked> = {
  component: NotChecked,
  args: {
    failed: { retrying: false, again: nothing },
    reason: 'It could not be checked whether you may do this',
  },
}
export default meta
type Story = StoryObj<typeof NotChecked>

export const Failed: Story = {}
