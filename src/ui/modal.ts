import { useRef, useState, type RefObject } from 'react'
import { isInNotices } from './notice-way'
import { openerOf, placeOf, type Place } from './place'

/** What can be used beside an open modal is marked: the notices, and in development the developer panel. */
export const persistentElements = () =>
  [...document.querySelectorAll<HTMLElement>('[data-beside-modals]')].map((element) => () => element)

/** Escape leads back from the notices; the modal stays. */
export function keepFromNotices(event: KeyboardEvent): void {
  if (isInNotices(event.target)) event.preventDefault()
}

const field =
  'input:not([readonly], [type=hidden], [type=file]), select, textarea:not([readonly]), button[name]'

/**
 * Where focus goes when a modal opens: where it is in it already, since whoever types at once has moved on; else the wish,
 * the first field that is wrong, the present entry of its menu, whose page may come late, the first field, the first action,
 * or the panel.
 */
export function entrance(
  panel: HTMLElement | null,
  wish: HTMLElement | null | undefined,
): HTMLElement | null {
  const find = (selector: string) => panel?.querySelector<HTMLElement>(selector)
  return (
    find(':focus') ??
    wish ??
    find(`[data-body] [aria-invalid=true]:is(${field})`) ??
    find('[data-body] nav a[aria-current]') ??
    find(`[data-body] :is(${field})`) ??
    find('[data-actions] button') ??
    panel
  )
}

/** For the root of a modal: where focus goes when it opens, and when it closes. */
export function useModalFocus(
  panel: RefObject<HTMLElement | null>,
  wish: RefObject<HTMLElement | null> | undefined,
) {
  const opener = useRef<Place>(undefined)
  const [before] = useState(() => placeOf(document.activeElement))
  return {
    initialFocusEl: () => {
      opener.current = openerOf(panel.current, before)
      return entrance(panel.current, wish?.current)
    },
    finalFocusEl: () => opener.current?.() ?? null,
  }
}
