import {
  cloneElement,
  isValidElement,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { overlaysHere } from './code'

type TriggerProps = ComponentProps<'button'> & { 'data-coming'?: '' | undefined }

interface Options {
  kind: 'menu' | 'dialog'
  /** Opened by the caller; `onClose` asks to close it. */
  open?: boolean | undefined
  /** Told what opened it. */
  onOpen?: ((event: KeyboardEvent | MouseEvent) => void) | undefined
  onClose?: (() => void) | undefined
  triggerId?: string
}

/** Which item of a menu the key that opened it chooses. */
export type Entry = 'first' | 'last' | undefined

/**
 * What opens at a trigger. The trigger is a plain element with the attributes and handlers of a Zag trigger, and Zag finds
 * it by its id: so it is the same element before and after the code has come, and keeps its focus. What opens is there
 * from the press until it has gone.
 */
export function useOpening({ kind, open: controlled, onOpen, onClose, triggerId }: Options) {
  const id = useId()
  const [own, setOwn] = useState(false)
  const [entry, setEntry] = useState<Entry>()
  const [times, setTimes] = useState(0)
  const [waiting, setWaiting] = useState(false)
  const open = controlled ?? own
  const [there, setThere] = useState(open)
  if (open && !there) setThere(true)
  // Without its code it has no way of going to be waited for.
  if (!open && there && !overlaysHere()) setThere(false)

  const ids = { trigger: triggerId ?? `${id}trigger`, content: `${id}content` }
  const close = () => {
    if (controlled === undefined) setOwn(false)
    else onClose?.()
  }
  const show = (event: KeyboardEvent | MouseEvent, by?: Entry) => {
    if (controlled !== undefined) return
    setOwn(true)
    setEntry(by)
    setTimes(times + 1)
    onOpen?.(event)
  }
  const turn: typeof show = (event, by) => (open ? close() : show(event, by))
  const inMenu = kind === 'menu' && {
    // The focus goes into the menu, and not first to its trigger.
    onPointerDown: (event: PointerEvent) => event.button === 0 && !event.ctrlKey && event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      const by = menuKeys[event.key]
      if (event.defaultPrevented || by === undefined) return
      event.preventDefault()
      if (!open || !event.key.startsWith('Arrow')) turn(event, by)
    },
  }
  const triggerProps = {
    id: ids.trigger,
    'aria-haspopup': kind,
    'aria-expanded': open,
    'aria-controls': ids.content,
    'data-coming': waiting ? '' : undefined,
    ...inMenu,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.defaultPrevented) return
      // Safari gives a pressed button no focus, but it is to come back here.
      if (kind === 'dialog' && document.activeElement !== event.currentTarget) event.currentTarget.focus()
      turn(event)
    },
  } satisfies TriggerProps
  return {
    open,
    there,
    ids,
    entry,
    /** Tells one opening from the next. */
    times,
    /** Opens it, again if it is open already. */
    show,
    close,
    gone: () => setThere(false),
    setWaiting,
    triggerProps,
  }
}

const menuKeys: Readonly<Record<string, Entry>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/** The trigger with what makes it one; its own handlers are called afterwards. */
export function withTrigger(trigger: ReactNode, given: TriggerProps): ReactNode {
  if (!isValidElement<TriggerProps>(trigger)) return trigger
  const own = trigger.props
  const both =
    <Event>(ours: ((event: Event) => unknown) | undefined, theirs: ((event: Event) => void) | undefined) =>
    (event: Event) => {
      ours?.(event)
      theirs?.(event)
    }
  return cloneElement(trigger, {
    ...given,
    onClick: both(given.onClick, own.onClick),
    onKeyDown: both(given.onKeyDown, own.onKeyDown),
    onPointerDown: both(given.onPointerDown, own.onPointerDown),
  })
}
