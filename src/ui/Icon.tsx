import type { ReactNode } from 'react'

const shapes = {
  menu: <path d="M3 6h14M3 10h14M3 14h14" />,
  'chevron-down': <path d="m5 8 5 5 5-5" />,
  'chevron-right': <path d="m8 5 5 5-5 5" />,
  'chevron-left': <path d="m12 5-5 5 5 5" />,
  'chevron-up': <path d="m5 12 5-5 5 5" />,
  'up-down': <path d="m6.5 8 3.5-3.5L13.5 8M6.5 12l3.5 3.5 3.5-3.5" />,
  user: (
    <>
      <circle cx="10" cy="7" r="3" />
      <path d="M4 17c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5" />
    </>
  ),
  users: (
    <>
      <circle cx="8" cy="7" r="3" />
      <path d="M2.5 16.5c.5-2.8 2.8-4.3 5.5-4.3s5 1.5 5.5 4.3M13 4.3a3 3 0 0 1 0 5.4M15 12.7c1.4.7 2.3 2 2.6 3.8" />
    </>
  ),
  shield: <path d="m10 3 6 2v4.5c0 3.6-2.5 6.2-6 7.5-3.5-1.3-6-3.9-6-7.5V5z" />,
  clock: ring(<path d="M10 6v4l2.5 2" />),
  building: <path d="M4 17V4h8v13M12 8h4v9M2.5 17h15M7 7h2M7 10h2M7 13h2" />,
  crown: <path d="M3.5 15.5h13M4 13 3 6l4 3 3-5 3 5 4-3-1 7z" />,
  lightning: <path d="M11 3 5 11h4l-1 6 6-8h-4z" />,
  bell: <path d="M5 13V9a5 5 0 0 1 10 0v4l1.5 2h-13zM8.5 17.5h3" />,
  grid: <path d="M4 4h4v4H4zM12 4h4v4h-4zM4 12h4v4H4zM12 12h4v4h-4z" />,
  close: <path d="m5 5 10 10M15 5 5 15" />,
  check: <path d="m4.5 10.5 3.5 3.5 7.5-8" />,
  'check-circle': ring(<path d="m7 10.2 2.2 2.2L13.2 8" />),
  'error-circle': ring(<path d="M10 6.5V11M10 13.5h.01" />),
  warning: <path d="M10 3.5 17.5 16h-15zM10 8v4M10 14h.01" />,
  info: ring(<path d="M10 9.5v4M10 6.5h.01" />),
  search: (
    <>
      <circle cx="9" cy="9" r="5" />
      <path d="m13 13 4 4" />
    </>
  ),
  filter: <path d="M3 5h14M6 10h8M8.5 15h3" />,
  camera: (
    <>
      <path d="M3 6.5h3.5L8 4.5h4l1.5 2H17V16H3z" />
      <circle cx="10" cy="11" r="2.8" />
    </>
  ),
  pencil: <path d="m12.5 4.5 3 3L7 16H4v-3zM11 6l3 3" />,
  lock: <path d="M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9" />,
  eye: lens(<circle cx="10" cy="10" r="2.5" />),
  'eye-off': lens(<path d="m4 16 12-12" />),
  more: <path d="M10 5h.01M10 10h.01M10 15h.01" strokeWidth="2.5" />,
  globe: ring(<path d="M3 10h14M10 3c2.5 2.2 2.5 11.8 0 14M10 3c-2.5 2.2-2.5 11.8 0 14" />),
  sun: (
    <>
      <circle cx="10" cy="10" r="3" />
      <path d="M10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M15.3 4.7l-1.4 1.4M6.1 13.9l-1.4 1.4" />
    </>
  ),
  moon: <path d="M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z" />,
  monitor: <path d="M3 4h14v9.5H3zM7 17h6M10 13.5V17" />,
  'sign-out': <path d="M12 4H4v12h8M8.5 10H17M14 7l3 3-3 3" />,
  swap: <path d="M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3" />,
  external: <path d="M8 5H4.5v10.5H15V12M11 4h5v5M16 4l-7 7" />,
  mail: <path d="M3 5h14v10H3zM3 6l7 5 7-5" />,
  help: ring(<path d="M8 8.2a2 2 0 1 1 2.8 1.8c-.5.3-.8.6-.8 1.3M10 13.8h.01" />),
  document: <path d="M5 3h6.5L15 6.5V17H5zM11 3v4h4M7.5 10.5h5M7.5 13.5h5" />,
  refresh: <path d="M16 8a6.5 6.5 0 1 0 .5 3.5M16.5 4v4.5H12" />,
  copy: <path d="M7 7h9v9H7zM13 7V4H4v9h3" />,
  trash: <path d="M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v4.5M11.5 9v4.5" />,
  plus: <path d="M10 4v12M4 10h12" />,
  download: <path d="M10 3.5v9M6.5 9.5 10 13l3.5-3.5M4 16.5h12" />,
  calendar: <path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3M13 3v3" />,
  'arrow-right': <path d="M4 10h12M11 5l5 5-5 5" />,
  key: (
    <>
      <circle cx="7" cy="13" r="3.5" />
      <path d="M9.5 10.5 16 4M13 7l2 2" />
    </>
  ),
  device: <path d="M6 2.5h8v15H6zM9 14.5h2" />,
  settings: (
    <>
      <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
      <circle cx="13" cy="6" r="2" />
      <circle cx="7" cy="14" r="2" />
    </>
  ),
  'cloud-off': (
    <path d="M6 15.5a3.5 3.5 0 0 1-.4-7A4.8 4.8 0 0 1 15 9.2a3.2 3.2 0 0 1-.6 6.3zM3.5 3.5l13 13" />
  ),
  database: (
    <path d="M4 5.5c0-1.4 2.7-2.5 6-2.5s6 1.1 6 2.5S13.3 8 10 8 4 6.9 4 5.5zM4 5.5v9C4 15.9 6.7 17 10 17s6-1.1 6-2.5v-9M4 10c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5" />
  ),
  branch: (
    <>
      <circle cx="5" cy="10" r="2" />
      <circle cx="15" cy="5" r="2" />
      <circle cx="15" cy="15" r="2" />
      <path d="M7 10h1.5c3 0 1.5-5 4.5-5M8.5 10c3 0 1.5 5 4.5 5" />
    </>
  ),
  send: <path d="M17 3 3 8.5l5.5 2.5L11 17zM8.5 11l4-4" />,
  link: (
    <path d="M8.5 11.5a3 3 0 0 0 4.2 0l2.8-2.8a3 3 0 0 0-4.2-4.2L10 5.8M11.5 8.5a3 3 0 0 0-4.2 0l-2.8 2.8a3 3 0 0 0 4.2 4.2l1.3-1.3" />
  ),
  gear: (
    <>
      <circle cx="10" cy="10" r="2.5" />
      <path d="M10 3v2M10 15v2M3 10h2M15 10h2M5 5l1.5 1.5M13.5 13.5 15 15M15 5l-1.5 1.5M6.5 13.5 5 15" />
    </>
  ),
  tag: <path d="M3.5 4h6l7 7-6 6-7-7zM7 7.5h.01" />,
  box: <path d="m10 3 6.5 3.5v7L10 17l-6.5-3.5v-7zM3.5 6.5 10 10l6.5-3.5M10 10v7" />,
  gauge: <path d="M4.2 15a7 7 0 1 1 11.6 0M10 11l3-3.5" />,
  trend: <path d="m3 14 4-5 3 3 6-7M12.5 5H16v3.5" />,
  treemap: <path d="M4 4h12v12H4zM10 4v12M10 9.5h6M13 9.5V16" />,
  compare: <path d="M4 4h5v12H4zM11 4h5v12h-5M6 8h1M6 11h1M13 8h1" />,
  home: <path d="m3 9.5 7-6 7 6M5 8v8.5h10V8M8.5 16.5v-5h3v5" />,
} as const

function ring(inside: ReactNode) {
  return (
    <>
      <circle cx="10" cy="10" r="7" />
      {inside}
    </>
  )
}

function lens(inside: ReactNode) {
  return (
    <>
      <path d="M2.5 10C4 6.8 6.8 5 10 5s6 1.8 7.5 5c-1.5 3.2-4.3 5-7.5 5s-6-1.8-7.5-5z" />
      {inside}
    </>
  )
}

export type IconName = keyof typeof shapes

/** A drawing of 20 (or 16) pixels in the colour of the text; never named, the words beside it are. */
export function Icon({ name, size = 20 }: { name: IconName; size?: 16 | 20 }) {
  return (
    <svg className="icon" data-size={size} viewBox="0 0 20 20" aria-hidden="true">
      {shapes[name]}
    </svg>
  )
}
