import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../../app/testing-story'
import { parts } from './flow'
import { SystemVariables } from './SystemVariables'

const meta: Meta<typeof SystemVariables> = {
  component: SystemVariables,
  decorators: [inConsole],
  parameters: answered({ parts }),
}
export default meta
type Story = StoryObj<typeof SystemVariables>

const answeredBy = (example: string): Story => ({
  parameters: answered({ parts, examples: { searchSystemVariables: example } }),
})
const at = (address: string): Story => ({ parameters: answered({ parts, at: address }) })

export const List: Story = {}
export const Long = answeredBy('long')
export const Adding = at('/console-system-setting?drawer=create')
export const Updating = at('/console-system-setting?drawer=update&record=MAIL_GATEWAY_URL')
