import type * as TestingLibrary from '@testing-library/dom'

/** Words that are looked for: as Playwright does, a part of them in any case unless `exact`; or a pattern. */
export type Words = { text: string; exact?: boolean } | { pattern: string; flags: string }

/** One step of a search; a search narrows what the one before has found. */
export type Query =
  | { by: 'css'; css: string }
  | { by: 'role'; role: string; name?: Words; level?: number }
  | { by: 'label'; label: Words }
  | { by: 'text'; text: Words }
  | { by: 'filter'; text: Words }
  | { by: 'first' }
  | { by: 'or'; other: Query[] }

/** What is known of the first element that is found. */
export type Look = {
  readonly count: number
  readonly visible: boolean
  readonly value: string
  readonly checked: boolean
  readonly description: string
  readonly attribute: string | null
}

export type InPage = {
  find(queries: Query[]): Element[]
  /** The one to act on: the first that is seen. */
  one(queries: Query[]): Element | undefined
  look(queries: Query[], attribute: string): Look
  /** Whether the one to act on stands still and nothing lies over it; brings it into view. */
  ready(queries: Query[]): boolean
  /** What the page has called so far, by the addresses that were answered. */
  readonly wrong: string[]
}

/** Runs in the page, by its source alone: it uses nothing that stands outside of it. */
export function inPage(library: typeof TestingLibrary): InPage {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const matches = (words: Words | undefined, text: string | null | undefined) => {
    if (!words) return true
    const said = plain(text)
    if ('pattern' in words) return new RegExp(words.pattern, words.flags).test(said)
    const wanted = plain(words.text)
    return words.exact ? said === wanted : said.toLowerCase().includes(wanted.toLowerCase())
  }
  const distinct = (elements: Element[]) => [...new Set(elements)]
  const silent = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'HEAD', 'TITLE', 'TEMPLATE'])

  /** The innermost elements with these words. */
  const byText = (root: Element, words: Words) =>
    [...root.querySelectorAll('*')].filter(
      (element) =>
        !silent.has(element.tagName) &&
        !element.closest('head') &&
        matches(words, element.textContent) &&
        ![...element.children].some((child) => matches(words, child.textContent)),
    )
  const within = (root: Element, query: Query): Element[] => {
    if (query.by === 'css') return [...root.querySelectorAll(query.css)]
    if (query.by === 'text') return byText(root, query.text)
    if (query.by === 'label')
      return library.queryAllByLabelText(root as HTMLElement, (text) => matches(query.label, text))
    if (query.by !== 'role') return []
    return library.queryAllByRole(root as HTMLElement, query.role, {
      ...(query.name && { name: (name) => matches(query.name, name) }),
      ...(query.level !== undefined && { level: query.level }),
    })
  }
  const find = (queries: Query[], roots: Element[] = [document.body]): Element[] => {
    let found = roots
    for (const query of queries)
      if (query.by === 'first') found = found.slice(0, 1)
      else if (query.by === 'filter')
        found = found.filter((element) => matches(query.text, element.textContent))
      else if (query.by === 'or') found = distinct([...found, ...find(query.other)])
      else found = distinct(found.flatMap((root) => within(root, query)))
    return found
  }
  const seen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  const one = (queries: Query[]) => {
    const found = find(queries)
    return found.find(seen) ?? found[0]
  }
  const places = new WeakMap<Element, string>()
  const wrong: string[] = []
  addEventListener('error', (event) => wrong.push(event.message))
  addEventListener('unhandledrejection', (event) => wrong.push(String(event.reason)))
  document.addEventListener('securitypolicyviolation', (event) =>
    wrong.push(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`),
  )
  return {
    ...{ find, one, wrong },
    look(queries, attribute) {
      const found = find(queries)
      const element = found[0]
      const field = element as HTMLInputElement | undefined
      const describedBy = element?.getAttribute('aria-describedby')?.split(' ') ?? []
      return {
        count: found.length,
        visible: element !== undefined && seen(element),
        value: field?.value ?? '',
        checked: field?.checked ?? element?.getAttribute('aria-checked') === 'true',
        description: plain(describedBy.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')),
        attribute: element?.getAttribute(attribute) ?? null,
      }
    },
    ready(queries) {
      const element = one(queries)
      if (!element || !seen(element) || element.matches(':disabled')) return false
      const inner = element.getBoundingClientRect()
      if (inner.top < 0 || inner.bottom > innerHeight || inner.left < 0 || inner.right > innerWidth)
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const place = `${x} ${y} ${width} ${height}`
      const still = places.get(element) === place
      places.set(element, place)
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      const label = element.closest('label')
      return (
        still &&
        hit !== null &&
        (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true)
      )
    },
  }
}
