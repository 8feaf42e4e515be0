import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wrongWords } from '../e2e/crawl-words'
import description from '../openapi/bundle.gen.json'

/** What a story gives may be in any language: what stands in its file, and what an example of the description says. */

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase()
const sourceOf = (file: string) => plain(readFileSync(join(__dirname, '..', file), 'utf8'))

function stringsIn(value: unknown): string[] {
  // Terms are HTML.
  if (typeof value === 'string') return [value, ...value.split(/<[^>]*>/)]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}
function examplesIn(part: unknown): unknown[] {
  if (!part || typeof part !== 'object') return []
  // Of an object nothing is known.
  const inner = Object.entries(part) as [string, unknown][]
  return inner.flatMap(([name, value]) => (name === 'examples' ? [value] : examplesIn(value)))
}
const examples = [...new Set(stringsIn(examplesIn(description)).map(plain))].filter(
  ({ length }) => length > 2,
)
/** What examples give to a text, which may be a part of one: a single word of an example excuses nothing elsewhere. */
const givenTo = (text: string) =>
  examples.filter(
    (example) => plain(text).includes(example) || (/\W\w+\W/.test(text) && example.includes(plain(text))),
  )
const isJson = (text: string) => /^[[{]/.test(text)

/** Of the texts on a story in Vietnamese, those that are not, and why. `file` is the story's, from the project's folder. */
export function notVietnamese(texts: readonly string[], file: string): string[] {
  const source = sourceOf(file)
  return texts
    .filter((text) => !isJson(text))
    .flatMap((text) => {
      const wrong = wrongWords(text, 'vi', [source, ...givenTo(text)].join(' '))
      return wrong ? [`"${text}" (${wrong})`] : []
    })
}

/** Of the labels that are cut on a story, those that it does not give; what a field has chosen stands there with commas. */
export function ownOf(texts: readonly string[], file: string): string[] {
  const source = sourceOf(file)
  const isGiven = (part: string) => source.includes(part) || givenTo(part).includes(part)
  return texts.filter((text) => !plain(text).split(', ').every(isGiven))
}
