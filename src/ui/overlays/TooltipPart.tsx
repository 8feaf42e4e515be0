import { chakra, Portal, Tooltip as Chakra } from '@chakra-ui/react'

// However long they are, they stay within the window.
const Words = chakra('span', { base: { lineClamp: 12, '@media (max-height: 400px)': { lineClamp: 5 } } })

export interface TooltipPartProps {
  id: string
  anchor: Element
  text: string
  onHide: () => void
}

/** The words of a tooltip, at its element. */
export function TooltipPart({ id, anchor, text, onHide }: TooltipPartProps) {
  return (
    <Chakra.Root
      open
      ids={{ content: id }}
      onOpenChange={onHide}
      positioning={{ placement: 'top', getAnchorElement: () => anchor, getAnchorRect: () => wordsOf(anchor) }}
    >
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content>
            <Chakra.Arrow />
            <Words>{text}</Words>
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
