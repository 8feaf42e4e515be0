import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Icon } from './Icon'
import { Brand, Mark } from './Mark'
import { Skeleton } from './Skeleton'
import { Spinner } from './Spinner'
import { Words } from './Words'
import { longWords } from './testing-story'

/** What has one look, or none of its own. */
const meta: Meta = {}
export default meta
type Story = StoryObj

const icons = [
  'search',
  'bell',
  'pencil',
  'close',
  'lock',
  'globe',
  'check-circle',
  'warning',
  'info',
] as const

export const Icons: Story = {
  render: () => (
    <>
      {icons.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </>
  ),
}
export const Marks: Story = {
  render: () => (
    <>
      <Mark />
      <Brand name="Account Console" />
    </>
  ),
}
export const Lines: Story = {
  render: () => (
    <>
      <Skeleton />
      <Skeleton width="60%" height="16px" />
    </>
  ),
}
export const Spinners: Story = {
  render: () => (
    <>
      <Spinner label="Loading" /> <Spinner size={16} />
    </>
  ),
}
export const TwoLinesAtMost: Story = {
  render: () => (
    <div style={{ width: '200px' }}>
      <Words>{longWords}</Words>
      <Words>mot.nguoi.co.ten.that.dai@phuong-dong-truyen-thong.example</Words>
    </div>
  ),
}
