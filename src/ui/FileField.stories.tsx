import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { keeps, longWords, nothing } from './testing-story'
import { FileField } from './FileField'

const meta: Meta<typeof FileField> = {
  component: FileField,
  decorators: [keeps('value')],
  args: {
    label: 'File',
    name: 'file',
    value: null,
    onChange: nothing,
    accept: '.csv',
    placeholder: 'Choose or drop a file',
    hint: 'csv, up to 10 MB',
    about: '2 KB',
    removeLabel: 'Remove file',
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {}
export const Chosen: Story = { args: { value: new File(['a'], `${longWords}.csv`) } }
export const Refused: Story = { args: { error: 'The file is larger than 10 MB' } }
export const Locked: Story = { args: { value: new File(['a'], 'users.csv'), locked: true } }
