import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, waitFor } from 'storybook/test'
import { keeps, longWords, nothing } from './testing-story'
import { Tabs } from './Tabs'

const meta: Meta<typeof Tabs<string>> = {
  component: Tabs,
  decorators: [keeps('selected', 'onSelect')],
  args: {
    label: 'Logs',
    selected: 'access',
    onSelect: nothing,
    tabs: [
      { name: 'access', label: 'Access', content: 'Who came' },
      { name: 'change', label: 'Change', content: 'What was changed' },
      { name: 'export', label: 'Xuất dữ liệu và báo cáo', content: longWords },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** The arrows select, End takes the last. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Change' })).toHaveAttribute('aria-selected', 'true'),
    )
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Phương Đông'))
  },
}
