/** Where somebody presses next: what stands in the fields by then counts. */
const presses = ['click', 'focusin', 'keydown'] as const

/** What a field and the button that sends it stand in; a dialog's buttons stand outside its form. */
const AROUND = '[role=dialog], [role=alertdialog], form, main'

const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea'

type Field = HTMLInputElement | HTMLTextAreaElement

/** React takes what is set by `field.value` for its own doing, and hears nothing of it. */
const put = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)

/**
 * Lets fields count as typed that a program filled without an event (a password manager, a script of the company):
 * before a press is heard, they tell what stands in them. React hears only those whose text it does not know.
 */
export function hearFilledFields(): () => void {
  let telling = false
  const tell = (event: Event) => {
    if (telling || (event instanceof KeyboardEvent && event.key !== 'Enter')) return
    const around = event.target instanceof Element && event.target.closest(AROUND)
    if (!around) return
    telling = true
    // Read first: with the first that is heard the page is drawn, and takes out of the others what it does not know.
    const fields = [...around.querySelectorAll<Field>(TYPED_INTO)].map(
      (field) => [field, field.value] as const,
    )
    for (const [field, value] of fields) {
      if (field.value !== value) put(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    telling = false
  }
  for (const press of presses) document.addEventListener(press, tell, { capture: true })
  return () => presses.forEach((press) => document.removeEventListener(press, tell, { capture: true }))
}
