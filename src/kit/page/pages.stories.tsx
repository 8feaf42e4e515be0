import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../../ui/Button'
import { longWords, nothing } from '../../ui/testing-story'
import { CopyButton } from '../CopyButton'
import { QueryContent } from '../query/QueryContent'
import { SectionContent } from '../query/SectionContent'
import { FullPage } from './FullPage'
import { PageMessage } from './PageMessage'

/** What stands in the place of a page or of a part of one. */
const meta: Meta = {}
export default meta
type Story = StoryObj

export const Message: Story = {
  render: () => (
    <FullPage brand="Account Console">
      <PageMessage icon="lock" title="No permission" text={longWords} actions={<Button>Back</Button>} />
    </FullPage>
  ),
}
const content = (query: { data?: string; error?: unknown; isFetching: boolean }) => () => (
  <QueryContent query={{ ...query, refetch: nothing }}>{(data) => <p>{data}</p>}</QueryContent>
)
export const Coming: Story = { render: content({ isFetching: true }) }
export const CouldNotLoad: Story = {
  render: content({ isFetching: false, error: { status: 500, message: '' } }),
}
export const CouldNotReadAgain: Story = {
  render: content({ isFetching: false, data: longWords, error: { status: 500, message: '' } }),
}
export const Section: Story = {
  render: () => (
    <SectionContent title="title.organizations" query={{ isFetching: true, refetch: nothing }}>
      {() => null}
    </SectionContent>
  ),
}
export const Copying: Story = {
  render: () => <CopyButton label="Copy the id" words="Copy" read={() => 'org-phuongdong'} />,
}
