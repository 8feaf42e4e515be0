import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inConsole, storyOf } from '../../app/testing-story'
import { nothing } from '../../ui/testing-story'
import { Html } from './Html'
import { PolicyDialog } from './PolicyDialog'
import { PolicyText } from './PolicyText'

const meta: Meta = { decorators: [inConsole] }
export default meta
type Story = StoryObj

export const Text: Story = {
  render: () => (
    <Html html="<h2>Điều khoản</h2><p>Áp dụng cho <b>mọi</b> tổ chức.</p><script>alert(1)</script>" />
  ),
}
export const HostilePolicy: Story = { render: () => <PolicyText />, ...storyOf('getPlatformTerm', 'hostile') }
export const PolicyInADialog: Story = { render: () => <PolicyDialog onClose={nothing} /> }
