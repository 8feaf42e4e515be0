import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { longWords } from './testing-story'
import { Definitions } from './Definitions'

const meta: Meta<typeof Definitions> = {
  component: Definitions,
  args: {
    items: [
      { term: 'Email', value: 'an@acme.example' },
      { term: 'Phone', value: undefined },
      { term: 'Organization', value: longWords },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
