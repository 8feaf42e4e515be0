import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Banner } from './Banner'
import { EmptyState } from './EmptyState'
import { Notice } from './Notice'
import { StrengthBar } from './StrengthBar'
import { Tag } from './Tag'

const meta: Meta = { title: 'ui/Feedback' }
export default meta

const nothing = () => undefined

export const SuccessNotice: StoryObj = {
  render: () => (
    <Notice
      tone="success"
      title="Success"
      text="User an@acme.example updated successfully"
      closeLabel="Dismiss"
      onClose={nothing}
    />
  ),
}
export const StayingNotice: StoryObj = {
  render: () => (
    <Notice
      tone="warning"
      title="Your session is expiring soon"
      text="You will be signed out at 09:30. Unsaved work would be lost."
      action={{ label: 'Extend', onPress: nothing }}
      closeLabel="Dismiss"
      onClose={nothing}
    />
  ),
}
export const Refused: StoryObj = { render: () => <Banner tone="danger">Your captcha is incorect</Banner> }
export const Empty: StoryObj = { render: () => <EmptyState icon="search" title="No organization found" /> }
export const Strength: StoryObj = { render: () => <StrengthBar level={3} label="Good" /> }
export const Tags: StoryObj = {
  render: () => (
    <>
      <Tag tone="success" dot>
        Success
      </Tag>{' '}
      <Tag tone="danger" dot>
        Failed
      </Tag>{' '}
      <Tag tone="strong">Super admin</Tag>
    </>
  ),
}
