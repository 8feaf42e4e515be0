import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import type { MessageFormatElement } from 'react-intl'

type Location = { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } }
type Located = MessageFormatElement & { readonly location?: Location }
type Parse = (text: string, options: { readonly captureLocation: true }) => readonly Located[]

const ofIntl = createRequire(createRequire(require.resolve('react-intl')).resolve('intl-messageformat'))
const parser = ofIntl('@formatjs/icu-messageformat-parser') as unknown as { readonly parse: Parse }
const { parse } = parser

/** TYPE.literal of the parser. */
const LITERAL: number = 0
const PAIRS = 'aàcçeéiîkķlļnñoôrŕsšuûyýzžAÀCÇEÉIÎKĶLĻNÑOÔRŔSŠUÛYÝZŽ'
/** The second letter of each pair in place of the first. */
const accent = (letter: string): string => PAIRS[PAIRS.indexOf(letter) + 1] ?? letter
/** Texts of other languages are longer; short ones by more. */
const LONGER = 0.3

/** Where the words of a text stand, in its plurals and choices too. */
function literals(elements: readonly Located[]): readonly Location[] {
  return elements.flatMap((element) => {
    if (Number(element.type) === LITERAL) return element.location ? [element.location] : []
    const options = 'options' in element && element.options ? Object.values(element.options) : []
    const children = 'children' in element ? element.children : []
    return [...options.flatMap(({ value }) => literals(value as readonly Located[])), ...literals(children)]
  })
}

const accented = (words: string) =>
  words.replace(/[A-Za-z]/g, (letter) => (PAIRS.includes(letter) ? accent(letter) : letter))

/**
 * A text as a language would have it that nobody speaks: accented, a third longer, between brackets. A word on the
 * screen without them stands in the code, and what is cut would be cut in another language. Placeholders, tags and plurals
 * stay as they are.
 */
export function pseudo(text: string): string {
  const places = literals(parse(text, { captureLocation: true }))
  let made = ''
  let at = 0
  let letters = 0
  for (const { start, end } of [...places].sort((a, b) => a.start.offset - b.start.offset)) {
    const words = text.slice(start.offset, end.offset)
    letters += words.length
    made += text.slice(at, start.offset) + accented(words)
    at = end.offset
  }
  return `⟦${made}${text.slice(at)}${'~'.repeat(Math.ceil(letters * LONGER))}⟧`
}

/** Says every text below a folder in it, in place. `tsx scripts/pseudo-language.ts FOLDER`, in a copy of the project. */
function rewrite(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )) {
    const file = join(folder, name)
    const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    writeFileSync(file, JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [id, pseudo(text)]))))
  }
}

const [, script = '', folder] = process.argv
if (folder && script.endsWith('pseudo-language.ts')) rewrite(folder)
