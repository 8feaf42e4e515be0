/** The door to the texts: typed ids, the language of an address, and the words themselves. */
import { useCallback } from 'react'
import { useIntl, type MessageFormatElement } from 'react-intl'
import type { texts as english } from './en.gen'

export type MessageId = keyof typeof english
export type Lang = 'en' | 'vi'
export const langs: readonly Lang[] = ['en', 'vi']

/** The language that an address asks for: none gives en; vi or en that; anything else vi (decisions 5). */
export function langOf(search: string): Lang {
  const lang = new URLSearchParams(search).get('lang')
  return lang === null || lang === 'en' ? 'en' : 'vi'
}

export type Messages = Readonly<Record<string, string>>

/** The texts that every page may need, in one language; a chunk of its own. */
export async function loadMessages(lang: Lang): Promise<Messages> {
  const { texts } =
    lang === 'vi'
      ? await import(/* webpackChunkName: "texts-vi" */ './vi-common.gen')
      : await import(/* webpackChunkName: "texts-en" */ './en-common.gen')
  return texts
}

/** What pages of administrators need beside them: of an organization's, or of super administrators. */
export type TextGroup = 'admin' | 'super-admin' | 'permissions' | 'system-setting'

const groups = {
  'admin en': () => import(/* webpackChunkName: "texts-admin-en" */ './en-admin.gen'),
  'admin vi': () => import(/* webpackChunkName: "texts-admin-vi" */ './vi-admin.gen'),
  'super-admin en': () => import(/* webpackChunkName: "texts-super-admin-en" */ './en-super-admin.gen'),
  'super-admin vi': () => import(/* webpackChunkName: "texts-super-admin-vi" */ './vi-super-admin.gen'),
  'permissions en': () => import(/* webpackChunkName: "texts-permissions-en" */ './en-permissions.gen'),
  'permissions vi': () => import(/* webpackChunkName: "texts-permissions-vi" */ './vi-permissions.gen'),
  'system-setting en': () =>
    import(/* webpackChunkName: "texts-system-setting-en" */ './en-system-setting.gen'),
  'system-setting vi': () =>
    import(/* webpackChunkName: "texts-system-setting-vi" */ './vi-system-setting.gen'),
}

export const loadGroup = async (lang: Lang, group: TextGroup): Promise<Messages> =>
  (await groups[`${group} ${lang}`]()).texts

/** What explains who may do what (`features/access`). */
export async function loadAccessMessages(lang: Lang): Promise<Messages> {
  const { texts } =
    lang === 'vi'
      ? await import(/* webpackChunkName: "texts-access-vi" */ './vi-access.gen')
      : await import(/* webpackChunkName: "texts-access-en" */ './en-access.gen')
  return texts
}

export type Values = Record<string, string | number>

/** Makes the words of an id in the person's language. */
export type Translate = (id: MessageId, values?: Values) => string

/** Letters that are written from right to left, and what turns the direction of those that follow. */
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/

/** A name in a sentence turns nothing around it: it stands in an isolate of its own direction. */
const isolated = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && TURNING.test(value) ? `\u2068${value}\u2069` : value,
    ]),
  )

/** As scripts/texts-loader.cjs has it: what the build leaves as it is. */
const isPlain = (message: string): boolean => !/[{}<>'#]/.test(message)

/** Kinds of parts of a compiled text (icu-messageformat-parser's TYPE). */
const LITERAL = 0
const ARGUMENT = 1

/**
 * The words of a text that the build has compiled to literals and places for values: all others need the browser's
 * formatters, the first of which takes long to come. Undefined for those, and where a value is missing.
 */
function filled(parts: readonly MessageFormatElement[], values: Values): string | undefined {
  const words = parts.map((part) => {
    if (!('value' in part)) return undefined
    const kind: number = part.type
    if (kind === LITERAL) return part.value
    return kind === ARGUMENT ? values[part.value] : undefined
  })
  return words.includes(undefined) ? undefined : words.join('')
}

/**
 * The words for an id in the person's language. A missing or misspelt id does not compile. A plain text is returned as it is:
 * react-intl would try to parse it, which throws in a build without the parser, twice a text.
 */
export function useText(): Translate {
  const intl = useIntl()
  return useCallback(
    (id, values) => {
      const message = intl.messages[id]
      if (typeof message === 'string' && isPlain(message)) return message
      const isolates = values && isolated(values)
      const words = isolates && Array.isArray(message) ? filled(message, isolates) : undefined
      return words ?? intl.formatMessage({ id }, isolates)
    },
    [intl],
  )
}
