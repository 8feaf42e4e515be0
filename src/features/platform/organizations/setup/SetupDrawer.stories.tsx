import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../../app/testing-story'
import { nothing } from '../../../../ui/testing-story'
import type { PageName } from './menu'
import { SetupDrawer } from './SetupDrawer'

const meta: Meta<typeof SetupDrawer> = {
  component: SetupDrawer,
  args: { organization: { id: 'org-phuongdong', name: 'Phương Đông Real Estate' }, onClose: nothing },
  decorators: [inConsole],
}
export default meta
type Story = StoryObj<typeof SetupDrawer>

const page = (name: PageName): Story => ({ parameters: answered({ at: `/?menu=${name}` }) })

export const General = page('general')
export const PermissionGroups = page('permission-group')
export const WebTagging = page('web-tagging')
export const ModelStorage = page('model-storage')
export const ApiIngestion = page('api-ingestion')
export const SegmentQuota = page('segment')
export const TaskQuota = page('task')
export const SegmentSuggestion = page('segment-suggestion')
