import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { nothing } from './testing-story'
import { CountButton } from './CountButton'

const meta: Meta<typeof CountButton> = {
  component: CountButton,
  args: { label: '3 organizations of An Nguyễn', onClick: nothing, children: '3' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = { args: { disabledReason: 'Missing View Organization Permission' } }
