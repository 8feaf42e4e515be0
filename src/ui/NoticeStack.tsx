import { chakra, Portal } from '@chakra-ui/react'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button'
import { edge, isFree, placeOf, type Box, type Place } from './notice-place'
import { noteArrival, noticesId, onNoticeKey, wayToNotices } from './notice-way'

const stacked = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '8px',
  maxW: '100%',
} as const

const Root = chakra('div', {
  base: {
    ...stacked,
    position: 'fixed',
    bottom: `${edge}px`,
    left: `${edge}px`,
    zIndex: 'toast',
    w: '400px',
    maxW: `calc(100% - ${2 * edge}px)`,
    maxH: '50dvh',
    pointerEvents: 'none',
  },
})
// What scrolls cuts off the shadows of the cards, so it does only when it must.
const Cards = chakra('div', {
  base: {
    ...stacked,
    w: '100%',
    minH: 0,
    borderRadius: 'l2',
    '&[data-scrolls]': { overflow: 'auto', overscrollBehavior: 'contain', pointerEvents: 'auto' },
  },
})
const Group = chakra('div', { base: { ...stacked, w: '100%' } })
const All = chakra('div', {
  base: {
    flexShrink: 0,
    borderRadius: 'l2',
    bg: 'bg.panel',
    boxShadow: 'md',
    pointerEvents: 'auto',
  },
})

interface NoticeStackProps {
  label: string
  /** How many there are. */
  count: number
  /** Said once when there is something to do: how one gets there. */
  hint?: string
  /** What leads here from a drawer or dialog. */
  wayLabel: string
  dismissAllLabel: string
  onDismissAll: () => void
  /** Errors: each is an alert and says itself, so they stand outside the live region, or would be read twice. */
  errors?: ReactNode
  children: ReactNode
}

/**
 * Where notices stand, above dialogs too; errors above the others. Keep it mounted while empty: a live region is heard only
 * when it was there before.
 */
export function NoticeStack(props: NoticeStackProps) {
  const { label, count, hint, wayLabel, dismissAllLabel, onDismissAll, errors, children } = props
  const root = useRef<HTMLDivElement>(null)
  const some = count > 0
  // Places of elements are known only after layout, and change outside React: by scrolling, by what opens, by the focus.
  useLayoutEffect(() => (some && root.current ? keepFree(root.current) : undefined), [some])
  // The keys of the window and the label of the way are outside this tree.
  useEffect(() => {
    if (!some) return
    wayToNotices.open(wayLabel)
    window.addEventListener('keydown', onNoticeKey)
    return () => {
      wayToNotices.open(undefined)
      window.removeEventListener('keydown', onNoticeKey)
    }
  }, [some, wayLabel])
  return (
    // Beside the app, not in it: an open modal hides the app from screen readers, and spares an announcer on the body. A
    // modal's focus trap lets the focus only into what has a written role.
    <Portal>
      <Root
        ref={root}
        id={noticesId}
        role="region"
        aria-label={label}
        aria-keyshortcuts="F6"
        data-live-announcer=""
        data-beside-modals=""
        onFocus={({ relatedTarget }) => noteArrival(relatedTarget)}
      >
        <Cards>
          <Group _empty={{ display: 'none' }}>{errors}</Group>
          <Group aria-live="polite" aria-relevant="additions text">
            {children}
            {hint && <span className="sr">{hint}</span>}
          </Group>
        </Cards>
        {count > 1 && (
          <All>
            <Button size="sm" onClick={onDismissAll}>
              {dismissAllLabel}
            </Button>
          </All>
        )}
      </Root>
    </Portal>
  )
}

/** What nobody may have to look for beneath notices: marked parts of what is open, and what has the focus. */
function clearBoxes(): Box[] {
  const focused = document.activeElement?.matches('[role=dialog], [role=alertdialog], main, body')
    ? null
    : document.activeElement
  const parts = [...document.querySelectorAll('[data-clear]'), ...(focused ? [focused] : [])]
  return parts
    .filter((part) => !part.closest(`[aria-hidden=true], #${noticesId}`))
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < window.innerHeight)
}

/** Keeps the stack where it covers nothing that one needs, until the end; it moves only when it has to. */
function keepFree(stack: HTMLElement): () => void {
  const cards = stack.firstElementChild
  let place: Place | undefined
  let frame = 0
  const settle = () => {
    if (!cards) return
    const clear = clearBoxes()
    const around = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const whole = cards.scrollHeight + stack.offsetHeight - cards.clientHeight
    // The rest is scrolled to: more than half of what one looks at is never theirs.
    const height = Math.min(whole, around.height / 2)
    const size = { width: stack.offsetWidth, height }
    if (!place || !isFree(place, size, around, clear)) place = placeOf(size, around, clear)
    cards.toggleAttribute('data-scrolls', whole > Math.min(height, place.most))
    stack.style.left = `${place.left}px`
    stack.style.bottom = `${place.bottom}px`
    stack.style.maxHeight = `min(50dvh, ${place.most}px)`
  }
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(settle)
  }
  settle()
  const changes = new MutationObserver(soon)
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-hidden', 'data-state'],
  })
  const signs = ['scroll', 'resize', 'focusin', 'animationend', 'transitionend'] as const
  for (const sign of signs) window.addEventListener(sign, soon, { capture: true, passive: true })
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    for (const sign of signs) window.removeEventListener(sign, soon, { capture: true })
  }
}
