import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../../app/testing-story'
import { keeps, nothing } from '../../ui/testing-story'
import { PermissionPicker } from './PermissionPicker'

const meta: Meta<typeof PermissionPicker> = {
  component: PermissionPicker,
  args: {
    name: 'permissions',
    label: 'Permission',
    value: [],
    onChange: nothing,
    placeholder: 'Choose',
    multiple: true,
  },
  decorators: [keeps('value'), inConsole],
}
export default meta
type Story = StoryObj<typeof PermissionPicker>

export const Chosen: Story = { args: { value: ['AccountManagement', 'GrantPrivilege'] } }
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Permission/ }))
    await expect((await screen.findAllByRole('checkbox')).length).toBeGreaterThan(1)
  },
}
