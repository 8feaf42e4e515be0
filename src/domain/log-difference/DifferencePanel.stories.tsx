import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inConsole } from '../../app/testing-story'
import { longWords, nothing } from '../../ui/testing-story'
import { DifferencePanel, type Compared } from './DifferencePanel'

const at = (key: string, json: string | undefined): Compared => ({
  key,
  at: Date.UTC(2026, 10, 20 + Number(key), 2),
  by: 'bao.tran@phuongdong.example',
  action: 'Update',
  json,
})
const json = (more: object) => JSON.stringify({ id: 'group-care', name: 'Chăm sóc khách hàng', ...more })

const meta: Meta<typeof DifferencePanel> = {
  component: DifferencePanel,
  args: { rows: [at('1', json({ note: longWords })), at('2', json({ members: 3 }))], onClose: nothing },
  decorators: [inConsole],
}
export default meta
type Story = StoryObj<typeof DifferencePanel>

export const Different: Story = {}
export const Same: Story = { args: { rows: [at('1', json({})), at('2', json({}))] } }
export const NothingToCompare: Story = { args: { rows: [at('1', undefined), at('2', json({}))] } }
