import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, screen } from 'storybook/test'
import { answered, inConsole } from '../../../../app/testing-story'
import { nothing } from '../../../../ui/testing-story'
import { CronjobConfigurations } from './CronjobConfigurations'
import { CronjobHistory } from './CronjobHistory'
import { ScheduleDialog } from './ScheduleDialog'

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

/** The arrows go over the numbers, Space chooses one. */
export const Scheduling: Story = {
  render: () => <ScheduleDialog schedule={undefined} onAccept={nothing} onClose={nothing} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Every month' }))
    screen.getByRole('checkbox', { name: 'Jan' }).focus()
    await userEvent.keyboard('{ArrowRight} {ArrowRight} ')
    await expect(screen.getByRole('checkbox', { name: 'Feb' })).toBeChecked()
    await expect(screen.getByRole('checkbox', { name: 'Mar' })).toBeChecked()
    await expect(screen.getByRole('checkbox', { name: 'Mar' })).toHaveFocus()
  },
}

const history = (example: string): Story => ({
  render: () => <CronjobHistory />,
  parameters: answered({
    at: `${PATH}&subTab=history`,
    examples: { searchCronjobHistories: example },
  }),
})
export const History = history('page')
export const LongHistory = history('long')
