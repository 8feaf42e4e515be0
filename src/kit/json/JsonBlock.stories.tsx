import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, screen, waitFor } from 'storybook/test'
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
/** Long enough to be searched. End and Home go to its ends, however little of it is drawn. */
export const Long: Story = {
  args: { value: Array.from({ length: 5000 }, (_, id) => ({ id, name: longWords })) },
  play: async ({ userEvent }) => {
    const region = await screen.findByRole('region', { name: 'JSON' })
    await waitFor(() => expect(region.scrollHeight).toBeGreaterThan(region.clientHeight))
    region.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(region).toHaveTextContent('"id": 4999'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(region.scrollTop).toBe(0))
  },
}
