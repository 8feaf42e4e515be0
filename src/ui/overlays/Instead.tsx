import { chakra } from '@chakra-ui/react'
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react'
import { after } from '../../clock'
import { timings } from '../../timings'
import { IconButton } from '../IconButton'
import type { Meanwhile } from '../useArriving'
import { VisuallyHidden } from '../Visually'
import './overlays.css'

/** What says that an overlay is on its way, or has not come and can be tried again: this folder has no words. */
export const OverlayMeanwhile = createContext<(meanwhile: Meanwhile) => ReactNode>(() => null)

/** The browser's own dialog: it keeps the focus inside and gives it back, and needs no further code. */
const Modal = chakra('dialog', {
  base: {
    m: 'auto',
    p: '24px',
    w: 'min(440px, 100vw - 32px)',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'l3',
    boxShadow: 'xl',
    '&::backdrop': { bg: 'var(--scrim)' },
    '&[data-side]': {
      me: 0,
      my: 0,
      h: '100dvh',
      maxH: 'none',
      w: 'min(600px, 100vw)',
      maxW: 'none',
      borderRadius: 0,
    },
    '&[data-side=start]': { me: 'auto', ms: 0, w: 'min(290px, 100vw - 48px)' },
  },
})
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    mb: '16px',
    '& > b': { flex: 1, textStyle: 'xl' },
  },
})

const asModal = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  // Closed, it gives the focus back.
  return () => dialog.close()
}

type PlainProps = {
  title: string
  side?: 'start' | 'end' | undefined
  closeLabel?: string | undefined
  onClose?: (() => void) | undefined
  meanwhile: Meanwhile
}

function PlainModal({ title, side, closeLabel, onClose, meanwhile }: PlainProps) {
  const told = use(OverlayMeanwhile)
  return (
    <Modal
      ref={asModal}
      aria-label={title}
      data-side={side}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      // What is outside of it is its backdrop.
      onClick={(event) => event.target === event.currentTarget && onClose?.()}
    >
      {closeLabel !== undefined && (
        <Head>
          <b>{title}</b>
          {onClose && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
        </Head>
      )}
      {told(meanwhile)}
    </Modal>
  )
}

/** In the place of a drawer or dialog: nothing if it comes at once; Escape takes it back. */
export function InsteadOfModal({
  open,
  failed,
  onTryAgain,
  ...modal
}: Omit<PlainProps, 'meanwhile'> & Meanwhile & { open: boolean }) {
  const [late, setLate] = useState(false)
  // The clock is outside React.
  useEffect(() => after(timings.overlayShown, () => setLate(true)), [])
  useTakenBack(open ? modal.onClose : undefined)
  if (!open || (!late && !failed)) return null
  return <PlainModal {...modal} meanwhile={{ failed, onTryAgain }} />
}

type FloatingProps = Meanwhile & {
  open: boolean
  label: string
  triggerId: string
  onWaiting: (waits: boolean) => void
  onClose: () => void
}

/**
 * In the place of what opens at its trigger, which shows that it is on its way. Escape, and whatever is pressed or
 * focused meanwhile, takes it back.
 */
export function InsteadOfFloating({
  open,
  label,
  triggerId,
  onWaiting,
  onClose,
  ...meanwhile
}: FloatingProps) {
  const told = use(OverlayMeanwhile)
  const waits = open && !meanwhile.failed
  const tell = useEffectEvent(onWaiting)
  // The trigger stands elsewhere.
  useEffect(() => {
    tell(waits)
    return () => tell(false)
  }, [waits])
  useTakenBack(waits ? onClose : undefined, triggerId)
  if (!open) return null
  if (meanwhile.failed) return <PlainModal title={label} onClose={onClose} meanwhile={meanwhile} />
  return <VisuallyHidden>{told(meanwhile)}</VisuallyHidden>
}

function useTakenBack(back: (() => void) | undefined, triggerId?: string) {
  const waits = back !== undefined
  const takeBack = useEffectEvent(() => back?.())
  // The window is outside React; it hears before the document does, where what is open already listens. It must not hear
  // the focus that what has come takes, so it stops before that is drawn.
  useLayoutEffect(() => {
    if (!waits) return
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      takeBack()
    }
    const byLeaving = ({ target }: Event) => {
      const isTrigger = target instanceof Node && document.getElementById(triggerId!)?.contains(target)
      if (!isTrigger) takeBack()
    }
    const leaving = triggerId === undefined ? [] : ['pointerdown', 'focusin']
    addEventListener('keydown', byKey, { capture: true })
    for (const name of leaving) addEventListener(name, byLeaving, { capture: true })
    return () => {
      removeEventListener('keydown', byKey, { capture: true })
      for (const name of leaving) removeEventListener(name, byLeaving, { capture: true })
    }
  }, [waits, triggerId])
}
