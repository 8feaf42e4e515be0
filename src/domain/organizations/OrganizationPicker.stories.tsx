import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../../app/testing-story'
import { keeps, nothing } from '../../ui/testing-story'
import { OrganizationPicker } from './OrganizationPicker'

const meta: Meta<typeof OrganizationPicker> = {
  component: OrganizationPicker,
  args: {
    name: 'chosen',
    label: 'Organization',
    value: [],
    onChange: nothing,
    placeholder: 'Choose',
    pause: 0,
  },
  decorators: [keeps('value'), inConsole],
}
export default meta
type Story = StoryObj<typeof OrganizationPicker>

/** What the server finds, taken by keyboard. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Organization/ }))
    await expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1)
  },
}
