import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from './Button'
import { longWords } from './testing-story'
import { Tooltip } from './Tooltip'

const meta: Meta<typeof Tooltip> = {
  component: Tooltip,
  args: { text: 'Reads everything again', children: <Button>Refresh</Button> },
}
export default meta
type Story = StoryObj<typeof meta>

/** The focus shows it, Escape hides it. */
export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Reads everything again')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
export const Long: Story = {
  args: { text: longWords },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
}
