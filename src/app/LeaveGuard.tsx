import { useEffect, useState } from 'react'
import { createPath, useBlocker } from 'react-router-dom'
import { asksBeforeLeaving } from '../kit/leave/asks'
import { warnsBeforeUnload } from '../kit/leave/touched'
import { useText } from '../texts'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { comesAnew } from './new-pages'

/**
 * Asks before something typed is lost: on another page, on closing a drawer, on unloading the document. Where nothing is,
 * and a newer release is there, the next page is opened in a new document.
 */
export function LeaveGuard() {
  const text = useText()
  const [anew, setAnew] = useState(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const asks = asksBeforeLeaving(currentLocation, nextLocation)
    // What a flow or the gate does, and Back, go on in this document.
    const chosen = (historyAction as string) === 'PUSH' && !nextLocation.state
    const goes = chosen && nextLocation.pathname !== currentLocation.pathname
    const comes = !asks && goes && comesAnew(createPath(nextLocation))
    setAnew(comes)
    return asks || comes
  })
  // The browser's own warning is outside React.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (warnsBeforeUnload()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  if (blocker.state !== 'blocked' || anew) return null
  return (
    <Dialog
      open
      role="alertdialog"
      title={text('leave.title')}
      description={text('leave.text')}
      onClose={() => blocker.reset()}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button kind="ghost" onClick={() => blocker.reset()}>
            {text('leave.stay')}
          </Button>
          <Button kind="danger" onClick={() => blocker.proceed()}>
            {text('leave.leave')}
          </Button>
        </>
      }
    />
  )
}
