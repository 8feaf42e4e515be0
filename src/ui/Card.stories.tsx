import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from './Button'
import { longWords } from './testing-story'
import { Card } from './Card'

const meta: Meta<typeof Card> = {
  component: Card,
  args: { title: 'Two-factor authentication', children: 'It is on since 12/11/2026.' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Titled: Story = {}
export const WithAction: Story = { args: { action: <Button size="sm">Edit</Button> } }
export const LongTitle: Story = { args: { title: longWords, children: longWords } }
