import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inConsole } from '../../app/testing-story'
import { nothing } from '../../ui/testing-story'
import { SetUpCard } from './SetUpCard'

const meta: Meta<typeof SetUpCard> = {
  component: SetUpCard,
  args: {
    state: { name: 'confirming', again: false },
    setup: undefined,
    busy: false,
    refusal: undefined,
    onCode: nothing,
    onAgain: nothing,
    onCancel: nothing,
  },
  decorators: [inConsole],
}
export default meta
type Story = StoryObj<typeof SetUpCard>

export const ReplacedByAnotherTab: Story = { args: { state: { name: 'replaced' } } }
