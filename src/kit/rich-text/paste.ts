// Every part matches in one way only, so that no text takes long.
const ELEMENT_WITHOUT_WORDS = /<(style|script|title|xml)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>?/gi
const BASE = /^<base\b/i
const HANDLER = /(?<=[\s/"'])on[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi
const STYLE = /(?<=[\s/"'])style\s*=/gi

/** Word says so that a paragraph is an item of a list, with the marker for readers that know no lists. */
const WORD_MARKER = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/gi
const COMMENT = /<!--[\s\S]*?(?:-->|$)|<!\[[^>]*>/g
const NUMBER = /^\(?(\d+|[a-z]{1,4})[.)]/i

const words = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '')

/**
 * HTML as it may be parsed: styles under another name and no handlers, which the page's policy would report even where
 * nothing of them is used; the markers of Word's lists as an attribute that `withLists` reads.
 */
const readable = (html: string): string =>
  html
    .replace(WORD_MARKER, (_, marker: string) =>
      words(marker) === '' ? '' : `<i data-marker="${NUMBER.test(words(marker)) ? 'number' : 'bullet'}"></i>`,
    )
    .replace(COMMENT, '')
    .replace(ELEMENT_WITHOUT_WORDS, '')
    .replace(TAG, (tag) => (BASE.test(tag) ? '' : tag.replace(HANDLER, '').replace(STYLE, 'data-style=')))

/** Makes lists of the paragraphs that Word has marked as items. */
function withLists(root: ParentNode): void {
  for (const marker of root.querySelectorAll('[data-marker]')) {
    const paragraph = marker.closest('p')
    const kind = marker.getAttribute('data-marker') === 'number' ? 'OL' : 'UL'
    marker.remove()
    if (!paragraph) continue
    const item = paragraph.ownerDocument.createElement('li')
    const before = paragraph.previousElementSibling
    const list =
      before?.tagName === kind && before.hasAttribute('data-word')
        ? before
        : paragraph.ownerDocument.createElement(kind)
    if (list !== before) {
      list.setAttribute('data-word', '')
      paragraph.before(list)
    }
    item.append(paragraph)
    list.append(item)
  }
}

/** The cells of a table are lines of their own: their words do not run together. */
function withLines(root: ParentNode): void {
  for (const cell of root.querySelectorAll('td, th')) {
    if (cell.querySelector('p, div, ul, ol, table, h1, h2, h3, h4, h5, h6')) continue
    const line = cell.ownerDocument.createElement('p')
    line.append(...cell.childNodes)
    cell.append(line)
  }
}

/** Pasted HTML as the editor's own parser takes it. */
export function pasted(html: string): string {
  const { body } = new DOMParser().parseFromString(readable(html), 'text/html')
  withLists(body)
  withLines(body)
  return body.innerHTML
}
