import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Avatar } from './Avatar'

const meta: Meta<typeof Avatar> = {
  component: Avatar,
  args: { initials: 'PĐ', shape: 'round', size: 56 },
}
export default meta
type Story = StoryObj<typeof meta>

export const Person: Story = {}
export const OrganizationOfColour: Story = { args: { shape: 'square', size: 80, color: '#0f766e' } }
export const PictureThatFails: Story = { args: { src: 'data:image/png;base64,none' } }
