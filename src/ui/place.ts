import { mergeRefs } from '@chakra-ui/react'
import type { Ref } from 'react'

/** Answers, when it is asked, the element that takes the focus. */
export type Place = () => HTMLElement | null

/** Where modals were opened from, by their panels. */
const openers = new WeakMap<Element, Place>()

/** The modal that opened last, and where from. */
let latest: { readonly panel: Element; readonly from: Place } | undefined

/**
 * Where a modal was opened from; to be called when it opens. `before`: where focus was before, for a modal with a field
 * that takes it by itself. One that takes the place of another at once finds the focus nowhere: it was opened from where
 * that one was.
 */
export function openerOf(panel: Element | null, before: Place): Place {
  if (!panel) return before
  const active = document.activeElement
  const isInside = panel.contains(active)
  const known = isInside ? openers.get(panel) : undefined
  const follows = active === document.body && latest?.panel.isConnected === false ? latest.from : undefined
  const from = known ?? follows ?? (isInside ? before : placeOf(active))
  openers.set(panel, from)
  latest = { panel, from }
  return from
}

/**
 * Remembers where an element stands. Once it is gone its neighbour takes its place: in a table the same control of the
 * row that moved up, or of the last one; what was open in a layer that closed, what had opened that; else the page's
 * heading. Focus never falls to the body, from where a keyboard would begin anew.
 */
export function placeOf(element: Element | null): Place {
  if (!(element instanceof HTMLElement) || element === document.body) return startOfPage
  const layer = element.closest<HTMLElement>('[role=menu], [role=dialog], [role=alertdialog]')
  // A closed menu may still be in the document.
  if (layer?.role === 'menu') return placeOf(triggerOf(layer))
  const inTable = placeInTable(element)
  const around = layer ? (openers.get(layer) ?? placeOf(triggerOf(layer))) : startOfPage
  const layerItself = () => (layer?.isConnected && layer.dataset.state !== 'closed' ? layer : null)
  return () => (element.isConnected ? element : (inTable?.() ?? layerItself() ?? around()))
}

const triggerOf = ({ id }: Element): Element | null =>
  [...document.querySelectorAll('[aria-controls]')].find(
    (trigger) => trigger.getAttribute('aria-controls') === id,
  ) ?? null

const startOfPage: Place = () => document.querySelector('main h1[tabindex]') ?? document.querySelector('main')

const rowsOf = (table: Element) => [...table.querySelectorAll<HTMLTableRowElement>('tbody > tr[data-index]')]
const controlsOf = (part: Element | undefined) => [
  ...(part?.querySelectorAll<HTMLElement>('button, a[href], input, select, [tabindex="0"]') ?? []),
]

function placeInTable(element: HTMLElement): Place | undefined {
  const cell = element.closest('td')
  const row = cell?.closest('tr')
  const table = row?.closest('table')
  if (!cell || !row || !table) return undefined
  const rowIndex = rowsOf(table).indexOf(row)
  const { cellIndex } = cell
  const controlIndex = controlsOf(cell).indexOf(element)
  return () => {
    const rows = rowsOf(table)
    const neighbour = row.isConnected ? row : rows[Math.min(rowIndex, rows.length - 1)]
    if (!table.isConnected || !neighbour) return null
    const controls = controlsOf(neighbour.cells[cellIndex])
    return controls[controlIndex] ?? controls[0] ?? controlsOf(neighbour)[0] ?? null
  }
}

/**
 * The ref of a control that may go by its own press, as Try again does: what it stood in takes the focus then. A table
 * keeps the focus of its rows by itself.
 */
export const keptRef = (ref: Ref<HTMLButtonElement> | undefined) =>
  ref ? mergeRefs(ref, passFocusOn) : passFocusOn

function passFocusOn(element: HTMLButtonElement) {
  return () => {
    if (document.activeElement !== element || element.closest('tr')) return
    const place = placeOf(element)
    const byKey = element.matches(':focus-visible')
    // Once all that comes instead is there, which may take the focus by itself.
    queueMicrotask(() => {
      if (document.activeElement === document.body) place()?.focus({ preventScroll: !byKey })
    })
  }
}
