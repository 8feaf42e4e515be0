import { useDispatch, useSelector } from 'react-redux'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog'
import { useText, type MessageId } from '../../texts'
import { changeConfirmed, changeLeft, selectApiAccount, type AccessChange } from './state'

type Question = { title: MessageId; confirm: MessageId; consequence?: MessageId; danger?: boolean }

const questionOf = (change: AccessChange): Question => {
  if (change.name === 'newKey')
    return {
      title: 'apiAccount.generateTitle',
      confirm: 'apiAccount.generate',
      consequence: 'apiAccount.generateText',
      danger: true,
    }
  return change.disabled
    ? {
        title: 'apiAccount.switchOffTitle',
        confirm: 'apiAccount.switchOff',
        consequence: 'apiAccount.switchOffText',
        danger: true,
      }
    : { title: 'apiAccount.switchOnTitle', confirm: 'apiAccount.switchOn' }
}

/** The question before the access is switched, or a new key is made. */
export function AccessChangeDialog() {
  const text = useText()
  const dispatch = useDispatch()
  const state = useSelector(selectApiAccount)
  const open = state.name === 'asking' || (state.name === 'sending' && !state.left)
  if (!open) return null
  const { title, confirm, consequence, danger } = questionOf(state.change)
  return (
    <ConfirmDialog
      title={text(title)}
      confirm={text(confirm)}
      danger={danger ?? false}
      busy={state.name === 'sending'}
      refusal={state.name === 'asking' ? state.refusal : undefined}
      otherwise="common.failedToUpdate"
      onConfirm={() => dispatch(changeConfirmed(state.change))}
      onClose={() => dispatch(changeLeft())}
    >
      {consequence && text(consequence)} {text('confirm.continue')}
    </ConfirmDialog>
  )
}
