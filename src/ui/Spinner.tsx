import { VisuallyHidden } from './Visually'

/** A turning arc in the colour of the text; `label` says to screen readers what is awaited. */
export function Spinner({ label, size = 20 }: { label?: string; size?: 16 | 20 }) {
  return (
    <span role={label === undefined ? undefined : 'status'}>
      <svg className="icon spin" data-size={size} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 3.5a6.5 6.5 0 1 1-6.5 6.5" />
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
