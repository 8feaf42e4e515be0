import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, waitFor } from 'storybook/test'
import { keeps, longWords, nothing } from './testing-story'
import { TagsField } from './TagsField'

const meta: Meta<typeof TagsField> = {
  component: TagsField,
  decorators: [keeps('value')],
  args: {
    label: 'Allowed domains',
    name: 'domains',
    value: ['acme.example', 'hai-au.example'],
    onChange: nothing,
    removeLabel: (word) => `Remove ${word}`,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = { args: { value: [], placeholder: 'acme.example' } }
export const OneIsWrong: Story = {
  args: {
    value: ['acme.example', 'no domain', longWords],
    isWrong: (word) => !word.includes('.'),
    error: 'Not a domain',
  },
}
/** Enter adds what is typed, Backspace takes the last one away. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('new.example{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove new.example' })).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove new.example' })).toBeNull())
  },
}
