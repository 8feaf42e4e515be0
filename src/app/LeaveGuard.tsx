import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { asksBeforeLeaving } from '../kit/leave/asks'
import { warnsBeforeUnload } from '../kit/leave/touched'
import { useText } from '../texts'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

/** Asks before something typed is lost: on another page, on closing a drawer, on unloading the document. */
export function LeaveGuard() {
  const text = useText()
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    asksBeforeLeaving(currentLocation, nextLocation),
  )
  // The browser's own warning is outside React.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (warnsBeforeUnload()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  if (blocker.state !== 'blocked') return null
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
