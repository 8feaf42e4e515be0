import { chakra } from '@chakra-ui/react'
import { useId, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { supportTicketsApi, useCreateSupportTicketMutation, useGetSupportTicketTopicsQuery } from '../../api'
import { serverNow } from '../../clock'
import { askedIn } from '../../kit/access/asking'
import { useChange } from '../../kit/change/useChange'
import { useLookUp } from '../../kit/change/useLookUp'
import { DraftOffer, FormFields, RefusalBanner } from '../../kit/form/DrawerForm'
import { useForm } from '../../kit/form/form'
import { skipLeaveGuard } from '../../kit/leave/asks'
import { Link } from '../../kit/navigation/Link'
import { useText } from '../../texts'
import { timings } from '../../timings'
import { Panel } from '../../kit/dialog/Panel'
import { TextField } from '../../ui/TextField'
import { DescriptionField } from './DescriptionField'
import { nothing, schemaFor, sourceOf, type TicketRequest } from './request'
import { SendButton } from './SendButton'
import { TopicField } from './TopicField'

const Ways = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', color: 'fg.muted' },
})
const Way = chakra(Link, { base: { display: 'inline-flex', alignItems: 'center', minH: 'var(--control)' } })

type Props = {
  /** The tickets are open above it. */
  covered: boolean
  toTickets: { to: string; state: object }
  onClose: () => void
}

/** A request to the support: written, confirmed, sent once. Mount it to open it. */
export function SupportDrawer({ covered, toTickets, onClose }: Props) {
  const text = useText()
  const id = useId()
  const location = useLocation()
  // What was pressed for it, as when this opened: below the tickets the place is another.
  const [asked] = useState(() => askedIn(location.state))
  const lookUp = useLookUp()
  // Topics hardly ever change: one reading serves both drawers.
  const topics = useGetSupportTicketTopicsQuery(undefined, { refetchOnMountOrArgChange: false })
  const offered = topics.data?.result
  const creation = useCreateSupportTicketMutation()
  const change = useChange(creation, {
    done: 'supportTickets.sent',
    failed: 'supportTickets.failed',
    onClose,
    wasDone: async ({ supportTicketInput: { ticketSubject, topic } }) => {
      const fromTime = serverNow() - timings.pressBefore
      const supportTicketSearch = { freeText: ticketSubject, topics: [topic], fromTime, toTime: 0 }
      const own = await lookUp(supportTicketsApi.endpoints.searchSupportTickets, { supportTicketSearch })
      return own?.results.content.some(({ subject }) => subject === ticketSubject)
    },
  })
  const [unconfirmed, setUnconfirmed] = useState<TicketRequest>()
  const form = useForm({
    initial: asked ? { topic: '', ticketSubject: asked.subject, description: asked.description } : nothing,
    schema: useMemo(() => schemaFor(offered ?? {}), [offered]),
    busy: change.busy,
    // Nothing is lost by going to the tickets and back: this stays below them.
    saved: creation[1].isSuccess || covered,
    draft: 'supportTickets.request',
    onSend: setUnconfirmed,
  })
  const send = async () => {
    if (!unconfirmed) return
    setUnconfirmed(undefined)
    const isSent = await change.send({
      supportTicketInput: { ...unconfirmed, utmSource: sourceOf(globalThis.location) },
    })
    // A topic may be offered no more.
    if (!isSent) void topics.refetch()
  }
  return (
    <Panel
      title={text('supportTickets.send')}
      size="medium"
      onClose={onClose}
      action={
        <SendButton
          formId={id}
          busy={form.busy}
          asking={unconfirmed !== undefined}
          onContinue={() => void send()}
          onLeave={() => setUnconfirmed(undefined)}
        />
      }
    >
      <FormFields id={id} {...form.props}>
        <RefusalBanner {...change.failure} />
        <DraftOffer offer={form.offer} />
        <Ways>
          {text('supportTickets.intro')}
          <Way to={toTickets.to} state={{ ...toTickets.state, ...skipLeaveGuard }}>
            {text('supportTickets.view')}
          </Way>
        </Ways>
        <TopicField
          field={form.field('topic')}
          topics={offered}
          failed={topics.isError}
          retrying={topics.isFetching}
          onAgain={() => void topics.refetch()}
        />
        {(form.values.topic !== '' || asked) && (
          <>
            <TextField
              {...form.field('ticketSubject')}
              label={text('supportTickets.subject')}
              autoComplete="off"
            />
            <DescriptionField field={form.field('description')} />
          </>
        )}
      </FormFields>
    </Panel>
  )
}
