import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from './Button'
import { longWords } from './testing-story'
import { PageHeading } from './PageHeading'

const meta: Meta<typeof PageHeading> = {
  component: PageHeading,
  args: { title: 'Session Token' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Bare: Story = {}
export const LongWithAction: Story = {
  args: { title: longWords, action: <Button kind="primary">Invite</Button> },
}
