/**
 * Keys as people mean them, in the whole document: what an input method takes (a key inside a composition) is no key for
 * the page, and Enter that is held down is one press, so that it sends one request. The sign-in page loads this, so it
 * imports nothing.
 */
export function hearPresses(): () => void {
  const hear = (event: KeyboardEvent) => {
    // Safari ends the composition before the key that ended it; the number says so.
    if (event.isComposing || event.keyCode === 229) return event.stopImmediatePropagation()
    if (!event.repeat || event.key !== 'Enter' || writesLines(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // Before everybody else's: what hears keys at the document came later.
  document.addEventListener('keydown', hear, { capture: true })
  return () => document.removeEventListener('keydown', hear, { capture: true })
}

const writesLines = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
