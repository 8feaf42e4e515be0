import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from './Button'
import { Popover } from './Popover'
import { longWords } from './testing-story'

const meta: Meta<typeof Popover> = {
  component: Popover,
  args: {
    trigger: <Button>Filters</Button>,
    label: 'Filters',
    children: (close) => (
      <div style={{ padding: '16px' }}>
        <p>{longWords}</p>
        <Button onClick={close}>Done</Button>
      </div>
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ userEvent }) => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus())
}

export const Open: Story = { play: open }
/** Escape closes it and gives the focus back. */
export const ByKeyboard: Story = {
  play: async (context) => {
    await open(context)
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Filters' })).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).toBeNull())
  },
}
