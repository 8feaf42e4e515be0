import type { ReactNode } from 'react'
import type { Refusal } from '../../api'
import { useText, type MessageId } from '../../texts'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import type { Reason } from '../../ui/reason'
import type { Change } from '../change/useChange'
import { RefusalBanner } from '../form/DrawerForm'
import { Actions } from './Actions'

type Props = {
  title: string
  /** What it will do, to whom; the documents' default question without it. */
  children?: ReactNode
  /** The word of the act, as on the button that asked for it. */
  confirm: string
  /** It takes something away. */
  danger?: boolean
  /** Why it cannot be done now. */
  blocked?: Reason | undefined
  /** The request of the last press is on its way. */
  busy: boolean
  /** Why the last press was refused, with the words to use when the server gave none. */
  refusal?: Refusal | undefined
  otherwise: MessageId
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done; a refusal is told in place, and the question stays open. Mount it to open it. */
export function ConfirmDialog(props: Props) {
  const text = useText()
  const { title, children, confirm, danger, blocked, busy, refusal, otherwise, onConfirm, onClose } = props
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      description={children ?? text('confirm.continue')}
      onClose={onClose}
      closeLabel={text('common.close')}
      actions={
        <Actions onCancel={onClose}>
          <Button
            kind={danger ? 'danger' : 'primary'}
            loading={busy}
            onClick={onConfirm}
            {...(blocked !== undefined && { disabledReason: blocked })}
          >
            {confirm}
          </Button>
        </Actions>
      }
    >
      {!busy && refusal && <RefusalBanner refusal={refusal} otherwise={otherwise} />}
    </Dialog>
  )
}

/** What a `ConfirmDialog` needs of a question about one change. Closing it does not stop what was sent. */
export const confirmProps = <Arg,>(change: Change<Arg>, arg: Arg, onClose: () => void) => ({
  busy: change.busy,
  ...change.failure,
  onConfirm: () => void change.send(arg),
  onClose,
})
