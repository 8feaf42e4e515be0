import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect } from 'storybook/test'
import { keeps, nothing } from './testing-story'
import { PasswordField } from './PasswordField'

const meta: Meta<typeof PasswordField> = {
  component: PasswordField,
  decorators: [keeps('value')],
  args: {
    label: 'Password',
    name: 'password',
    value: 'Secret-123',
    autoComplete: 'off',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    onChange: nothing,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Refused: Story = { args: { error: 'Enter at least 8 characters' } }
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}
