import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect } from 'storybook/test'
import { keeps, nothing } from './testing-story'
import { SwatchChoice } from './SwatchChoice'

const meta: Meta<typeof SwatchChoice> = {
  component: SwatchChoice,
  decorators: [keeps('value')],
  args: {
    label: 'Colour',
    value: '#0f766e',
    onChange: nothing,
    options: [
      { value: '#0f766e', label: 'Teal' },
      { value: '#b91c1c', label: 'Red' },
      { value: '#1d4ed8', label: 'Blue' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Red' })).toBeChecked()
  },
}
