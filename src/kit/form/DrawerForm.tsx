import { chakra } from '@chakra-ui/react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import type { Refusal } from '../../api'
import { phraseOf } from '../../flows/outcomes'
import { useText, type MessageId } from '../../texts'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import type { Reason } from '../../ui/reason'
import { Actions } from '../dialog/Actions'
import { Panel } from '../dialog/Panel'
import { IconButton } from '../../ui/IconButton'
import { useWords } from '../useWords'
import { ConflictNotice } from './ConflictNotice'
import { FailureBand } from './FailureBand'
import type { Form } from './form'

/** The fields of a form in a drawer or a dialog, one below the other. */
export const FormFields = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '16px' },
})

type DrawerFormProps<Values> = {
  title: string
  size: ComponentProps<typeof Panel>['size']
  form: Form<Values>
  /** Why the server refused the last press, with the words to use when it gave none. */
  refusal: Refusal | undefined
  otherwise: MessageId
  onClose: () => void
  /** Why what stands in the fields cannot be sent now. */
  blocked?: Reason | undefined
  /** The fields. */
  children: ReactNode
}

/**
 * A form in a drawer: Cancel and Save in its footer, a refusal above the fields. Mount it to open it: its
 * values live as long as it does.
 */
export function DrawerForm<Values>({
  title,
  size,
  form,
  refusal,
  otherwise,
  onClose,
  blocked,
  children,
}: DrawerFormProps<Values>) {
  const text = useText()
  const id = useId()
  return (
    <Panel
      title={title}
      size={size}
      onClose={onClose}
      footer={
        <FormActions
          form={form}
          formId={id}
          send={text('common.save')}
          blocked={blocked}
          onCancel={onClose}
        />
      }
    >
      <FormFields id={id} {...form.props}>
        <FormNotices form={form} refused={{ refusal, otherwise }} />
        {children}
      </FormFields>
    </Panel>
  )
}

type FormActionsProps = {
  form: Pick<Form<unknown>, 'busy' | 'unchanged'>
  /** The id of the <form>, which stands elsewhere. */
  formId: string
  /** The word of the main action. */
  send: string
  /** It takes something away. */
  danger?: boolean
  /** Why what stands in the fields cannot be sent now. */
  blocked?: Reason | undefined
  onCancel: () => void
}

/** Below a form in a drawer or a dialog: Cancel, and the action that sends it once something has changed. */
export function FormActions({ form, formId, send, danger, blocked, onCancel }: FormActionsProps) {
  const text = useText()
  return (
    <Actions onCancel={onCancel}>
      <Button
        kind={danger ? 'danger' : 'primary'}
        type="submit"
        form={formId}
        loading={form.busy}
        disabledReason={blocked ?? (form.unchanged ? text('form.unchanged') : undefined)}
      >
        {send}
      </Button>
    </Actions>
  )
}

type FormNoticesProps = {
  form: Pick<Form<unknown>, 'offer' | 'conflict' | 'busy'>
  /** Why the server refused the last press, where that is told in place. */
  refused?: { readonly refusal: Refusal | undefined; readonly otherwise: MessageId }
}

/** Above the fields: why the last press was refused, or sent nothing, and what was typed before and not saved. */
export function FormNotices({ form: { offer, conflict, busy }, refused }: FormNoticesProps) {
  return (
    <>
      {refused && !busy && !conflict && <RefusalBanner {...refused} />}
      <DraftOffer offer={offer} />
      {conflict && <ConflictNotice conflict={conflict} />}
    </>
  )
}

/** What was typed before the session ended, offered above the fields. */
export function DraftOffer({ offer }: { offer: Form<unknown>['offer'] }) {
  const text = useText()
  if (!offer) return null
  return (
    <Banner
      tone="info"
      action={
        <chakra.span display="flex" gap="8px">
          <Button size="sm" onClick={offer.take}>
            {text('form.restore')}
          </Button>
          <IconButton size="sm" icon="close" label={text('common.dismiss')} onClick={offer.leave} />
        </chakra.span>
      }
    >
      {text('form.draft')}
    </Banner>
  )
}

/** Why a form was refused, unless the session tells it already. */
export function RefusalBanner({
  refusal,
  otherwise,
}: {
  refusal: Refusal | undefined
  otherwise: MessageId
}) {
  const words = useWords()
  if (!refusal || refusal.toldBySession) return null
  return <FailureBand>{words(phraseOf(refusal, otherwise))}</FailureBand>
}
