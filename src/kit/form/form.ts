import { useFormik, type FormikValues } from 'formik'
import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react'
import { ValidationError, type ObjectSchema } from 'yup'
import { draftOf, forgetDraft, isUnsent, markUnsent, noteDraft } from '../../session/drafts'
import { useText, type MessageId } from '../../texts'
import { useTouched } from '../leave/touched'
import { useIsThere } from '../useIsThere'

/** A Yup message: the id of a text, checked by the compiler. */
export const message = (id: MessageId): MessageId => id

type FormOptions<Values extends FormikValues> = {
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
   * failed after one had left. Not for forms with secrets.
   */
  draft?: string
  /** Sends valid values; false when they were not saved. A failure is kept by the caller, in what it shows. */
  onSend: (values: Values) => unknown
}

/** What a field of `ui` needs. */
type FieldBinding<Value> = {
  name: string
  value: Value
  error: string | undefined
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
export function useForm<Values extends FormikValues>(options: FormOptions<Values>): Form<Values> {
  const { initial, stored, schema, onSend, draft } = options
  const text = useText()
  const ref = useRef<HTMLFormElement>(null)
  const isThere = useIsThere()
  const [unsent] = useState(() => (draft && isUnsent(draft) ? draftOf(draft, initial) : undefined))
  const cast = (given: Values) => schema.cast(given, { assert: false }) as Values
  const formik = useFormik<Values>({
    initialValues: unsent ?? initial,
    validateOnBlur: false,
    validate: (values) => mistakesOf(schema, values),
    // Formik waits for the promise: until then it is sending.
    onSubmit: async (values) => {
      const isSaved = await onSend(cast(values))
      if (!draft || isThere()) return
      if (isSaved === false) markUnsent(draft)
      else forgetDraft(draft)
    },
  })
  const { values, errors, touched } = formik
  const isChanged = !equal(values, stored ?? initial)
  const busy = options.busy || formik.isSubmitting
  const offer = useDraft({ ...options, values, isChanged, busy }, (draft) => void formik.setValues(draft))
  // What was sent is being kept; once it is refused the form counts again.
  useTouched(ref, isChanged && !busy && !options.saved)

  return {
    values,
    busy,
    offer,
    unchanged: stored !== undefined && equal(cast(values), cast(stored)),
    field: (name) => ({
      name,
      value: values[name],
      // Only mistakesOf writes there.
      error: touched[name] && errors[name] ? text(errors[name] as MessageId) : undefined,
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
        if (busy) return
        const wrong = new Set(Object.keys(mistakesOf(schema, values)))
        void formik.submitForm().then(() => focusFirst(ref.current, wrong))
      },
    },
  }
}

type DraftedForm<Values extends FormikValues> = Pick<FormOptions<Values>, 'draft' | 'initial'> & {
  values: Values
  /** The fields differ from what is stored. */
  isChanged: boolean
  busy: boolean
}

/** Keeps what is typed, and offers what was typed before and not saved. */
function useDraft<Values extends FormikValues>(
  { draft: name, initial, values, isChanged, busy }: DraftedForm<Values>,
  take: (draft: Values) => void,
): Form<Values>['offer'] {
  const [draft, setDraft] = useState(() => (name ? draftOf(name, initial) : undefined))
  const isBeingSaved = useRef(busy)
  // The drafts are outside React.
  useEffect(() => {
    isBeingSaved.current = busy
    if (name) noteDraft(name, isChanged ? values : undefined)
  }, [name, values, isChanged, busy])
  // Whoever leaves has let it go, unless it is being saved: then that decides.
  useEffect(() => {
    if (name) return () => void (isBeingSaved.current || noteDraft(name, undefined))
  }, [name])
  if (!name || !draft || isChanged) return undefined
  const end = () => {
    forgetDraft(name)
    setDraft(undefined)
  }
  return {
    take: () => {
      take(draft)
      end()
    },
    leave: end,
  }
}

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

function focusFirst(form: HTMLFormElement | null, wrong: ReadonlySet<string>): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])]
  fields.find((field) => wrong.has(field.getAttribute('name') ?? ''))?.focus()
}

/** Whether two values of a form say the same, whatever the order of their keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))]
  return (
    left.length === right.size && left.every(([key, value]) => right.has(key) && equal(value, right.get(key)))
  )
}
