/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createIntl } from 'react-intl'
import { pseudo } from './pseudo-language'

const said = (text: string, values: Record<string, string | number>) =>
  createIntl({ locale: 'en', messages: { text: pseudo(text) } }).formatMessage({ id: 'text' }, values)

test.each([
  ['Sign In', {}, '⟦Šîgñ Îñ~~~⟧'],
  ['Hello {name}', { name: 'An' }, '⟦Héļļô An~~⟧'],
  ['{count, plural, one {# row} other {# rows}}', { count: 2 }, '⟦2 ŕôwš~~~⟧'],
  ["It isn''t {what}", { what: 'so' }, "⟦Ît îšñ't so~~~⟧"],
])('%p is said in the pseudo-language with its values: %p', (text, values, words) =>
  expect(said(text, values)).toBe(words),
)

test('every English text can be said in it, with the same placeholders', () => {
  const folder = join(__dirname, '../src/texts/en')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  const texts = files.flatMap((file) =>
    Object.values(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>),
  )
  expect(texts.length).toBeGreaterThan(500)
  const placeholders = (text: string) =>
    [...text.matchAll(/\{\s*(\w+)/g)].map(([, name]) => name).filter((name) => name)
  for (const text of texts) {
    expect(pseudo(text)).toMatch(/^⟦.*⟧$/s)
    if (!text.includes('plural') && !text.includes('select'))
      expect(placeholders(pseudo(text))).toEqual(placeholders(text))
  }
})
