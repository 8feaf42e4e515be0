import type { Bundle, Schema } from '../developer/describe'
import { HIDDEN, ORIGIN, type Fact } from './tape'

/**
 * What may stand in a tape. Secrets are known by the description: fields with `format: password`, in every operation by
 * their names; in operations with `x-secret` also what has no name of its own (a text as the whole body or result).
 * What was hidden once is hidden wherever else it stands.
 */

/** Too plain a name to be a secret outside of the operations that mark it. */
const PLAIN_NAMES = ['value']
/** What the description does not mark, since its page shows it open, and is a key all the same. */
const KEYS = ['cdpKey']
/** Secrets that the description cannot mark: a header's parameter as endpoints name it, and what links in mails carry. */
const OTHER_NAMES = ['otp_code', 'otpCode', 'qrcode', 'code', 'key', 'secret']
/** Of a fact that holds secrets, `...Given`: what may be kept. */
const OPEN_NAMES = ['userName', 'id']
/** A shorter text may stand anywhere by chance. */
const SHORTEST = 6

export type Secrets = ReturnType<typeof createSecrets>

type Marks = {
  /** Of each operation. */
  readonly named: ReadonlyMap<string, { readonly names: ReadonlySet<string>; readonly secret: boolean }>
  /** In every operation. */
  readonly everywhere: ReadonlySet<string>
}
/** A description is looked through once. */
const looked = new WeakMap<Bundle, Marks>()

function marksOf(bundle: Bundle): Marks {
  const known = looked.get(bundle)
  if (known) return known
  const named = new Map<string, { readonly names: ReadonlySet<string>; readonly secret: boolean }>()
  const everywhere = new Set(['otp_code', 'otpCode', 'qrcode', ...KEYS])
  for (const operation of Object.values(bundle.paths).flatMap((item) => Object.values(item))) {
    const names = markedIn(operation, bundle.components)
    for (const name of names) if (!PLAIN_NAMES.includes(name)) everywhere.add(name)
    named.set(operation.operationId, { names, secret: operation['x-secret'] === true })
  }
  looked.set(bundle, { named, everywhere })
  return { named, everywhere }
}

export function createSecrets(bundle: Bundle) {
  const { named, everywhere } = marksOf(bundle)
  const inAddresses = new Set([...everywhere, ...OTHER_NAMES])
  const values = new Set<string>()

  const hide = (value: unknown): unknown => {
    if (value === undefined || value === null || value === '' || value === HIDDEN) return value
    if (typeof value === 'string') values.add(value)
    else for (const each of textsIn(value)) values.add(each)
    return HIDDEN
  }
  const address = (text: string): string => {
    const start = text.indexOf('?')
    if (start < 0) return text
    const hash = text.indexOf('#', start)
    const query = new URLSearchParams(text.slice(start + 1, hash < 0 ? undefined : hash))
    let changed = false
    for (const [name, value] of [...query]) {
      const open = inAddresses.has(name) ? String(hide(value)) : words(value)
      if (open === value) continue
      changed = true
      query.set(name, open)
    }
    return changed ? `${text.slice(0, start)}?${query.toString()}${hash < 0 ? '' : text.slice(hash)}` : text
  }
  /** A text may be an address, or JSON of its own. */
  const words = (text: string): string => {
    if (/^(https?:\/\/|\/)[^\s]*\?/.test(text)) return address(text)
    if (!/^[[{]/.test(text)) return text
    try {
      return JSON.stringify(open(JSON.parse(text), everywhere))
    } catch {
      return text
    }
  }
  const open = (value: unknown, names: ReadonlySet<string>): unknown => {
    if (typeof value === 'string') return words(value)
    if (Array.isArray(value)) return value.map((each) => open(each, names))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [
        name,
        names.has(name) && typeof field !== 'boolean' ? hide(field) : open(field, names),
      ]),
    )
  }
  const namesOf = (operation: string): ReadonlySet<string> => {
    const { names = [], secret = false } = named.get(operation) ?? {}
    return new Set([...everywhere, ...names, ...(secret ? PLAIN_NAMES : [])])
  }
  const isSecret = (operation: string) => named.get(operation)?.secret === true

  return {
    /** What is sent, by field, parameter or argument. */
    sent: (operation: string, body: unknown): unknown =>
      isSecret(operation) && typeof body === 'string' ? hide(body) : open(body, namesOf(operation)),
    answered(operation: string, body: unknown): unknown {
      const opened = open(body, namesOf(operation))
      if (!isSecret(operation) || typeof opened !== 'object' || opened === null) return opened
      const result = (name: string, value: unknown) =>
        /^results?$/.test(name) && typeof value === 'string' ? hide(value) : value
      return Object.fromEntries(Object.entries(opened).map(([name, value]) => [name, result(name, value)]))
    },
    /** A fact whose name ends in `Given` holds what was typed. */
    fact(fact: Fact): Fact {
      const { type, payload, ...more } = fact
      const rest = open(more, everywhere) as Record<string, unknown>
      if (payload === undefined) return { type, ...rest }
      const isGiven = /Given$/.test(type) && typeof payload === 'object' && payload !== null
      if (!isGiven)
        return { type, payload: /Given$/.test(type) ? hide(payload) : open(payload, everywhere), ...rest }
      const kept = Object.entries(payload as Record<string, unknown>).map(([name, value]) => [
        name,
        OPEN_NAMES.includes(name) || typeof value === 'boolean' ? value : hide(value),
      ])
      return { type, payload: Object.fromEntries(kept) as unknown, ...rest }
    },
    address,
    /** Slices of the store. A name is no secret there by itself: `captcha` says how far it is. */
    state: (slices: object): Readonly<Record<string, unknown>> =>
      Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, open(slice, everywhere)])),
    /** What the browser keeps, a message of another tab. */
    other: (value: unknown): unknown => open(value, everywhere),
    /** A piece of the live channel, which is lines with JSON in them. */
    piece: (text: string): string =>
      text.replace(/^(data: ?)(.*)$/gm, (_, start: string, data: string) => start + words(data)),
    /** Everything once more, without any text that has been hidden somewhere, and with a word for the origin. */
    swept<T>(whole: T, origin?: string): T {
      const known = [...values]
        .filter((value) => value.length >= SHORTEST)
        .sort((one, other) => other.length - one.length)
        .flatMap((value) => [...new Set([value, encodeURIComponent(value)])].map(occurrences))
      const sweep = (value: unknown): unknown => {
        if (typeof value === 'string') {
          const open = known.reduce((text, occurrence) => text.replace(occurrence, HIDDEN), value)
          if (origin === undefined) return open
          return open
            .replaceAll(origin, ORIGIN)
            .replaceAll(encodeURIComponent(origin), encodeURIComponent(ORIGIN))
        }
        if (Array.isArray(value)) return value.map((each: unknown) => sweep(each))
        if (typeof value !== 'object' || value === null) return value
        return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, sweep(field)]))
      }
      return sweep(whole) as T
    },
  }
}

/** Digits inside of longer digits are another number. */
function occurrences(value: string): RegExp {
  const literal = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(/^\d+$/.test(value) ? `(?<!\\d)${literal}(?!\\d)` : literal, 'g')
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((each) => textsIn(each))
    : []
}

type Operation = Bundle['paths'][string][string]

/** The names of the fields and parameters of an operation that are marked as secrets. */
function markedIn(operation: Operation, components: Bundle['components']): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<object>()
  const resolve = <T>(given: T & { readonly $ref?: string }): T => {
    if (given.$ref === undefined) return given
    const [, , kind = '', name = ''] = given.$ref.split('/')
    return (components as Readonly<Record<string, Readonly<Record<string, T>>>>)[kind]![name]!
  }
  const look = (given: Schema | undefined, name: string): void => {
    if (!given) return
    const schema = resolve(given)
    if (seen.has(schema)) return
    seen.add(schema)
    if (schema.format === 'password' || schema.writeOnly) names.add(name)
    for (const [field, inner] of Object.entries(schema.properties ?? {})) look(inner, field)
    look(schema.items, name)
    for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
      look(part, name)
  }
  const lookAll = (content: Readonly<Record<string, { readonly schema?: Schema }>> | undefined) =>
    Object.values(content ?? {}).forEach(({ schema }) => look(schema, ''))
  for (const parameter of operation.parameters ?? []) {
    const { name, schema } = resolve(parameter)
    look(schema, name)
  }
  if (operation.requestBody) lookAll(resolve(operation.requestBody).content)
  for (const answer of Object.values(operation.responses)) lookAll(resolve(answer).content)
  return names
}
