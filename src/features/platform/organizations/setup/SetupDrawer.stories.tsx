import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { screen } from 'storybook/test'
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
/** It has no field: what has the focus depends on whether it comes before the drawer has opened. */
export const PermissionGroups: Story = {
  ...page('permission-group'),
  play: async () => (await screen.findAllByRole('button', { name: 'Close' })).at(-1)?.focus(),
}
export const WebTagging = page('web-tagging')
export const ModelStorage = page('model-storage')
export const ApiIngestion = page('api-ingestion')
export const SegmentQuota = page('segment')
export const TaskQuota = page('task')
export const SegmentSuggestion = page('segment-suggestion')
