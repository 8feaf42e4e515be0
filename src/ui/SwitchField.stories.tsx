import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { keeps, nothing } from './testing-story'
import { SwitchField } from './SwitchField'

const meta: Meta<typeof SwitchField> = {
  component: SwitchField,
  decorators: [keeps('checked')],
  args: { label: 'Email marketing', name: 'marketing', checked: true, state: 'On', onChange: nothing },
}
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {}
export const Busy: Story = { args: { busy: true } }
export const Off: Story = {
  args: { checked: false, state: 'Off', disabledReason: 'Missing Edit Permission' },
}
