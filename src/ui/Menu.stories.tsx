import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from './Button'
import { Menu } from './Menu'
import { longWords, nothing } from './testing-story'

const edited = fn()

const meta: Meta<typeof Menu> = {
  component: Menu,
  args: {
    trigger: <Button>Actions</Button>,
    label: 'Actions',
    items: [
      { name: 'edit', label: 'Edit', icon: 'pencil', onSelect: edited },
      { name: 'long', label: longWords, onSelect: nothing },
      { name: 'off', label: 'Reset password', disabledReason: 'Missing Edit Permission', onSelect: nothing },
      'line',
      { name: 'delete', label: 'Delete', icon: 'trash', danger: true, onSelect: nothing },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ userEvent }) => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
}

export const Open: Story = { play: open }
/** The arrows go over the items, Enter takes one, and the focus comes back. */
export const ByKeyboard: Story = {
  play: async (context) => {
    edited.mockClear()
    await open(context)
    await context.userEvent.keyboard('{Home}{Enter}')
    await waitFor(() => expect(edited).toHaveBeenCalledOnce())
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Actions' })).toHaveFocus())
  },
}
