import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inConsole, storyAt, storyOf } from '../../../app/testing-story'
import { ActivitiesScreen } from './ActivitiesScreen'

const meta: Meta<typeof ActivitiesScreen> = {
  component: ActivitiesScreen,
  decorators: [inConsole],
  ...storyAt('/console-activity'),
}
export default meta
type Story = StoryObj<typeof ActivitiesScreen>

export const Page: Story = {}
export const Long: Story = storyOf('searchAccountLogs', 'long')
export const ExportLog: Story = storyAt('/console-activity?tab=export-logs')
export const ChangeLog: Story = storyAt('/console-activity?tab=change-logs')
export const Chart: Story = storyAt('/console-activity?tab=access-logs&chart=1')
