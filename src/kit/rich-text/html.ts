import { DOMParser as Reader, DOMSerializer, type Node } from 'prosemirror-model'
import { pasted } from './paste'
import { schema } from './schema'

/** What an editor shows of HTML: what it has no name for is left out, but for its words. */
export function read(html: string): Node {
  const { body } = new DOMParser().parseFromString(pasted(html), 'text/html')
  return Reader.fromSchema(schema).parse(body)
}

const serializer = DOMSerializer.fromSchema(schema)

/** What terms may have that the schema has not, by what it is called. */
const unknown = {
  table: 'table',
  rule: 'hr',
  quote: 'blockquote',
  code: 'code, pre',
  underline: 'u',
  strike: 's',
} as const
export type Lost = keyof typeof unknown
const isUnknown = (name: string): name is Lost => Object.hasOwn(unknown, name)

/** What HTML loses, but for its words, once it is changed in an editor. */
export function lostOf(html: string): Lost[] {
  const { body } = new DOMParser().parseFromString(pasted(html), 'text/html')
  return Object.keys(unknown)
    .filter(isUnknown)
    .filter((name) => body.querySelector(unknown[name]))
}

/** The HTML of a text; of one without words the empty text. */
export function write(doc: Node): string {
  if (doc.textContent.trim() === '') return ''
  const holder = document.createElement('div')
  holder.append(serializer.serializeFragment(doc.content))
  return holder.innerHTML
}
