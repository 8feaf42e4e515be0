import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { chakra } from '@chakra-ui/react'

// Every part matches in one way only, so that no text takes long.
const STYLE_ELEMENT = /<style\b[^<>]*>[\s\S]*?(?:<\/style\s*>|$)/gi
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>?/gi
const BASE = /^<base\b/i
const STYLE_OR_HANDLER = /(?<=[\s/"'])(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

/**
 * Styles, handlers and bases violate the Content-Security-Policy while they are parsed, before DOMPurify can take them
 * out; this only keeps the console quiet, DOMPurify decides.
 */
const quiet = (html: string): string =>
  html
    .replace(STYLE_ELEMENT, '')
    .replace(TAG, (tag) => (BASE.test(tag) ? '' : tag.replace(STYLE_OR_HANDLER, '')))

const ALLOWED_TAGS = [
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'span',
  'div',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]

const NUMBERS = ['colspan', 'rowspan']

/** The HTML of terms, made harmless: formatting and http(s) or mail links, nothing else. */
export function sanitized(html: string): string {
  const body = DOMPurify.sanitize(quiet(html), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', ...NUMBERS],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(https?:|mailto:)/i,
    ADD_URI_SAFE_ATTR: NUMBERS, // no addresses, which the line above would take them for
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of body.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  const holder = document.createElement('div')
  holder.append(body)
  return holder.innerHTML
}

const Prose = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    '& > * + *': { marginTop: '12px' },
    '& ul, & ol': { paddingInlineStart: '24px', listStyle: 'revert' },
    '& a': { color: 'brand.fg', textDecoration: 'underline' },
    '& td, & th': { border: '1px solid var(--line)', padding: '4px 8px' },
  },
})

/** Terms of use and policies, the only HTML that the console takes from a server. */
export function Html({ html }: { html: string }) {
  const safe = useMemo(() => sanitized(html), [html])
  return <Prose dangerouslySetInnerHTML={{ __html: safe }} />
}

/** Where terms are read before they are agreed to: as a region in the tab order they can be scrolled with the keyboard. */
export const Reading = chakra('div', {
  base: {
    maxH: 'min(400px, 48dvh)',
    overflow: 'auto',
    p: '16px',
    border: '1px solid var(--line)',
    borderRadius: 'l2',
    bg: 'bg.surface',
  },
})
