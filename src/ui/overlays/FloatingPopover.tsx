import { InsteadOfFloating } from './Instead'
import { overlay } from './overlay'
import type { PopoverPartProps } from './PopoverPart'
import type { useOpening } from './useOpening'

type Floating = PopoverPartProps & { label: string; onWaiting: (waits: boolean) => void }

const Part = overlay<Floating>(
  ({ PopoverPart }) => PopoverPart,
  ({ ids, ...instead }) => <InsteadOfFloating {...instead} triggerId={ids.trigger} />,
)

type Props = Pick<PopoverPartProps, 'positioning' | 'initialFocus' | 'content' | 'children'> & {
  opening: ReturnType<typeof useOpening>
  label: string
}

/** What a trigger opens, from its press until it has gone. */
export function FloatingPopover({ opening, ...props }: Props) {
  if (!opening.there) return null
  const { open, ids, close, gone, setWaiting } = opening
  return <Part {...props} open={open} ids={ids} onClose={close} onGone={gone} onWaiting={setWaiting} />
}
