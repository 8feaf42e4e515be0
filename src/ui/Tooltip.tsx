import { cloneElement, useEffect, useId, useState } from 'react'
import type { ReactElement } from 'react'
import { after } from '../clock'
import { expectOverlays } from './overlays/code'
import { overlay } from './overlays/overlay'
import type { TooltipPartProps } from './overlays/TooltipPart'

const patience = 400

// Nobody has pressed anything: what does not come is not told.
const Bubble = overlay<TooltipPartProps>(
  ({ TooltipPart }) => TooltipPart,
  () => null,
)

type Tipped = { readonly 'data-tip'?: string }

/** The attribute by which an element has a tooltip. */
export const tip = (text: string | undefined): Tipped => (text ? { 'data-tip': text } : {})

const SHORT = 40
/** Whether a name may lose its end on two lines. */
export const isLongName = (name: string): boolean => name.length > SHORT
/** The tooltip of a name that stands in two lines at most. */
export const nameTip = (name: string): Tipped => tip(isLongName(name) ? name : undefined)

/**
 * Words shown while the one element inside is hovered or focused; without text, nothing. The element must pass its
 * attributes on: this only marks it, because a table holds hundreds of these. `TooltipLayer` does the rest.
 */
export function Tooltip({ text, children }: { text?: string; children: ReactElement<Tipped> }) {
  return text ? cloneElement(children, tip(text)) : children
}

const tippedAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-tip]') ?? undefined) : undefined

/** Shows the words of every `Tooltip`, one at a time; Chakra's own part is there only while they are shown. */
export function TooltipLayer() {
  const id = useId()
  const [hovered, setHovered] = useState<HTMLElement>()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const nth = useNth(anchor)
  const [text, setText] = useState<string>()
  const hide = () => {
    setHovered(undefined)
    setAnchor(undefined)
  }

  // The document is outside React: one ear hears for all elements.
  useEffect(() => listen({ onHover: setHovered, onShow: setAnchor, onHide: hide }), [])
  // So is the clock: words come after a moment of hovering.
  useEffect(() => hovered && after(patience, () => setAnchor(hovered)), [hovered])
  // And the element, which may change its words or go.
  useEffect(() => {
    if (!anchor) return
    const look = () => (anchor.isConnected ? setText(anchor.dataset.tip) : hide())
    look()
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-tip'] })
    return () => observer.disconnect()
  }, [anchor])
  useEffect(() => describe(anchor, text, id), [anchor, text, id])

  if (!anchor || !text) return null
  return <Bubble key={nth} {...{ id, anchor, text }} about={anchor.dataset.about} onHide={hide} />
}

/** The id of what more is told in the tooltip of an id. */
export const moreId = (id: string): string => `${id}-more`

/** Counts the values, so that each has a key of its own. */
function useNth(value: unknown): number {
  const [last, setLast] = useState({ value, nth: 0 })
  if (last.value !== value) setLast({ value, nth: last.nth + 1 })
  return last.nth
}

interface Heard {
  onHover: (element: HTMLElement) => void
  onShow: (element: HTMLElement) => void
  onHide: () => void
}

/** Follows the pointer and the focus over the elements that have a tooltip. */
function listen({ onHover, onShow, onHide }: Heard) {
  let over: HTMLElement | undefined
  let idle = true
  const hide = () => {
    if (!idle) onHide()
    idle = true
  }
  const show = (how: (element: HTMLElement) => void, element: HTMLElement) => {
    idle = false
    how(element)
  }
  const goOver = (element: HTMLElement | undefined) => {
    if (element === over) return
    if (over) hide()
    over = element
    if (!element) return
    show(onHover, element)
    expectOverlays()
  }
  const handlers = {
    pointerover: ({ pointerType, target }: PointerEvent) =>
      goOver(pointerType === 'touch' ? undefined : tippedAt(target)),
    // Out of the window.
    pointerout: ({ relatedTarget }: PointerEvent) => relatedTarget === null && goOver(undefined),
    pointerdown: ({ target }: PointerEvent) => tippedAt(target) && hide(),
    focusin: ({ target }: FocusEvent) => {
      const element = tippedAt(target)
      if (element && element === target && element.matches(':focus-visible')) show(onShow, element)
    },
    focusout: ({ target }: FocusEvent) => tippedAt(target) && hide(),
  }
  const each = Object.entries(handlers) as [string, EventListener][]
  for (const [name, handler] of each) document.addEventListener(name, handler)
  return () => {
    for (const [name, handler] of each) document.removeEventListener(name, handler)
  }
}

/** Tells screen readers the words, where they are not the name of the element and nothing else describes it. */
function describe(element: HTMLElement | undefined, text: string | undefined, id: string) {
  if (!element || !text) return
  const before = element.getAttribute('aria-describedby')
  // What more is told comes behind the words that describe it already.
  const now = before && element.dataset.about ? `${before} ${moreId(id)}` : id
  if (before ? now === id : element.ariaLabel === text) return
  element.setAttribute('aria-describedby', now)
  return () => {
    if (element.getAttribute('aria-describedby') !== now) return
    if (before) element.setAttribute('aria-describedby', before)
    else element.removeAttribute('aria-describedby')
  }
}
