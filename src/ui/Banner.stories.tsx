import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from './Button'
import { longWords } from './testing-story'
import { Banner } from './Banner'

const meta: Meta<typeof Banner> = {
  component: Banner,
  args: { tone: 'info', children: 'Your draft from 09:12 is still here.' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Refused: Story = { args: { tone: 'danger', children: 'Your captcha is incorect' } }
export const LongWithAction: Story = {
  args: { tone: 'warning', children: longWords, action: <Button size="sm">Try again</Button> },
}
