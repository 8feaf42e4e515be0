import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, screen, waitFor } from 'storybook/test'
import { longWords } from './testing-story'
import { ChoiceBox } from './ChoiceBox'

const meta: Meta<typeof ChoiceBox> = {
  component: ChoiceBox,
  args: {
    label: 'Role',
    name: 'role',
    words: '',
    placeholder: 'Choose',
    children: () => <input aria-label="Search" />,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { args: { words: longWords } }
export const Refused: Story = { args: { error: 'Choose at least one role' } }
/** Enter opens it, its first field has the focus, Escape gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Role/ })).toHaveFocus())
  },
}
