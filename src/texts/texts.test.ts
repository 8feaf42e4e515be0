import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import { langOf } from '.'
import { texts as en } from './en.gen'
import { texts as vi } from './vi.gen'

/** The names of a text's arguments, those inside plurals too. */
function placeholders(text: string): string[] {
  const names = (elements: MessageFormatElement[]): string[] =>
    elements.flatMap((element) => [
      ...(isLiteralElement(element) || isPoundElement(element) ? [] : [element.value]),
      ...(isPluralElement(element)
        ? Object.values(element.options).flatMap(({ value }) => names(value))
        : []),
    ])
  return [...new Set(names(parse(text)))].sort()
}

test('I18N-01 both languages have the same texts with the same placeholders', () => {
  expect(Object.keys(vi).sort()).toEqual(Object.keys(en).sort())
  for (const [id, text] of Object.entries(en))
    expect([id, placeholders(vi[id as keyof typeof vi])]).toEqual([id, placeholders(text)])
})

test('every text can be parsed', () => {
  for (const text of [...Object.values(en), ...Object.values(vi)]) expect(() => parse(text)).not.toThrow()
})

/** The plurals of a text by the forms that they tell apart, those inside other ones too. */
const pluralForms = (elements: MessageFormatElement[]): string[][] =>
  elements.flatMap((element) =>
    isPluralElement(element)
      ? [
          Object.keys(element.options),
          ...Object.values(element.options).flatMap(({ value }) => pluralForms(value)),
        ]
      : [],
  )

test('I18N-01 a Vietnamese text has no form that the language never takes: "=1" is one, "one" is none', () => {
  const dead = Object.entries(vi).filter(([, text]) =>
    pluralForms(parse(text)).some((forms) => forms.some((form) => form !== 'other' && !form.startsWith('='))),
  )
  expect(dead.map(([id]) => id)).toEqual([])
})

test.each([
  ['', 'en'],
  ['?lang=en', 'en'],
  ['?lang=vi', 'vi'],
  ['?lang=fr', 'vi'],
  ['?lang=EN', 'vi'],
  ['?lang=', 'vi'],
])('I18N-02 I18N-03 I18N-04 the address "%s" asks for %s', (search, lang) => {
  expect(langOf(search)).toBe(lang)
})
