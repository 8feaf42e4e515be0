import { render, screen } from '@testing-library/react'
import { hostileHtml } from '../../../scripts/hostile-html'
import { UiProvider } from '../../ui/UiProvider'
import { Html, sanitized } from './Html'

const FORMATTING =
  'A B STRONG I EM U S P BR HR H1 H2 H3 H4 H5 H6 UL OL LI BLOCKQUOTE CODE PRE SPAN DIV TABLE THEAD TBODY TR TH TD'.split(
    ' ',
  )
const ATTRIBUTES = ['href', 'rel', 'target', 'colspan', 'rowspan']

/** What a browser makes of the cleaned text. */
function parsed(html: string): HTMLElement[] {
  const holder = document.createElement('div')
  holder.innerHTML = sanitized(html)
  return [...holder.querySelectorAll<HTMLElement>('*')]
}

test.each(hostileHtml)('S39 nothing but formatting and links is left of %s', (html) => {
  const elements = parsed(`${html}`)
  for (const element of elements) {
    expect(FORMATTING).toContain(element.tagName)
    expect(ATTRIBUTES).toEqual(expect.arrayContaining(element.getAttributeNames()))
    const href = element.getAttribute('href')
    if (href !== null) expect(href).toMatch(/^(https?|mailto):/)
    if (element.tagName === 'A') expect(element).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('S39 a cleaned text is clean: cleaning it again changes nothing', () => {
  const once = sanitized(hostileHtml.join('\n'))
  expect(sanitized(once)).toBe(once)
})

test('S39 what terms are made of stays: words, tables, links, and words that look like handlers', () => {
  const terms =
    '<h2>Terms &amp; <em>use</em></h2><p>if a &lt; b then onclick="x" is style = "y"</p>' +
    '<ul><li>one</li></ul><table><tbody><tr><td colspan="2">cell</td></tr></tbody></table>'
  expect(sanitized(terms)).toBe(terms)
  render(
    <UiProvider>
      <Html html='<p>See <a href="https://help.example/x?a=1&b=2">help</a>, <a href="mailto:a@b.example">mail</a></p>' />
    </UiProvider>,
  )
  const help = screen.getByRole('link', { name: 'help' })
  expect(help).toHaveAttribute('href', 'https://help.example/x?a=1&b=2')
  expect(help).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:a@b.example')
})

test.each(['<a ', '<p x', '<p style=', '<p title="', '<p \'"', '<style', '<style>', '<p style=a style='])(
  'S39 two hundred thousand letters of %s hold nobody up',
  (part) => {
    const started = performance.now()
    sanitized(part.repeat(200_000 / part.length))
    expect(performance.now() - started).toBeLessThan(5000)
  },
)
