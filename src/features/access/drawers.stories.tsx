import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inConsole } from '../../app/testing-story'
import { nothing } from '../../ui/testing-story'
import { EvaluateDrawer } from './EvaluateDrawer'
import { SeeAsDrawer } from './SeeAs'
import { WhyDialog } from './WhyDialog'

const meta: Meta = { decorators: [inConsole] }
export default meta
type Story = StoryObj

export const SeeAs: Story = { render: () => <SeeAsDrawer onClose={nothing} /> }
export const Evaluate: Story = { render: () => <EvaluateDrawer onClose={nothing} /> }
export const Why: Story = { render: () => <WhyDialog operation="searchPermissions" onClose={nothing} /> }
