import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../app/testing-story'
import { ActivitiesScreen } from './ActivitiesScreen'

const meta: Meta<typeof ActivitiesScreen> = {
  title: 'activities/ActivitiesScreen',
  component: ActivitiesScreen,
  decorators: [inConsole],
  parameters: answered({ at: '/console-activity' }),
}
export default meta
type Story = StoryObj<typeof ActivitiesScreen>

const answeredBy = (example: string): Story => ({
  parameters: answered({ examples: { searchAccountLogs: example } }),
})
const at = (address: string): Story => ({ parameters: answered({ at: address }) })

export const Page: Story = {}
export const Long = answeredBy('long')
export const Empty = answeredBy('empty')
export const Coming = answeredBy('coming')
export const CouldNotLoad = answeredBy('tooManyRequests')
export const ExportLog = at('/console-activity?tab=export-logs')
export const ChangeLog = at('/console-activity?tab=change-logs')
export const Chart = at('/console-activity?tab=access-logs&chart=1')
