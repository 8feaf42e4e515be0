import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, screen, waitFor } from 'storybook/test'
import { nothing } from '../../ui/testing-story'
import { MomentField } from './MomentField'
import { MomentRangeField } from './MomentRangeField'
import { Time } from './Time'

const noon = Date.UTC(2026, 10, 12, 5)

const meta: Meta<typeof MomentField> = {
  component: MomentField,
  args: {
    name: 'expires',
    label: 'Expires',
    value: noon,
    onChange: nothing,
    timeOfDay: '00:00:00',
    error: undefined,
  },
}
export default meta
type Story = StoryObj<typeof MomentField>

export const Chosen: Story = {}
export const Refused: Story = { args: { value: undefined, error: 'Choose a date' } }
/** The button opens the calendar with the focus on the day; Escape gives it back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: /November 12/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
/** The arrow down in a field opens the calendar, Escape closes it. */
export const Range: Story = {
  render: () => (
    <MomentRangeField
      label="Contract"
      from={noon}
      to={undefined}
      names={{ from: 'from', to: 'to' }}
      errors={{ to: 'Choose an end' }}
      onChange={nothing}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('textbox')[0]!.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('grid')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  },
}
export const Times: Story = {
  render: () => (
    <p>
      <Time at={noon} /> · <Time at={noon} relative by="bao.tran@phuongdong.example" act="updated" />
    </p>
  ),
}
