import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../../app/testing-story'
import { Library } from './Library'
import { LiveVersions } from './LiveVersions'

const meta: Meta = {
  decorators: [inConsole],
  parameters: answered({ at: '/console-system-setting?tab=zalo-mini-app' }),
}
export default meta
type Story = StoryObj

const live = (examples: Record<string, string> = {}, search = ''): Story => ({
  render: () => <LiveVersions />,
  parameters: answered({ at: `/console-system-setting?tab=zalo-mini-app${search}`, examples }),
})
const library = (examples: Record<string, string> = {}, search = ''): Story => ({
  render: () => <Library />,
  parameters: answered({
    at: `/console-system-setting?tab=zalo-mini-app&menu=zma-library${search}`,
    examples,
  }),
})

export const Live = live()
export const LiveLong = live({ searchMiniAppLiveVersions: 'long' })
export const Adding = live({}, '&drawer=create')
export const Editing = live({}, '&drawer=update&record=live-1')
export const InTheLibrary = library()
export const AddingOne = library({}, '&drawer=add')
export const AddingAList = library({}, '&drawer=add-list')
export const DeletingOneWithLiveVersions = library({}, '&drawer=delete&record=mini-app-1')
