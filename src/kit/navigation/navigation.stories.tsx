import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect } from 'storybook/test'
import { inConsole, storyAt } from '../../app/testing-story'
import { longWords } from '../../ui/testing-story'
import { ButtonLink, OutsideButtonLink } from './ButtonLink'
import { Link } from './Link'
import { SideMenu, SideMenuEntry, SideMenuGroup } from './SideMenu'
import { Website } from './Website'

const meta: Meta = { decorators: [inConsole], ...storyAt('/') }
export default meta
type Story = StoryObj

export const Links: Story = {
  render: () => (
    <p>
      <Link to="/notification">Notifications</Link> · <Website address="https://phuongdong.example" /> ·{' '}
      <Website address="javascript:alert(1)" />
    </p>
  ),
}
export const ButtonLinks: Story = {
  render: () => (
    <>
      <ButtonLink to="/notification">Notifications</ButtonLink>{' '}
      <OutsideButtonLink href="https://phuongdong.example">{longWords}</OutsideButtonLink>
    </>
  ),
}
/** Tab goes through the entries. */
export const Side: Story = {
  render: () => (
    <SideMenu label="Settings">
      <SideMenuEntry to="?menu=general" icon="gear" isHere>
        General
      </SideMenuEntry>
      <SideMenuGroup name="Quota">
        <SideMenuEntry to="?menu=segment" icon="grid" isHere={false}>
          {longWords}
        </SideMenuEntry>
      </SideMenuGroup>
    </SideMenu>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'General' })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'General' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: longWords })).toHaveFocus()
  },
}
