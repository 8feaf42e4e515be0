import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Tag, type Tone } from './Tag'

const meta: Meta<typeof Tag> = { component: Tag }
export default meta
type Story = StoryObj<typeof meta>

const tones: readonly Tone[] = [
  'success',
  'warning',
  'gold',
  'danger',
  'info',
  'neutral',
  'outline',
  'strong',
]

export const Tones: Story = {
  render: () => (
    <>
      {tones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </>
  ),
}
export const States: Story = {
  render: () => (
    <>
      {tones.map((tone) => (
        <Tag key={tone} tone={tone} dot>
          {tone}
        </Tag>
      ))}
    </>
  ),
}
