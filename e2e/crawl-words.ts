import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a text on the screen may be: one of the console's texts in the language of now, or what the server said. */

type Lang = 'en' | 'vi'
const folder = (lang: Lang) => join(__dirname, '../src/texts', lang)

const textsOf = (lang: Lang): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder(lang), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        Object.entries(JSON.parse(readFileSync(join(folder(lang), file), 'utf8')) as Record<string, string>),
      ),
  )

// The names of placeholders and the words of their syntax are no words of the text.
const SYNTAX =
  /\{\s*\w+(\s*,\s*(plural|select|selectordinal|number|date|time)\s*,?)?|\b(one|two|few|many|other)\s*\{|<\/?\w+>/g
const words = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? []
const wordsOf = (texts: ReadonlyMap<string, string>) =>
  new Set([...texts.values()].flatMap((text) => words(text.replace(SYNTAX, ' '))))

const texts = { en: textsOf('en'), vi: textsOf('vi') }
const known = { en: wordsOf(texts.en), vi: wordsOf(texts.vi) }
const other = { en: 'vi', vi: 'en' } as const
const withoutAddresses = (text: string) => text.replace(/\w+:\/\/\S+/g, ' ')
const isVietnamese = (word: string) => /[^\u0000-\u007f]/.test(word)

/** Placeholders that were not filled, and what no person should read. */
const LEFT_OPEN = /\{\w+\}|\bundefined\b|\bNaN\b|\[object |Invalid Date|%s\b/

/**
 * What is wrong with a text of the screen; undefined where nothing is. `said` is all that the server answered so far, in
 * lower case: its words are in whatever language they are.
 */
export function wrongWords(text: string, lang: Lang, said: string): string | undefined {
  if (texts.en.has(text.trim())) return 'the key of a text'
  if (LEFT_OPEN.test(text) && !said.includes(text.trim().toLowerCase())) return 'a placeholder'
  const foreign = words(withoutAddresses(text)).filter(
    (word) =>
      !known[lang].has(word) &&
      (known[other[lang]].has(word) || (lang === 'en' && isVietnamese(word))) &&
      !said.includes(word),
  )
  return foreign.length > 0 ? `${lang === 'vi' ? 'English' : 'Vietnamese'}: ${foreign.join(', ')}` : undefined
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(2000, month, 1)),
)
/** What is right and in no text: what the browser writes in a language, notation, and names of keys, calls and rights. */
const NOTATION = [
  /\b(in )?\d+ (second|minute|hour|day|week|month|year)s?( ago)?\b|^now$/g,
  new RegExp(`\\b(${MONTHS.join('|')})\\b`, 'g'),
  /\bUTC(?=[+-]\d)/g,
  /^(Ctrl|Esc|Enter|GET|POST|PUT|DELETE|username)$/g,
  /^\{[^]*\}$/g, // an example of JSON
  /\p{L}*\p{Ll}\p{Lu}\p{L}*/gu,
]
const read = (...file: string[]) => readFileSync(join(__dirname, '..', ...file), 'utf8')
const { owner } = (JSON.parse(read('deploy', 'config.example.json')) as { copyright: { owner: string } })
  .copyright
/** What an organization begins its terms with. */
const firstTerms = read('src', 'features', 'admin', 'organization-page', 'default-term.ts')

/** The same where English is the pseudo-language (scripts/pseudo-language.ts): what it does not have stands in the code. */
export function untranslated(text: string, said: string): string | undefined {
  if (firstTerms.includes(`>${text.trim()}<`)) return undefined
  const plain = withoutAddresses(text).replace(owner, ' ').trim()
  const left = NOTATION.reduce((rest, notation) => rest.replace(notation, ' '), plain)
  const foreign = words(left).filter((word) => !known.en.has(word) && !said.includes(word))
  return foreign.length > 0 ? `in the code: ${foreign.join(', ')}` : undefined
}
