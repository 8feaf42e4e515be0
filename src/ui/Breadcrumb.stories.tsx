import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { longWords } from './testing-story'
import { Breadcrumb } from './Breadcrumb'

const meta: Meta<typeof Breadcrumb> = {
  component: Breadcrumb,
  args: {
    label: 'Breadcrumb',
    items: [
      <a key="1" href="#up">
        Account
      </a>,
      'Session Token',
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const LongName: Story = {
  args: {
    items: [
      <a key="1" href="#up">
        Organizations
      </a>,
      longWords,
      longWords,
    ],
  },
}
