import { chakra } from '@chakra-ui/react'
import { useId, useMemo, useState } from 'react'
import { useDispatch } from 'react-redux'
import { isRefusal, useCreateSupportTicketMutation, useGetSupportTicketTopicsQuery } from '../../api'
import { noticed } from '../../flows/notices'
import { DraftOffer, FormFields, RefusalBanner } from '../../kit/form/DrawerForm'
import { useForm } from '../../kit/form/form'
import { skipLeaveGuard } from '../../kit/leave/asks'
import { Link } from '../../kit/navigation/Link'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Drawer } from '../../ui/Drawer'
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
  const dispatch = useDispatch()
  const id = useId()
  const topics = useGetSupportTicketTopicsQuery()
  const offered = topics.data?.result
  const [create, { isLoading, isSuccess, error }] = useCreateSupportTicketMutation()
  const [asked, setAsked] = useState<TicketRequest>()
  const form = useForm({
    initial: nothing,
    schema: useMemo(() => schemaFor(offered ?? {}), [offered]),
    busy: isLoading,
    // Nothing is lost by going to the tickets and back: this stays below them.
    saved: isSuccess || covered,
    draft: 'supportTickets.request',
    onSend: setAsked,
  })
  const send = async () => {
    if (!asked) return
    setAsked(undefined)
    const answer = await create({ supportTicketInput: { ...asked, utmSource: sourceOf(location) } })
    // A topic may be offered no more.
    if (answer.error) return void topics.refetch()
    dispatch(
      noticed({ tone: 'success', title: { id: 'common.success' }, text: { id: 'supportTickets.sent' } }),
    )
    onClose()
  }
  return (
    <Drawer
      open
      title={text('supportTickets.send')}
      size={600}
      closeLabel={text('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {text('common.cancel')}
          </Button>
          <SendButton
            formId={id}
            busy={form.busy}
            asking={asked !== undefined}
            onContinue={() => void send()}
            onLeave={() => setAsked(undefined)}
          />
        </>
      }
    >
      <FormFields id={id} {...form.props}>
        <RefusalBanner refusal={isRefusal(error) ? error : undefined} otherwise="supportTickets.failed" />
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
        {form.values.topic !== '' && (
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
    </Drawer>
  )
}
