import { useEffect, type RefObject } from 'react'

/** Forms that hold something typed that nobody has saved: what the leave guard reads. One registry a document. */
type FormElement = RefObject<HTMLElement | null>

const touched = new Set<FormElement>()
/** The document is being left by a flow: session over, signed out, saved. */
let leaving = false

const standsInModal = ({ current }: FormElement) =>
  current?.closest('[role=dialog], [role=alertdialog]') != null

/** Whether leaving the page loses something. */
export const isPageTouched = (): boolean => touched.size > 0

/** Whether closing what is open over the page loses something. */
export const isModalTouched = (): boolean => [...touched].some(standsInModal)

/** Whether what goes back in history now may pass: history answers later, when a saved form counts as touched again. */
let passes = false

/** Says that a drawer closes by going back. Nobody is asked when there is nothing to lose now. */
export function closesByGoingBack(): void {
  passes = !isModalTouched()
}

/** Whether the navigation that happens now was found harmless when it was begun. */
export function takePass(): boolean {
  const passed = passes
  passes = false
  return passed
}

/** Whether the browser has to warn before it unloads the document. */
export const warnsBeforeUnload = (): boolean => isPageTouched() && !leaving

/** A flow leaves the document: nobody is asked. */
export function unloadUnasked(): void {
  leaving = true
}

/** Notes a form while it is touched; `useForm` does it for every form. */
export function useTouched(form: FormElement, isTouched: boolean): void {
  // The registry is outside React.
  useEffect(() => {
    if (!isTouched) return
    touched.add(form)
    return () => void touched.delete(form)
  }, [form, isTouched])
}
