import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../app/testing-story'
import { ExportHistoryScreen } from './ExportHistoryScreen'
import { parts } from './flow'

const meta: Meta<typeof ExportHistoryScreen> = {
  component: ExportHistoryScreen,
  decorators: [inConsole],
  parameters: answered({ at: '/activity/export-history', parts }),
}
export default meta
type Story = StoryObj<typeof ExportHistoryScreen>

export const Page: Story = {}
