import { useText } from '../../texts'
import { websiteTarget } from '../../targets'
import { tip } from '../../ui/Tooltip'

type Props = {
  /** As somebody has typed it. */
  address: string
  /** On one line, cut at its end and told in full by a tooltip: in a table. */
  cut?: boolean
}

/** A website as it was typed, as a link in a new tab; only text where that leads to no web page. */
export function Website({ address, cut = false }: Props) {
  const text = useText()
  const target = websiteTarget(address)
  const shown = cut ? { className: 'cut', ...tip(address) } : {}
  if (!target) return <span {...shown}>{address}</span>
  return (
    <a
      {...shown}
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={[address, text('help.newTab')].join(' ')}
    >
      {address}
    </a>
  )
}
