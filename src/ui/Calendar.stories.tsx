import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, fn } from 'storybook/test'
import { nothing } from './testing-story'
import { Calendar } from './Calendar'

const day = (date: number) => new Date(2026, 10, date)

const meta: Meta<typeof Calendar> = {
  component: Calendar,
  args: { lang: 'en', zone: 'Asia/Ho_Chi_Minh', range: false, from: day(12), to: day(12), onPick: nothing },
  // Its language is given to it.
  render: (args, { globals }) => <Calendar {...args} lang={globals.lang === 'vi' ? 'vi' : 'en'} />,
}
export default meta
type Story = StoryObj<typeof meta>

export const OneDay: Story = {}
export const Range: Story = {
  args: { range: true, from: day(9), to: day(20), hint: 'Choose the first day, then the last one.' },
}
export const NothingBefore: Story = { args: { first: day(10) } }
/** The arrows go from day to day, Enter takes one. */
export const ByKeyboard: Story = {
  args: { onPick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /November 12/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /November 20/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledOnce()
  },
}
