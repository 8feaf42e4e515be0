import type { Form } from '../../kit/form/form'
import { useText } from '../../texts'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { SelectField } from '../../ui/SelectField'
import type { TicketRequest, Topics } from './request'

type Props = {
  field: ReturnType<Form<TicketRequest>['field']>
  /** Undefined until they are known. */
  topics: Topics | undefined
  failed: boolean
  retrying: boolean
  onAgain: () => void
}

/** What a request is about: chosen by its description, sent by its id. */
export function TopicField({ field, topics, failed, retrying, onAgain }: Props) {
  const text = useText()
  const options = Object.entries(topics ?? {}).map(([value, label]) => ({ value, label }))
  const isOffered = options.some(({ value }) => value === field.value)
  return (
    <>
      {failed && !topics && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" loading={retrying} onClick={onAgain}>
              {text('common.tryAgain')}
            </Button>
          }
        >
          {text('supportTickets.topicsFailed')}
        </Banner>
      )}
      {topics && options.length === 0 && <Banner tone="info">{text('supportTickets.noTopics')}</Banner>}
      <SelectField
        {...field}
        value={isOffered ? field.value : ''}
        label={text('supportTickets.topic')}
        placeholder={text(topics || failed ? 'supportTickets.chooseTopic' : 'common.loading')}
        options={options}
      />
    </>
  )
}
