import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, screen, waitFor } from 'storybook/test'
import { keeps, longWords, nothing } from './testing-story'
import { MultiSelectField } from './MultiSelectField'

const meta: Meta<typeof MultiSelectField> = {
  component: MultiSelectField,
  decorators: [keeps('value')],
  args: {
    label: 'Status',
    name: 'status',
    value: [],
    onChange: nothing,
    placeholder: 'All',
    options: [
      { value: 'active', label: 'Active', note: '12' },
      { value: 'inactive', label: 'Inactive' },
      { value: 'long', label: longWords },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = { args: { value: ['active', 'long'] } }
export const None: Story = { args: { options: [], none: 'No status yet' } }
/** Opened by Enter; blanks choose and take back, Escape gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('checkbox', { name: /^Active/ })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(first).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Active/ })).toHaveFocus())
  },
}
