/** The few pictures of the light way in; the app's own stand in ui/Icon, which would weigh on the first load. */
const shapes = {
  error: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6.500v4M10 13.300v.2" />
    </>
  ),
  check: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="m7 10.200 2.200 2.200L13.200 8" />
    </>
  ),
  warning: <path d="M10 3.500 17.500 16.500h-15zM10 8.500v3.500M10 14.200v.1" />,
  eye: (
    <>
      <path d="M2.500 10C4 6.800 6.800 5 10 5s6 1.800 7.500 5c-1.500 3.200-4.300 5-7.500 5s-6-1.800-7.500-5z" />
      <circle cx="10" cy="10" r="2.500" />
    </>
  ),
  eyeOff: (
    <>
      <path d="M2.500 10C4 6.800 6.800 5 10 5s6 1.800 7.500 5c-1.500 3.200-4.300 5-7.500 5s-6-1.800-7.500-5z" />
      <path d="M4 4l12 12" />
    </>
  ),
  globe: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M3 10h14M10 3c2.500 2.200 2.500 11.800 0 14M10 3c-2.500 2.200-2.500 11.800 0 14" />
    </>
  ),
  down: <path d="m5 8 5 5 5-5" />,
} as const

export function Icon({ name, small = false }: { name: keyof typeof shapes; small?: boolean }) {
  return (
    <svg className={small ? 'ic s' : 'ic'} viewBox="0 0 20 20" aria-hidden="true">
      {shapes[name]}
    </svg>
  )
}
