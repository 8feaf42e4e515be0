import { useDispatch, useSelector } from 'react-redux'
import type { CurrentUser } from '../api'
import { otherTabDialogLeft, selectOtherTabUser, selectUser } from '../session/state'
import { useText } from '../texts'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

const organizationOf = ({ orgCtx }: CurrentUser) => orgCtx && (orgCtx.organization?.name ?? orgCtx.orgId)

/**
 * The session works for another organization or person than this tab shows, because of another tab: nothing more is
 * sent from here until the person has answered (B17). It goes by itself when the other tab comes back.
 */
export function OtherTabDialog() {
  const text = useText()
  const dispatch = useDispatch()
  const user = useSelector(selectUser)
  const otherUser = useSelector(selectOtherTabUser)
  if (!user || !otherUser) return null
  const here = organizationOf(user) ?? user.id
  const there = organizationOf(otherUser)
  const isOther = otherUser.id !== user.id
  const words = isOther ? 'otherTab.person' : there ? 'otherTab.organization' : 'otherTab.none'
  return (
    <Dialog
      open
      role="alertdialog"
      title={text('otherTab.title')}
      description={text(words, { here, there: there ?? '', who: otherUser.id })}
      actions={
        <>
          {!isOther && (
            <Button kind="ghost" onClick={() => dispatch(otherTabDialogLeft('back'))}>
              {text('otherTab.back', { here })}
            </Button>
          )}
          <Button kind="primary" onClick={() => dispatch(otherTabDialogLeft('there'))}>
            {there ? text('otherTab.goOn', { there }) : text('otherTab.choose')}
          </Button>
        </>
      }
    />
  )
}
