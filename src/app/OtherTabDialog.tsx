import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { CurrentUser } from '../api'
import { opened } from '../flows/navigation'
import { mayOpen, pageAt } from '../kit/navigation/pages'
import { paths } from '../paths'
import { otherTabDialogLeft, selectOtherTabUser, selectUser } from '../session/state'
import { useText } from '../texts'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

/** Where one is, without what is open over the page: that is of the other organization. */
function addressOf({ pathname, search }: ReturnType<typeof useLocation>): string {
  const query = new URLSearchParams(search)
  for (const parameter of Object.values(opened)) query.delete(parameter)
  return pathname + (query.size > 0 ? `?${query.toString()}` : '')
}

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
  const place = useLocation()
  if (!user || !otherUser) return null
  const here = organizationOf(user) ?? user.id
  const there = organizationOf(otherUser)
  const isOther = otherUser.id !== user.id
  const words = isOther
    ? there
      ? 'otherTab.person'
      : 'otherTab.personWithout'
    : there
      ? 'otherTab.organization'
      : 'otherTab.none'
  const page = pageAt(place.pathname)
  const on = page && mayOpen(page, otherUser) ? addressOf(place) : paths.home
  return (
    <Dialog
      open
      role="alertdialog"
      title={text(isOther ? 'otherTab.personTitle' : 'otherTab.title')}
      description={text(words, { here, there: there ?? '', who: otherUser.id, person: user.id })}
      actions={
        <>
          {!isOther && (
            <Button kind="ghost" onClick={() => dispatch(otherTabDialogLeft('back'))}>
              {text('otherTab.back', { here })}
            </Button>
          )}
          <Button kind="primary" onClick={() => dispatch(otherTabDialogLeft({ on }))}>
            {there ? text('otherTab.goOn', { there }) : text('otherTab.choose')}
          </Button>
        </>
      }
    />
  )
}
