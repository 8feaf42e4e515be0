import type { FormikValues } from 'formik'
import type { ObjectSchema } from 'yup'
import { equal } from './equal'
import { useForm, type Form } from './form'
import { useSettingsPlace } from './SettingsForm'
import type { Recheck } from './useRecheck'

type Options<Values extends FormikValues, Rec> = {
  /** The name of its draft among those of the place (`SettingsContext`). */
  draft: string
  initial: Values
  /** What the server has, complete; none while something of it is still a default (decisions 39). */
  stored: Values | undefined
  schema: ObjectSchema<Values>
  busy: boolean
  /** How the record is read again before it is saved. */
  recheck: Recheck<Values, Rec>
  /** Whether the server has taken them. `record` is as it was read last, unless it could not be read. */
  save: (values: Values, record?: Rec) => Promise<boolean>
  /** The fields after a save, where that is not what was given: capped, put in order. */
  normalize?: (values: Values) => Values
}

/** A form of settings: it stays open after a save, and then shows what was saved. */
export function useSettingsForm<Values extends FormikValues, Rec>(
  options: Options<Values, Rec>,
): Form<Values> {
  const { draft, initial, stored, schema, busy, recheck, save, normalize } = options
  const { drafts } = useSettingsPlace()
  const form: Form<Values> = useForm<Values, Rec>({
    initial,
    ...(stored && { stored }),
    schema,
    busy,
    draft: `${drafts}.${draft}`,
    recheck,
    ...(normalize && { normalize }),
    onSend: async (values, record) => {
      const isSaved = await save(values, record)
      if (isSaved) setValues(form, normalize?.(values) ?? values)
      return isSaved
    },
  })
  return form
}

/** What was sent differs from what was typed by blanks, or by a limit: the fields follow. */
export function setValues<Values extends FormikValues>(form: Form<Values>, saved: Values): void {
  for (const name of Object.keys(saved) as (keyof Values & string)[])
    if (!equal(form.values[name], saved[name])) form.field(name).onChange(saved[name])
}
