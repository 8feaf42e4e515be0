import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { longWords } from './testing-story'

const meta: Meta = { render: () => <Opened /> }
export default meta
type Story = StoryObj

function Opened() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete Phương Đông"
        description={longWords}
        closeLabel="Close"
        role="alertdialog"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button kind="primary">Delete</Button>
          </>
        }
      />
    </>
  )
}

const open: Story['play'] = async ({ userEvent }) => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const opened = await screen.findByRole('alertdialog', { name: 'Delete Phương Đông' })
  await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement))
}

export const Open: Story = { play: open }
/** The focus stays inside; Escape closes it and gives the focus back. */
export const ByKeyboard: Story = {
  play: async (context) => {
    await open(context)
    for (let presses = 0; presses < 6; presses += 1) await context.userEvent.tab()
    await expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement)
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Open' })).toHaveFocus())
  },
}
