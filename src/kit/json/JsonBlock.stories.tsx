import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inConsole } from '../../app/testing-story'
import { longWords } from '../../ui/testing-story'
import { JsonBlock } from './JsonBlock'

const meta: Meta<typeof JsonBlock> = {
  component: JsonBlock,
  args: { label: 'JSON', value: { id: 'org-phuongdong', name: longWords, roles: ['USER', 'ADMIN'] } },
  decorators: [inConsole],
}
export default meta
type Story = StoryObj<typeof JsonBlock>

export const Short: Story = {}
/** Long enough to be searched. */
export const Long: Story = {
  args: { value: Array.from({ length: 5000 }, (_, id) => ({ id, name: longWords })) },
}
