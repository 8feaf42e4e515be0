import type { ReactNode } from 'react'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'

/** Below a drawer, a dialog or a card: Cancel, then the main action. */
export function Actions({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  const text = useText()
  return (
    <>
      <Button kind="ghost" onClick={onCancel}>
        {text('common.cancel')}
      </Button>
      {children}
    </>
  )
}
