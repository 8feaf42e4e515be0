import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, screen, waitFor } from 'storybook/test'
import { keeps, longWords, nothing } from './testing-story'
import { PickerField } from './PickerField'

const meta: Meta<typeof PickerField> = {
  component: PickerField,
  decorators: [keeps('value')],
  args: {
    label: 'Organization',
    name: 'organization',
    value: [],
    onChange: nothing,
    options: [
      { value: '1', label: 'Acme', note: 'acme' },
      { value: '2', label: 'Hải Âu' },
      { value: '3', label: longWords, note: 'phuong-dong' },
    ],
    query: '',
    onQuery: nothing,
    searchLabel: 'Search organizations',
    placeholder: 'Choose',
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  args: {
    multiple: true,
    value: [
      { value: '1', label: 'Acme' },
      { value: '3', label: longWords },
    ],
  },
}
export const Refused: Story = { args: { error: 'Choose an organization' } }
const open: Story['play'] = async ({ userEvent }) => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
}
export const Open: Story = { args: { multiple: true }, play: open }
export const Searching: Story = { args: { busy: true, options: [], message: 'Searching…' }, play: open }
export const NobodyFound: Story = { args: { options: [], message: 'Nothing found' }, play: open }
/** What is searched is taken with the arrows and a blank; Escape gives the focus back. */
export const ByKeyboard: Story = {
  args: { multiple: true },
  play: async (context) => {
    await open(context)
    await context.userEvent.keyboard('{ArrowDown} ')
    await expect(screen.getByRole('checkbox', { name: /Acme/ })).toBeChecked()
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(context.canvas.getByRole('button', { name: /^Organization/ })).toHaveFocus())
  },
}
