import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { isRefusal, refuse, type Refusal } from '../../api'
import { failed } from '../../flows/outcomes'
import type { MessageId, Translate } from '../../texts'
import { useRead, type Read } from '../change/useLookUp'
import { compare, type Comparison, type ThreeWay } from './compare'

type Plain = string | number | boolean | null | readonly string[]

type Words<Value> = (value: Value, text: Translate) => string

/** What a field is called, of which part of the form, and how its values are told where they are not their own words. */
export type FieldWords<Value> = {
  readonly label: MessageId
  readonly within?: MessageId
} & ([Value] extends [Plain] ? { readonly words?: Words<Value> } : { readonly words: Words<Value> })

type Options<Values, Rec> = {
  /** The record as it is now, by a documented call; undefined when it cannot be found. */
  readonly read: (read: Read) => Promise<Rec | undefined>
  /** What the form shows of a record. */
  readonly valuesOf: (record: Rec) => Values
  /** Every field of the form; null for what is neither compared nor told: secrets, and what another form changes. */
  readonly fields: {
    readonly [Name in keyof Values]-?:
      FieldWords<Values[Name]> | ([Values[Name]] extends [Plain] ? MessageId : never) | null
  }
  /** Who has changed these fields, where the record says so. */
  readonly by?: (record: Rec, changed: readonly (keyof Values)[]) => string | undefined
}

/** How an update form looks, before it sends, whether somebody else has changed the record (decisions 45). */
export type Recheck<Values, Rec> = Omit<Options<Values, Rec>, 'read'> & {
  /** Throws the Refusal when it cannot be read. */
  readonly read: () => Promise<Rec | undefined>
  /** The form was left before it was known that nothing is sent: a notice leads back to it. */
  readonly tellLeft: (why: MessageId, from: string) => void
}

/** Give the answer to `useForm`, or `useSettingsForm`, as `recheck`. */
export function useRecheck<Values, Rec>({ read, ...options }: Options<Values, Rec>): Recheck<Values, Rec> {
  const dispatch = useDispatch()
  const readNow = useRead()
  return {
    ...options,
    read: () => read(readNow),
    tellLeft: (why, from) => void dispatch(failed(refuse(why), why, { from })),
  }
}

type Name<Values> = keyof Values & string

/** What the last look has found. */
export type Look<Values, Rec> =
  | { readonly name: 'same' }
  | { readonly name: 'changed'; readonly record: Rec; readonly now: Values }
  /** It could not be read, or not be found; the next press sends all the same. */
  | { readonly name: 'unread'; readonly refusal: Refusal | undefined; readonly isSent: boolean }

/** Whether to send, and the record as it was read last. */
type Verdict<Rec> =
  | { readonly send: true; readonly record: Rec | undefined }
  | { readonly send: false; readonly why: MessageId }

type Looks<Values, Rec> = {
  readonly look: Look<Values, Rec>
  readonly forget: () => void
  readonly ask: (times: Omit<ThreeWay<Values>, 'now'>) => Promise<Verdict<Rec>>
}

/** Looks at the record before each press sends; without a `recheck` every press does. */
export function useLooks<Values, Rec>(
  recheck: Recheck<Values, Rec> | undefined,
  cast: (values: Values) => Values,
): Looks<Values, Rec> {
  const [look, setLook] = useState<Look<Values, Rec>>({ name: 'same' })

  async function ask({ began, typed }: Omit<ThreeWay<Values>, 'now'>): Promise<Verdict<Rec>> {
    if (!recheck) return { send: true, record: undefined }
    const found = await readAgain(recheck)
    if (found.name === 'unread') {
      const isSent = look.name === 'unread'
      setLook({ ...found, isSent })
      if (isSent) return { send: true, record: undefined }
      return { send: false, why: 'form.notCompared' }
    }
    const { record } = found
    const now = cast(recheck.valuesOf(record))
    const { theirs, both } = compare(namesOf(recheck), { began: cast(began), now, typed })
    const isSame = theirs.length + both.length === 0
    setLook(isSame ? { name: 'same' } : { name: 'changed', record, now })
    return isSame ? { send: true, record } : { send: false, why: 'form.changedMeanwhile' }
  }

  return { look, ask, forget: () => setLook({ name: 'same' }) }
}

async function readAgain<Values, Rec>(
  recheck: Recheck<Values, Rec>,
): Promise<{ name: 'read'; record: Rec } | { name: 'unread'; refusal: Refusal | undefined }> {
  try {
    const record = await recheck.read()
    return record === undefined ? { name: 'unread', refusal: undefined } : { name: 'read', record }
  } catch (error) {
    return { name: 'unread', refusal: isRefusal(error) ? error : undefined }
  }
}

/** The fields that are compared, in their order. */
export const namesOf = <Values, Rec>({ fields }: Recheck<Values, Rec>): readonly Name<Values>[] =>
  (Object.keys(fields) as Name<Values>[]).filter((name) => fields[name] !== null)

/** One field that somebody else has changed, in words. */
export type ChangedField = {
  readonly name: string
  readonly label: string
  readonly began: string
  readonly now: string
  /** What was typed instead; none where only they have changed it. */
  readonly typed: string | undefined
}

type Told<Value> = {
  readonly label: MessageId
  readonly within?: MessageId
  readonly words?: Words<Value>
}

/** What is told of a field that is compared: `namesOf` leaves out those that are null. */
const toldOf = <Value>(field: unknown): Told<Value> =>
  typeof field === 'string' ? { label: field as MessageId } : (field as Told<Value>)

/** What somebody else has changed, as it is told. */
export type Found<Values> = {
  readonly name: 'changed'
  readonly now: Values
  readonly comparison: Comparison<Name<Values>>
  readonly by: string | undefined
  readonly fields: readonly ChangedField[]
}

/** Why nothing was sent, against what is typed now; undefined when nothing stands in the way any more. */
export function conflictIn<Values, Rec>(
  recheck: Recheck<Values, Rec>,
  look: Look<Values, Rec>,
  { began, typed }: Omit<ThreeWay<Values>, 'now'>,
  cast: (values: Values) => Values,
  text: Translate,
): Found<Values> | Extract<Look<Values, Rec>, { name: 'unread' }> | undefined {
  if (look.name === 'same') return undefined
  if (look.name === 'unread') return look.isSent ? undefined : look
  const { now, record } = look
  const names = namesOf(recheck)
  const comparison = compare(names, { began: cast(began), now, typed: cast(typed) })
  const isTyped = (name: Name<Values>) => comparison.both.includes(name)
  const changed = names.filter((name) => isTyped(name) || comparison.theirs.includes(name))
  if (changed.length === 0) return undefined
  const fields = changed.map((name) => {
    const { label, within, words = plainWords } = toldOf<Values[Name<Values>]>(recheck.fields[name])
    const tell = (value: Values[Name<Values>]) => words(value, text) || text('form.empty')
    return {
      name,
      label: [...(within ? [within] : []), label].map((id) => text(id)).join(' · '),
      began: tell(began[name]),
      now: tell(now[name]),
      typed: isTyped(name) ? tell(typed[name]) : undefined,
    }
  })
  return { name: 'changed', now, comparison, by: recheck.by?.(record, changed), fields }
}

/** Of every other kind the form has words of its own. */
function plainWords(given: unknown, text: Translate): string {
  const value = given as Plain
  if (typeof value === 'boolean') return text(value ? 'form.on' : 'form.off')
  if (typeof value === 'object') return value?.join(', ') ?? ''
  return String(value)
}
