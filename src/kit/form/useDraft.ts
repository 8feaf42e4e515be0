import type { FormikValues } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { draftOf, forgetDraft, noteDraft } from '../../session/drafts'

/** What stood in a form, and what it began with: somebody else may save before it is typed again. */
export type Drafted<Values> = { readonly values: Values; readonly began: Values | undefined }

const beganIn = (name: string) => `${name} began`

export function draftedIn<Values extends FormikValues>(
  name: string,
  fields: Values,
): Drafted<Values> | undefined {
  const values = draftOf(name, fields)
  return values && { values, began: draftOf(beganIn(name), fields) }
}

export function forgetDrafted(name: string): void {
  forgetDraft(name)
  forgetDraft(beganIn(name))
}

function note(name: string, drafted: Drafted<FormikValues> | undefined): void {
  noteDraft(name, drafted?.values)
  noteDraft(beganIn(name), drafted?.began)
}

type DraftedForm<Values extends FormikValues> = {
  /** The name of the draft; none is kept without it. */
  name: string | undefined
  initial: Values
  values: Values
  /** What the form began with, where it is compared before it is sent. */
  began: Values | undefined
  /** The fields differ from what is stored. */
  isChanged: boolean
  busy: boolean
}

/** Keeps what is typed, and offers what was typed before and not saved. */
export function useDraft<Values extends FormikValues>(
  { name, initial, values, began, isChanged, busy }: DraftedForm<Values>,
  take: (draft: Drafted<Values>) => void,
): { readonly take: () => void; readonly leave: () => void } | undefined {
  const [draft, setDraft] = useState(() => (name ? draftedIn(name, initial) : undefined))
  const isBeingSaved = useRef(busy)
  // The drafts are outside React.
  useEffect(() => {
    isBeingSaved.current = busy
    if (name) note(name, isChanged ? { values, began } : undefined)
  }, [name, values, began, isChanged, busy])
  // Whoever leaves has let it go, unless it is being saved: then that decides.
  useEffect(() => {
    if (name) return () => void (isBeingSaved.current || note(name, undefined))
  }, [name])
  if (!name || !draft || isChanged) return undefined
  const end = () => {
    forgetDrafted(name)
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
