/** The drawing beside the form. */
export function Mosaic() {
  return (
    <svg className="mosaic" viewBox="0 0 384 448" aria-hidden="true">
      <rect className="k1" x="0.5" y="0.5" width="191" height="255" rx="8" />
      <rect className="k2" x="200.5" y="0.5" width="183" height="119" rx="8" />
      <rect className="k2" x="200.5" y="128.5" width="87" height="127" rx="8" />
      <rect className="kp" x="296.5" y="128.5" width="87" height="127" rx="8" />
      <rect className="k2" x="0.5" y="264.5" width="119" height="183" rx="8" />
      <rect className="k1" x="128.5" y="264.5" width="159" height="87" rx="8" />
      <rect className="k2" x="128.5" y="360.5" width="159" height="87" rx="8" />
      <rect className="k1" x="296.5" y="264.5" width="87" height="183" rx="8" />
      <path d="M24 224h144" className="thin" />
      <path d="M24 192c24 0 32-56 60-56s28 32 48 24 20-80 36-88" />
      <circle cx="236" cy="40" r="12" />
      <path d="M264 32h80M264 48h48M224 80h128M224 96h88" />
      <path d="M228 232v-32M244 232v-64M260 232v-48" />
      <g className="onp">
        <circle cx="340" cy="192" r="20" />
        <path d="M340 192v-20M340 192l16 12" />
      </g>
      <circle cx="32" cy="304" r="8" />
      <path d="M56 304h40" />
      <circle cx="32" cy="336" r="8" />
      <path d="M56 336h24" />
      <circle cx="32" cy="368" r="8" />
      <path d="M56 368h40" />
      <circle cx="32" cy="400" r="8" />
      <path d="M56 400h32" />
      <path d="M152 312c12 0 12-24 24-24s12 24 24 24 12-24 24-24 12 24 24 24 12-24 24-24" />
      <path d="M152 384h24M152 408h24M200 384h64M200 408h40" />
      <path d="M316 424v-40" />
      <path d="M332 424v-64" />
      <path d="M348 424v-56" />
      <path d="M364 424v-96" />
    </svg>
  )
}
