import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect } from 'storybook/test'
import { keeps, nothing } from './testing-story'
import { Segmented } from './Segmented'

const meta: Meta<typeof Segmented<string>> = {
  component: Segmented,
  decorators: [keeps('value')],
  args: {
    label: 'Layout',
    value: 'standard',
    onChange: nothing,
    options: [
      { value: 'standard', label: 'Standard', icon: 'grid' },
      { value: 'modern', label: 'Modern', icon: 'menu' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const LongWords: Story = {
  args: {
    value: '1',
    options: [
      { value: '1', label: 'Tiếng Việt, theo hệ thống' },
      { value: '2', label: 'English' },
    ],
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Modern' })).toBeChecked()
  },
}
