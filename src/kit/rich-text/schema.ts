import { Schema, type DOMOutputSpec, type TagParseRule } from 'prosemirror-model'

/** What a pasted style said, renamed (paste.ts): the page's policy takes no styles, and knows none. */
const styled = (tag: string, says: RegExp): TagParseRule => ({
  tag: `${tag}[data-style]`,
  getAttrs: (element) => says.test(element.getAttribute('data-style') ?? '') && null,
})
const isNot = (says: RegExp) => (element: HTMLElement) =>
  says.test(element.getAttribute('data-style') ?? '') ? false : null

const BOLD = /font-weight:\s*(bold|bolder|[6-9]00)/i
const NOT_BOLD = /font-weight:\s*(normal|lighter|[1-4]00)/i
const ITALIC = /font-style:\s*(italic|oblique)/i
const NOT_ITALIC = /font-style:\s*normal/i

/** The addresses that a link may lead to. */
export const isLinkAddress = (address: string): boolean => /^(https?:\/\/|mailto:)\S+$/i.test(address)

const heading = (level: number): TagParseRule => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })

/** Everything that a text may have. Whatever else is typed, pasted or stored is not in it: only its words are. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: (): DOMOutputSpec => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 2 } },
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map(heading),
      toDOM: ({ attrs }): DOMOutputSpec => [attrs.level === 2 ? 'h2' : 'h3', 0],
    },
    bulletList: {
      group: 'block',
      content: 'listItem+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: (): DOMOutputSpec => ['ul', 0],
    },
    orderedList: {
      group: 'block',
      content: 'listItem+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: (): DOMOutputSpec => ['ol', 0],
    },
    listItem: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: (): DOMOutputSpec => ['li', 0],
    },
    lineBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: (): DOMOutputSpec => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href') ?? ''
            return isLinkAddress(href) && { href }
          },
        },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: String(attrs.href) }, 0],
    },
    bold: {
      // Some web pages put everything they copy into a <b> that is not bold.
      parseDOM: [
        { tag: 'b', getAttrs: isNot(NOT_BOLD) },
        { tag: 'strong', getAttrs: isNot(NOT_BOLD) },
        styled('span', BOLD),
      ],
      toDOM: (): DOMOutputSpec => ['strong', 0],
    },
    italic: {
      parseDOM: [
        { tag: 'i', getAttrs: isNot(NOT_ITALIC) },
        { tag: 'em', getAttrs: isNot(NOT_ITALIC) },
        styled('span', ITALIC),
      ],
      toDOM: (): DOMOutputSpec => ['em', 0],
    },
  },
})
