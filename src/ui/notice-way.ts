/** The way to the notices and back, by keyboard: one region a document. */

/** The id of the region of notices. */
export const noticesId = 'notices'

/** The drawer or dialog that is open above all others. */
const openModal = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-modal][data-state=open]')].at(-1)

const region = () => document.getElementById(noticesId)
const isElement = (target: unknown): target is HTMLElement => target instanceof HTMLElement

let cameFrom: HTMLElement | undefined
let label: string | undefined
const listeners = new Set<() => void>()

/** What the way is called, while there are notices. */
export const wayToNotices = {
  current: (): string | undefined => label,
  subscribe: (heard: () => void) => {
    listeners.add(heard)
    return () => void listeners.delete(heard)
  },
  open: (words: string | undefined) => {
    label = words
    listeners.forEach((heard) => heard())
  },
}

export const isInNotices = (target: EventTarget | null): boolean =>
  isElement(target) && (region()?.contains(target) ?? false)

const buttons = () => [...(region()?.querySelectorAll('button') ?? [])]

/** To the first thing that can be done there. */
export const goToNotices = (): void => buttons()[0]?.focus()

/** Back to where the focus was before, else into what is open now. */
export function leaveNotices(): void {
  const there = cameFrom?.isConnected ? cameFrom : (openModal() ?? document.querySelector('main'))
  if (isElement(there)) there.focus({ preventScroll: true })
}

export function noteArrival(from: EventTarget | null): void {
  if (!isInNotices(from)) cameFrom = isElement(from) ? from : undefined
}

/** A card that has the focus goes: whoever uses the keyboard goes on to the next card, others back to where they were. */
export function leaveCard(card: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || !card.contains(focused)) return
  const next = buttons().find((button) => !card.contains(button))
  if (next && focused.matches(':focus-visible')) next.focus()
  else leaveNotices()
}

/** F6 leads to the notices and back, Escape back; Tab leads back at either end, while the page is behind a modal. */
export function onNoticeKey(event: KeyboardEvent): void {
  const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event
  if (ctrlKey || altKey || metaKey || buttons().length === 0) return
  const inside = isInNotices(target)
  const all = buttons()
  const atEnd = key === 'Tab' && target === all.at(shiftKey ? 0 : -1) && openModal() !== undefined
  if (key === 'F6' || (inside && (key === 'Escape' || atEnd))) {
    event.preventDefault()
    if (inside) leaveNotices()
    else goToNotices()
  }
}
