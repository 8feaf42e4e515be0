import type { ReactNode } from 'react'

/** Words for screen readers alone. */
export function VisuallyHidden({
  id,
  role,
  children,
}: {
  id?: string
  role?: 'status'
  children: ReactNode
}) {
  return (
    <span id={id} role={role} className="sr">
      {children}
    </span>
  )
}
