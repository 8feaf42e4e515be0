import { useDispatch, useSelector } from 'react-redux'
import type { Dialogue } from '../../flows/dialogue'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog'
import { useText } from '../../texts'
import { endConfirmed, endLeft, type EndStep } from './state'

type State = { readonly sessionEnd: Dialogue<EndStep> }

/** The question before sessions end, while the flow asks it. */
export function EndDialog() {
  const text = useText()
  const dispatch = useDispatch()
  const { step, sending, refusal } = useSelector(({ sessionEnd }: State) => sessionEnd)
  if (!step) return null
  const all = step.name === 'all'
  return (
    <ConfirmDialog
      title={text(all ? 'shell.logoutAll' : 'sessionTokens.endTitle')}
      confirm={text(all ? 'shell.logoutAll' : 'sessionTokens.end')}
      danger
      busy={sending}
      refusal={refusal}
      otherwise="logout.failed"
      onConfirm={() => dispatch(endConfirmed())}
      onClose={() => dispatch(endLeft())}
    >
      {text('confirm.continue')} {all && text('sessionTokens.allText')}
      {!all && step.current && text('sessionTokens.currentText')}
    </ConfirmDialog>
  )
}
