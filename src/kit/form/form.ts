import { useFormik, type FormikErrors, type FormikTouched, type FormikValues } from 'formik'
import { useEffect, useMemo, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { ValidationError, type ObjectSchema } from 'yup'
import { isUnsent, markUnsent } from '../../session/drafts'
import { useText, type MessageId } from '../../texts'
import { useTouched } from '../leave/touched'
import type { FieldLimit } from '../../ui/TextField'
import { useIsThere } from '../useIsThere'
import { merge, type Side } from './compare'
import type { Conflict } from './ConflictNotice'
import { lengthsOf } from './text'
import { equal } from './equal'
import { draftedIn, forgetDrafted, useDraft } from './useDraft'
import { conflictIn, useLooks, type Found, type Recheck } from './useRecheck'

/** A Yup message: the id of a text, checked by the compiler. */
export const message = (id: MessageId): MessageId => id

type FormOptions<Values extends FormikValues, Rec> = {
  /** What stands in the fields at first; later ones change nothing that is typed. */
  initial: Values
  /** What the server has. While the fields equal it there is nothing to save; a create form has none. */
  stored?: Values
  /** Its messages are message ids; its casts (trim) are made before sending. */
  schema: ObjectSchema<Values>
  /** The request of the last press is on its way. */
  busy: boolean
  /** What stands in the fields was saved, and nobody needs to be asked before leaving it. */
  saved?: boolean
  /**
   * A name that no other form has: what was typed is offered again after a reload, an ended session, or a save that
   * failed after one had left. Not for forms that are all secrets.
   */
  draft?: string
  /** Fields that are secrets: a draft has them as they were at first. */
  secrets?: readonly (keyof Values & string)[]
  /** What is wrong with the fields is told at once: they show what somebody else has left incomplete. */
  tellsAtOnce?: boolean
  /** For an update form: how the record is read again before it is sent. `initial` is what the form shows of it. */
  recheck?: Recheck<Values, Rec>
  /** The fields after a save, where that is not what was given: capped, put in order. */
  normalize?: (values: Values) => Values
  /**
   * Sends valid values; whether they were saved, where that is known then. A failure is kept by the caller, in what it
   * shows. `record` is what `recheck` has read, unless it could not.
   */
  onSend: (values: Values, record?: Rec) => unknown
}

/** What a field of `ui` needs. */
type FieldBinding<Value> = {
  name: string
  value: Value
  error: string | undefined
  /** How long a name or free text may be (kit/form/text.ts). */
  limit: FieldLimit | undefined
  onChange: (value: Value) => void
  onBlur: (event: FocusEvent) => void
}

/** A form bound to Formik and Yup; give `props` to its <form> and `field(name)` to each field. */
export type Form<Values> = {
  readonly values: Values
  readonly busy: boolean
  /** The fields equal what is stored. */
  readonly unchanged: boolean
  /** What was typed before and not saved: take it, or leave it. */
  readonly offer: { readonly take: () => void; readonly leave: () => void } | undefined
  /** Why the last press sent nothing: somebody else has changed the record, or that could not be found out. */
  readonly conflict: Conflict | undefined
  /** Puts back what stood in the fields at first: once it was sent, another one can be. */
  readonly clear: () => void
  readonly field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    readonly 'aria-busy': boolean
    readonly onSubmit: (event: FormEvent) => void
  }
}

/**
 * Validation before any call, one request a press, the first wrong field in focus. Mistakes show on a press, or
 * when one goes on to another field of the form; not on the way to a button, where they would move it away.
 */
export function useForm<Values extends FormikValues, Rec = unknown>(
  options: FormOptions<Values, Rec>,
): Form<Values> {
  const { initial, schema, onSend, draft, secrets, recheck, normalize } = options
  const text = useText()
  const ref = useRef<HTMLFormElement>(null)
  const isThere = useIsThere()
  const [unsent] = useState(() => (draft && isUnsent(draft) ? draftedIn(draft, initial) : undefined))
  const [begun, setBegun] = useState(() => ({
    initial: unsent?.began ?? initial,
    stored: options.stored && (unsent?.began ?? options.stored),
    /** The fields do not show it yet. */
    isBehind: false,
  }))
  // A record that is read again meanwhile is not what the form began with.
  const stored = recheck ? begun.stored : options.stored
  const began = recheck ? begun.initial : initial
  const cast = (given: Values) => schema.cast(given, { assert: false }) as Values
  const looks = useLooks(recheck, cast)
  const [wrongAtFirst] = useState(() => (options.tellsAtOnce ? mistakesOf(schema, initial) : {}))
  const formik = useFormik<Values>({
    initialValues: unsent?.values ?? initial,
    initialErrors: wrongAtFirst as FormikErrors<Values>,
    initialTouched: Object.fromEntries(
      Object.keys(wrongAtFirst).map((name) => [name, true]),
    ) as FormikTouched<Values>,
    validateOnBlur: false,
    validate: (values) => mistakesOf(schema, values),
    // Formik waits for the promise: until then it is sending.
    onSubmit: async (values) => {
      const from = location.pathname + location.search
      const typed = cast(values)
      const verdict = await looks.ask({ began, typed })
      if (!verdict.send && !isThere()) recheck?.tellLeft(verdict.why, from)
      const isSaved = verdict.send && (await onSend(typed, verdict.record))
      if (isSaved === true) {
        const saved = normalize?.(typed) ?? typed
        setBegun({ initial: saved, stored: saved, isBehind: false })
        looks.forget()
      }
      if (!draft || isThere()) return
      if (isSaved === false) markUnsent(draft)
      else forgetDrafted(draft)
    },
  })
  const { values, errors, touched } = formik
  const lengths = useMemo(() => lengthsOf(schema.fields), [schema])
  const left = (count: number) =>
    count < 0 ? text('form.charactersOver', { count: -count }) : text('form.charactersLeft', { count })
  const isChanged = !equal(values, stored ?? began)
  const busy = options.busy || formik.isSubmitting
  const drafted = useMemo(() => withoutSecrets(values, initial, secrets), [values, initial, secrets])
  const isDrafted = isChanged && !equal(drafted, stored ?? began)
  const offer = useDraft(
    { name: draft, initial, values: drafted, began: recheck && began, isChanged: isDrafted, busy },
    ({ values, began }) => {
      if (recheck && began) setBegun({ initial: began, stored: stored && began, isBehind: false })
      void formik.setValues(values)
    },
  )
  // What was sent is being kept; once it is refused the form counts again.
  useTouched(ref, isChanged && !busy && !options.saved)

  // A record that is read again while nothing is typed, or that has become what is typed, is what the form begins with.
  const read = recheck && JSON.stringify([initial, options.stored === undefined])
  const [seen, setSeen] = useState(read)
  if (read !== seen) {
    setSeen(read)
    const isTyped = !equal(values, initial)
    if (!isTyped || equal(values, began)) setBegun({ initial, stored: options.stored, isBehind: isTyped })
  }
  const { setValues } = formik
  // Formik keeps its values outside of what is drawn.
  useEffect(() => {
    if (begun.isBehind) void setValues(begun.initial)
  }, [begun, setValues])

  const submit = (given: Values) => {
    const wrong = new Set(Object.keys(mistakesOf(schema, given)))
    void formik.submitForm().then(() => focusFirst(ref.current, wrong))
  }

  const found =
    recheck && !busy ? conflictIn(recheck, looks.look, { began, typed: values }, cast, text) : undefined
  const settle = ({ now, comparison }: Found<Values>, choose: (name: string) => Side) => {
    const merged = merge(comparison, { now, typed: values }, choose)
    // What is pressed now is no longer there afterwards. Formik submits what was drawn last.
    submitButtonOf(ref.current)?.focus()
    flushSync(() => {
      setBegun({ initial: now, stored: stored && now, isBehind: false })
      looks.forget()
      void formik.setValues(merged)
    })
    if (!equal(cast(merged), now)) submit(merged)
  }

  return {
    values,
    busy,
    offer,
    conflict: found?.name === 'changed' ? { ...found, settle: (choose) => settle(found, choose) } : found,
    unchanged: stored !== undefined && equal(cast(values), cast(stored)),
    clear: () => formik.resetForm(),
    field: (name) => ({
      name,
      value: values[name],
      // Only mistakesOf writes there.
      error: touched[name] && errors[name] ? text(errors[name] as MessageId) : undefined,
      limit: lengths[name] === undefined ? undefined : { most: lengths[name], left },
      onChange: (value) => void formik.setFieldValue(name, value),
      onBlur: ({ relatedTarget: next }) => {
        const goesOn =
          next instanceof HTMLElement && ref.current?.contains(next) && !next.matches('[type=submit]')
        if (goesOn && !equal(values[name], initial[name])) void formik.setFieldTouched(name, true, false)
      },
    }),
    props: {
      ref,
      noValidate: true,
      'aria-busy': busy,
      onSubmit: (event) => {
        event.preventDefault()
        if (!busy) submit(values)
      },
    },
  }
}

const withoutSecrets = <Values extends FormikValues>(
  values: Values,
  initial: Values,
  secrets: readonly (keyof Values & string)[] = [],
): Values => ({ ...values, ...Object.fromEntries(secrets.map((name) => [name, initial[name]])) })

/** The first mistake of each field, as a message id. */
export function mistakesOf<Values extends FormikValues>(
  schema: ObjectSchema<Values>,
  values: Values,
): Partial<Record<string, MessageId>> {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const mistakes: Partial<Record<string, MessageId>> = {}
    // The messages of a schema are message ids: `message` writes no others.
    for (const { path = '', message } of error.inner) mistakes[path] ??= message as MessageId
    return mistakes
  }
}

/** It may stand outside of the form, in a footer. */
const submitButtonOf = (form: HTMLFormElement | null): HTMLElement | undefined =>
  [...(form?.elements ?? [])].find(
    (element): element is HTMLElement => element instanceof HTMLElement && element.matches('[type=submit]'),
  )

function focusFirst(form: HTMLFormElement | null, wrong: ReadonlySet<string>): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])]
  fields.find((field) => wrong.has(field.getAttribute('name') ?? ''))?.focus()
}
