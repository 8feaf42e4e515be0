import { useEffect, useRef } from 'react'
import { config } from '../../config'
import { useText } from '../../texts'

/** Who helps with a forgotten password. A native dialog: Chakra is not here yet. */
export function PasswordResetDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  // The element is opened by a method, not by an attribute, to be modal.
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="reset-title" onClose={onClose}>
      <h2 id="reset-title">{text('signIn.resetTitle')}</h2>
      <p className="muted">{text('signIn.resetText')}</p>
      <div className="actions">
        <a className="btn ghost" href={config().contactUrl}>
          {text('signIn.contactUs')}
        </a>
        <button type="button" className="btn primary" onClick={onClose} autoFocus>
          {text('common.close')}
        </button>
      </div>
    </dialog>
  )
}
