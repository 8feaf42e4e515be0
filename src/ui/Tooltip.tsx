import { cloneElement, useEffect, useId, useState } from 'react'
import type { DOMAttributes, ReactElement } from 'react'
import { after } from '../clock'
import { expectOverlays } from './overlays/code'
import { overlay } from './overlays/overlay'
import type { TooltipPartProps } from './overlays/TooltipPart'

type Trigger = DOMAttributes<Element> & { 'aria-describedby'?: string; 'aria-label'?: string }

const patience = 400

// Nobody has pressed anything: what does not come is not told.
const Bubble = overlay<TooltipPartProps>(
  ({ TooltipPart }) => TooltipPart,
  () => null,
)

/**
 * Words shown while the one element inside is hovered or focused; without text, nothing.
 * The element must pass its handlers on. Chakra's own part is mounted only while the words
 * are shown, because a table holds hundreds of these.
 */
export function Tooltip({ text, children }: { text?: string; children: ReactElement<Trigger> }) {
  const id = useId()
  const [hovered, setHovered] = useState<Element>()
  const [anchor, setAnchor] = useState<Element>()
  const open = anchor !== undefined && text !== undefined

  // The clock is outside React: words come after a moment of hovering.
  useEffect(() => hovered && after(patience, () => setAnchor(hovered)), [hovered])

  const hide = () => {
    setHovered(undefined)
    setAnchor(undefined)
  }
  const child = children.props
  const isName = child['aria-label'] === text

  return (
    <>
      {cloneElement(children, {
        'aria-describedby': child['aria-describedby'] ?? (open && !isName ? id : undefined),
        onPointerEnter(event) {
          child.onPointerEnter?.(event)
          if (event.pointerType === 'touch') return
          setHovered(event.currentTarget)
          expectOverlays()
        },
        onPointerLeave(event) {
          child.onPointerLeave?.(event)
          hide()
        },
        onPointerDown(event) {
          child.onPointerDown?.(event)
          hide()
        },
        onFocus(event) {
          child.onFocus?.(event)
          if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget)
        },
        onBlur(event) {
          child.onBlur?.(event)
          hide()
        },
      })}
      {open && <Bubble id={id} anchor={anchor} text={text} onHide={hide} />}
    </>
  )
}
