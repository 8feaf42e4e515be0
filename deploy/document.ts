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
  readonly contactUrl?: string
  readonly copyright?: { readonly from: number; readonly owner: string }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The document of /login in a language (`lang` of the address, as src/texts/index.ts reads it). */
export const signInDocument = (lang: string | undefined): string =>
  lang === undefined || lang === 'en' ? 'login.html' : 'login.vi.html'

/** Emotion fills an empty style element through the CSSOM; this is the hash of the empty text (trial.md 5). */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The first thing painted has the chosen theme, however long the scripts take on a slow line. The meta element counts
 * until the style sheet has come; src/ui/theme.ts takes over.
 */
const THEME =
  "let choice;try{choice=localStorage.getItem('console.theme')}catch{}" +
  "const dark=choice==='dark'||(choice!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);" +
  "page.dataset.theme=dark?'dark':'light';" +
  "document.querySelector('meta[name=color-scheme]').content=page.dataset.theme;"

/**
 * The page of /login stands in its document before React has taken it over. What is to be told with it (the notice kept
 * by src/flows/kept-notice.ts) is shown by its style sheet. Enter, a program that sends the form, and the last button that
 * is pressed are marked for src/features/sign-in/SignIn.tsx. No other form has a button that is natively disabled.
 */
const EARLY =
  "let kept;try{kept=sessionStorage.getItem('console.notice')}catch{}" +
  "page.dataset.early=(kept||'')+(navigator.cookieEnabled?'':' signIn.noCookies');" +
  "const mark=(element,event)=>{if(!element||!document.querySelector('#root [type=submit]:disabled'))return;" +
  "event.preventDefault();const before=document.querySelector(element.localName+'[data-pressed]');" +
  "if(before)delete before.dataset.pressed;element.dataset.pressed=''};" +
  'const hear=(name,find)=>document.addEventListener(name,(event)=>mark(find(event.target,event),event),true);' +
  "hear('click',(target)=>target.closest('button'));" +
  "hear('submit',(target)=>target);" +
  "hear('keydown',(target,event)=>event.key==='Enter'&&!event.isComposing&&event.keyCode!==229&&target.localName==='input'" +
  '&&target.form);'

/** Stands in the head of the documents. */
export const FIRST_SCRIPT = `((page)=>{${THEME}${EARLY}})(document.documentElement)`
export const FIRST_SCRIPT_HASH = hashOf(FIRST_SCRIPT)

const RECAPTCHA = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'

const CONFIG = /(<script type="application\/json" id="config">)[\s\S]*?(<\/script>)/

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** What the built page of /login says of the configuration (src/features/sign-in/SignInPage.tsx). */
function places({ contactUrl = '', copyright }: Hosted): Readonly<Record<string, string>> {
  const { from = '', owner = '' } = copyright ?? {}
  return { contact: contactUrl, from: String(from), to: String(new Date().getFullYear()), owner }
}

/** Puts the configuration into the document; `<` is escaped so that no value can close the element. */
export function withConfig(html: string, config: Hosted): string {
  const known = places(config)
  const json = JSON.stringify(config).replace(/</g, '\\u003c')
  return html
    .replace(/%(contact|from|to|owner)%/g, (_, name: string) => escaped(known[name] ?? ''))
    .replace(CONFIG, (_, open: string, close: string) => open + json + close)
}

const STYLES = /<style>([\s\S]*?)<\/style>/g

function origins(config: Hosted): string[] {
  const addresses = [
    ...Object.values(config.bases),
    config.publicIpUrl ?? '',
    config.analytics?.endpoint ?? '',
  ]
  const absolute = addresses.filter((address) => /^https?:\/\//.test(address))
  return [...new Set(absolute.map((address) => new URL(address).origin))]
}

/** The policy of design.md 8; only configured hosts widen it, and the style sheets that stand in the built document. */
export function contentSecurityPolicy(config: Hosted, html = ''): string {
  const styles = [...html.matchAll(STYLES)].map(([, style = '']) => hashOf(style))
  const captcha = config.captcha?.kind === 'recaptcha' ? ` ${RECAPTCHA}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${FIRST_SCRIPT_HASH}${captcha}`,
    ["style-src 'self'", EMPTY_STYLE, ...styles].join(' '),
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

/** All headers of a document (`html`) or asset. HSTS is nginx's (deploy/nginx/console.conf): only it knows of TLS. */
export function securityHeaders(config: Hosted, html?: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, html),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}
