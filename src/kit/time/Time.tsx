import { useText } from '../../texts'
import { tip } from '../../ui/Tooltip'
import { dateTime, zoneOf } from './dates'
import { useRelativeTime } from './useRelativeTime'
import { useChosenZone } from './zone'

type Props = {
  at: number | undefined
  relative?: boolean
  /** Who did it: the tooltip tells them and the time, without its zone (decisions 6). */
  by?: string | undefined
  /** What they did, where the tooltip says that too. */
  act?: 'created' | 'updated'
}

/** A moment: absolute with its zone in the tooltip, or relative with the absolute one there. A dash for none, which cards leave out. */
export function Time({ at, relative = false, by, act }: Props) {
  const text = useText()
  useChosenZone()
  if (!at) return <span data-nothing="">{text('common.none')}</span>
  const absolute = dateTime(at)
  const tooltip =
    by === undefined
      ? `${absolute} (${zoneOf(at)})`
      : text(act ? `time.${act}By` : 'time.by', { who: by, time: absolute })
  return (
    <time dateTime={new Date(at).toISOString()} tabIndex={0} {...tip(tooltip)}>
      {relative ? <Relative at={at} /> : absolute}
    </time>
  )
}

/** By itself, so that only what ages is drawn again. */
function Relative({ at }: { at: number }) {
  return useRelativeTime()(at)
}
