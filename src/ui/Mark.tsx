/** The brand mark, 32 pixels; decorative, the name stands beside it or in its link. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect x="2" y="2" width="12" height="28" rx="3" />
      <rect className="mark-accent" x="18" y="2" width="12" height="16" rx="3" />
      <rect x="18" y="22" width="12" height="8" rx="3" />
    </svg>
  )
}

/** The mark with the name beside it; a line break in the name is kept. */
export function Brand({ name }: { name: string }) {
  return (
    <span className="brand">
      <Mark />
      <span>{name}</span>
    </span>
  )
}
