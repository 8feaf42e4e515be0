import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useText } from '../../texts'
import { limits } from '../../timings'
import { arriving } from '../arriving/arriving'
import { PartMeanwhile } from '../arriving/Instead'
import { CopyButton } from '../CopyButton'
import { formatted } from './json'
import { Corner, scrolls, set } from './json-look'

const Frame = chakra('div', {
  base: { position: 'relative', border: '1px solid var(--line)', borderRadius: 'l2', bg: 'bg.subtle' },
})
const Plain = chakra('pre', { base: { ...set, ...scrolls, py: '16px' } })

const JsonLines = arriving(() => import('./JsonLines').then((part) => part.JsonLines), PartMeanwhile)

/**
 * JSON of any size for reading: indented when it is JSON, as it is when it is not. What it holds is only text.
 * Of a long one only the lines in sight are in the document: the browser's own search and 'select all' reach no
 * others, so it has a search of its own, and Copy copies everything.
 */
export function JsonBlock({ label, value }: { label: string; value: unknown }) {
  const text = useText()
  const shown = useMemo(() => formatted(value), [value])
  return (
    <Frame>
      {shown.length > limits.windowAboveCharacters ? (
        <JsonLines label={label} json={shown} />
      ) : (
        <Plain role="region" aria-label={label} tabIndex={0}>
          {shown}
        </Plain>
      )}
      <Corner top="8px">
        <CopyButton label={text('common.copyOf', { what: label })} read={() => shown} />
      </Corner>
    </Frame>
  )
}
