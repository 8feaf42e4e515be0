import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../../app/testing-story'
import { keeps, nothing } from '../../ui/testing-story'
import { PermissionGroupPicker } from './PermissionGroupPicker'

const meta: Meta<typeof PermissionGroupPicker> = {
  component: PermissionGroupPicker,
  args: { name: 'chosen', label: 'Permission group', value: [], onChange: nothing, placeholder: 'Choose' },
  decorators: [keeps('value'), inConsole],
}
export default meta
type Story = StoryObj<typeof PermissionGroupPicker>

/** What the server finds, taken by keyboard. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Permission group/ }))
    await expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1)
  },
}
