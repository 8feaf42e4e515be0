import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { chakra } from '@chakra-ui/react'

/**
 * Styles and handlers violate the Content-Security-Policy while they are parsed, before DOMPurify can take them
 * out; this only keeps the console quiet, DOMPurify decides.
 */
function quiet(html: string): string {
  let before: string
  let after = html.replace(/<style\b[^>]*>[\s\S]*?(<\/style\s*>|$)/gi, '')
  do {
    before = after
    after = before.replace(/(<[a-z][^>]*?)[\s/](?:style|on[a-z]+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '$1')
  } while (after !== before)
  return after
}

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

/** The HTML of terms, made harmless: formatting and http(s) or mail links, nothing else. */
export function sanitized(html: string): string {
  const body = DOMPurify.sanitize(quiet(html), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: /^(https?:|mailto:)/i,
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
