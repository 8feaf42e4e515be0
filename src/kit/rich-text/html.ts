import { DOMParser as Reader, DOMSerializer, type Node } from 'prosemirror-model'
import { pasted } from './paste'
import { schema } from './schema'

/** What an editor shows of HTML: what it has no name for is left out, but for its words. */
export function read(html: string): Node {
  const { body } = new DOMParser().parseFromString(pasted(html), 'text/html')
  return Reader.fromSchema(schema).parse(body)
}

const serializer = DOMSerializer.fromSchema(schema)

/** The HTML of a text; of one without words the empty text. */
export function write(doc: Node): string {
  if (doc.textContent.trim() === '') return ''
  const holder = document.createElement('div')
  holder.append(serializer.serializeFragment(doc.content))
  return holder.innerHTML
}
