import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../../app/testing-story'
import { ObjectTools, SegmentTools, SupportTools } from './SystemTools'

const meta: Meta = {
  decorators: [inConsole],
  parameters: answered({ at: '/console-system-setting' }),
}
export default meta
type Story = StoryObj

export const Support: Story = { render: () => <SupportTools /> }
export const Segment: Story = { render: () => <SegmentTools /> }
export const ManageObject: Story = { render: () => <ObjectTools /> }
