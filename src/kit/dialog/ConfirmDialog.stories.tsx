import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { longWords, nothing } from '../../ui/testing-story'
import { ConfirmDialog } from './ConfirmDialog'

const meta: Meta<typeof ConfirmDialog> = {
  component: ConfirmDialog,
  args: {
    title: 'Delete Phương Đông',
    children: longWords,
    confirm: 'Delete',
    danger: true,
    busy: false,
    otherwise: 'password.failed',
    onConfirm: nothing,
    onClose: nothing,
  },
}
export default meta
type Story = StoryObj<typeof ConfirmDialog>

export const Refused: Story = { args: { refusal: { status: 409, message: longWords, said: longWords } } }
export const Blocked: Story = { args: { blocked: 'Missing Delete Permission' } }
/** Escape is no yes. */
export const ByKeyboard: Story = {
  args: { onConfirm: fn(), onClose: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
