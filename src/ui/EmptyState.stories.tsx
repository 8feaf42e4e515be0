import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from './Button'
import { longWords } from './testing-story'
import { EmptyState } from './EmptyState'

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  args: { icon: 'search', title: 'No organization found' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {}
export const WithAction: Story = { args: { title: longWords, action: <Button>Clear filters</Button> } }
