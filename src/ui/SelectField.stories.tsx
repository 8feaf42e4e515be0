import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { keeps, longWords, nothing } from './testing-story'
import { SelectField } from './SelectField'

const meta: Meta<typeof SelectField> = {
  component: SelectField,
  decorators: [keeps('value')],
  args: {
    label: 'Language',
    name: 'lang',
    value: 'vi',
    onChange: nothing,
    options: [
      { value: 'en', label: 'English' },
      { value: 'vi', label: 'Tiếng Việt' },
      { value: 'long', label: longWords },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const LongWords: Story = { args: { value: 'long' } }
export const Refused: Story = { args: { value: '', placeholder: 'Choose', error: 'Choose a language' } }
