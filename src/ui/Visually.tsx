import type { ReactNode } from 'react'

/** Words for screen readers alone. */
export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className="sr">
      {children}
    </span>
  )
}
