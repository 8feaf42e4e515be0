import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../../app/testing-story'
import { CronjobConfigurations } from './CronjobConfigurations'
import { CronjobHistory } from './CronjobHistory'

const PATH = '/console-system-setting?tab=cronjob'

const meta: Meta<typeof CronjobConfigurations> = {
  component: CronjobConfigurations,
  decorators: [inConsole],
  parameters: answered({ at: PATH }),
}
export default meta
type Story = StoryObj<typeof CronjobConfigurations>

const answeredBy = (example: string): Story => ({
  parameters: answered({ at: PATH, examples: { searchCronjobConfigs: example } }),
})
const at = (more: string): Story => ({ parameters: answered({ at: PATH + more }) })

export const Configurations: Story = {}
export const Long = answeredBy('long')
export const Adding = at('&drawer=create')
export const Updating = at('&drawer=update&record=cron-1')

const history = (example: string): Story => ({
  render: () => <CronjobHistory />,
  parameters: answered({
    at: `${PATH}&subTab=history`,
    examples: { searchCronjobHistories: example },
  }),
})
export const History = history('page')
export const LongHistory = history('long')
