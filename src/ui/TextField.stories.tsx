import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { keeps, longWords, nothing } from './testing-story'
import { TextField } from './TextField'

const meta: Meta<typeof TextField> = {
  component: TextField,
  decorators: [keeps('value')],
  args: { label: 'Name', name: 'name', value: 'Phương Đông', onChange: nothing },
}
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = {
  args: { value: '', placeholder: 'As people call it', help: 'Up to 255 characters' },
}
export const Refused: Story = { args: { value: '', error: 'Name cannot be blank' } }
export const Locked: Story = { args: { readOnly: true } }
export const SeveralLines: Story = {
  args: { value: longWords, rows: 3, limit: { most: 120, left: (count) => `${count} characters left` } },
}
