import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, screen } from 'storybook/test'
import { longWords, nothing } from '../../../ui/testing-story'
import { ColumnPicker } from './ColumnPicker'

const meta: Meta<typeof ColumnPicker> = {
  component: ColumnPicker,
  args: {
    choice: {
      loading: false,
      options: [
        { key: 'name', label: 'Name', shown: true },
        { key: 'long', label: longWords, shown: false },
      ],
      onShow: nothing,
      onReset: nothing,
    },
  },
}
export default meta
type Story = StoryObj<typeof ColumnPicker>

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect((await screen.findAllByRole('menuitemcheckbox')).length).toBe(2)
  },
}
