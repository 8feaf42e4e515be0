/**
 * What a web server adds to the built documents: the run-time configuration and the security headers.
 * One source for the sandbox host, the development server and the nginx configuration.
 */
import { createHash } from 'node:crypto'

type Hosted = {
  readonly bases: Readonly<Record<string, string>>
  readonly captcha?: { readonly kind: string }
  readonly publicIpUrl?: string
  readonly analytics?: { readonly kind: string; readonly endpoint?: string }
}

/** Emotion fills an empty style element through the CSSOM; this is the hash of the empty text (trial.md 5). */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * Stands in the head of the documents, so that the first thing painted has the chosen theme, however long the scripts
 * take on a slow line. The meta element counts until the style sheet has come; src/ui/theme.ts takes over.
 */
export const FIRST_SCRIPT =
  "((page)=>{let choice;try{choice=localStorage.getItem('console.theme')}catch{}" +
  "const dark=choice==='dark'||(choice!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);" +
  "page.dataset.theme=dark?'dark':'light';" +
  "document.querySelector('meta[name=color-scheme]').content=page.dataset.theme})(document.documentElement)"
export const FIRST_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`

const RECAPTCHA = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'

const CONFIG = /(<script type="application\/json" id="config">)[\s\S]*?(<\/script>)/

/** Puts the configuration into the document; `<` is escaped so that no value can close the element. */
export function withConfig(html: string, config: unknown): string {
  const json = JSON.stringify(config).replace(/</g, '\\u003c')
  return html.replace(CONFIG, (_, open: string, close: string) => open + json + close)
}

function origins(config: Hosted): string[] {
  const addresses = [
    ...Object.values(config.bases),
    config.publicIpUrl ?? '',
    config.analytics?.endpoint ?? '',
  ]
  const absolute = addresses.filter((address) => /^https?:\/\//.test(address))
  return [...new Set(absolute.map((address) => new URL(address).origin))]
}

/** The policy of design.md 8; only configured hosts widen it. */
export function contentSecurityPolicy(config: Hosted): string {
  const captcha = config.captcha?.kind === 'recaptcha' ? ` ${RECAPTCHA}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${FIRST_SCRIPT_HASH}${captcha}`,
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' data: blob: https:",
    ['connect-src', "'self'", ...origins(config)].join(' '),
    "worker-src 'self'",
    captcha ? `frame-src${captcha}` : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** All headers of a document or asset. HSTS is the business of the server that ends TLS. */
export function securityHeaders(config: Hosted): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}
