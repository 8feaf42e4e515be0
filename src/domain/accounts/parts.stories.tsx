import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inConsole } from '../../app/testing-story'
import { keeps, longWords, nothing } from '../../ui/testing-story'
import { AboutAccount } from './AboutAccount'
import { RoleTags } from './RoleTags'
import { UserPicker } from './UserPicker'

/** The small parts that several drawers and lists are made of. */
const meta: Meta<typeof UserPicker> = {
  component: UserPicker,
  args: {
    name: 'users',
    label: 'Users',
    value: [],
    onChange: nothing,
    placeholder: 'Choose',
    multiple: true,
  },
  decorators: [keeps('value'), inConsole],
}
export default meta
type Story = StoryObj<typeof UserPicker>

export const Users: Story = {}
export const UsersChosen: Story = { args: { value: [{ value: 'an@acme.example', label: longWords }] } }
export const About: Story = {
  render: () => (
    <AboutAccount account={{ id: 'bao.tran@phuongdong.example', name: longWords }} organization={longWords} />
  ),
}
export const Roles: Story = {
  render: () => <RoleTags name="Trần Lê Quốc Bảo" roles={['USER', 'ADMIN', 'SUPER_ADMIN']} />,
}
