import { useText } from '../../texts'
import { websiteTarget } from '../../targets'
import { Tooltip } from '../../ui/Tooltip'
import { VisuallyHidden } from '../../ui/Visually'

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
  const className = cut ? 'cut' : undefined
  return (
    <Tooltip text={cut ? address : undefined}>
      {target ? (
        <a className={className} href={target.href} target="_blank" rel="noopener noreferrer">
          {address}
          <VisuallyHidden> {text('help.newTab')}</VisuallyHidden>
        </a>
      ) : (
        <span className={className}>{address}</span>
      )}
    </Tooltip>
  )
}
