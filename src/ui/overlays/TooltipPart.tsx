import { chakra, Portal, Tooltip as Chakra } from '@chakra-ui/react'
import { useCallback } from 'react'
import { setMoreToTell } from '../reason'
import { moreId } from '../Tooltip'

// However long they are, they stay within the window.
const Words = chakra('span', { base: { lineClamp: 12, '@media (max-height: 400px)': { lineClamp: 5 } } })

const More = chakra('span', { base: { display: 'block' } })

export interface TooltipPartProps {
  id: string
  anchor: Element
  text: string
  /** It has more to tell than the words. */
  about?: string | undefined
  onHide: () => void
}

/** The words of a tooltip, at its element. */
export function TooltipPart({ id, anchor, text, about, onHide }: TooltipPartProps) {
  // Stays the same function while it tells of the same: React hands the element to another one anew.
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!about || !element) return
      setMoreToTell({ about, place: element })
      return () => setMoreToTell(undefined)
    },
    [about],
  )
  return (
    <Chakra.Root
      open
      ids={{ content: id }}
      onOpenChange={onHide}
      positioning={{
        placement: anchor.role === 'menuitem' ? 'left' : 'top',
        getAnchorElement: () => anchor,
        getAnchorRect: () => wordsOf(anchor),
      }}
    >
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content>
            <Chakra.Arrow />
            <Words>{text}</Words>
            {about && <More id={moreId(id)} ref={place} aria-live="polite" />}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}

/** A cell is larger than its words, by which the tooltip stands. */
function wordsOf(element: Element) {
  if (element.tagName !== 'TD') return element.getBoundingClientRect()
  const words = document.createRange()
  words.selectNodeContents(element)
  const { x, y, width, height } = words.getBoundingClientRect()
  return { x, y, height, width: Math.min(width, element.getBoundingClientRect().right - x) }
}
