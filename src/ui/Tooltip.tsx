import { Portal, Tooltip as Chakra } from '@chakra-ui/react'
import { cloneElement, useId, useRef, useState } from 'react'
import type { DOMAttributes, ReactElement, SyntheticEvent } from 'react'

type Trigger = DOMAttributes<Element> & { 'aria-describedby'?: string; 'aria-label'?: string }

const patience = 400

/**
 * Words shown while the one element inside is hovered or focused; without text, nothing.
 * The element must pass its handlers on. Chakra's own part is mounted only while the words
 * are shown, because a table holds hundreds of these.
 */
export function Tooltip({ text, children }: { text?: string; children: ReactElement<Trigger> }) {
  const id = useId()
  const timer = useRef<number>(undefined)
  const [anchor, setAnchor] = useState<Element>()
  const open = anchor !== undefined && text !== undefined

  const hide = () => {
    window.clearTimeout(timer.current)
    setAnchor(undefined)
  }
  const showSoon = (event: SyntheticEvent) => {
    const element = event.currentTarget
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setAnchor(element), patience)
  }
  const child = children.props
  const isName = child['aria-label'] === text

  return (
    <>
      {cloneElement(children, {
        'aria-describedby': child['aria-describedby'] ?? (open && !isName ? id : undefined),
        onPointerEnter(event) {
          child.onPointerEnter?.(event)
          if (event.pointerType !== 'touch') showSoon(event)
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
      {open && (
        <Chakra.Root
          open
          ids={{ content: id }}
          onOpenChange={hide}
          positioning={{ placement: 'top', getAnchorElement: () => anchor }}
        >
          <Portal>
            <Chakra.Positioner>
              <Chakra.Content>
                <Chakra.Arrow />
                {text}
              </Chakra.Content>
            </Chakra.Positioner>
          </Portal>
        </Chakra.Root>
      )}
    </>
  )
}
