import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { keeps, nothing } from './testing-story'
import { ColorField } from './ColorField'

const meta: Meta<typeof ColorField> = {
  component: ColorField,
  decorators: [keeps('value')],
  args: {
    label: 'Primary colour',
    name: 'primary',
    value: '#0f766e',
    shown: '#0f766e',
    swatchLabel: 'Choose the colour',
    onChange: nothing,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Refused: Story = { args: { value: 'teal-ish', error: 'A colour looks like #1A2B3C' } }
