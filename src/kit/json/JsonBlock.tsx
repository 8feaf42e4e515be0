import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useText } from '../../texts'
import { limits } from '../../timings'
import { arriving } from '../arriving/arriving'
import { PartMeanwhile } from '../arriving/Instead'
import { CopyButton } from '../CopyButton'
import { formatted, textOf } from './json'
import { Corner, scrolls, set } from './json-look'
import { useBlocks } from './useBlocks'

const Frame = chakra('div', {
  base: { position: 'relative', border: '1px solid var(--line)', borderRadius: 'l2', bg: 'bg.subtle' },
})
const Plain = chakra('pre', { base: { ...set, ...scrolls, py: '16px' } })

const JsonLines = arriving(() => import('./JsonLines').then((part) => part.JsonLines), PartMeanwhile)

/**
 * JSON of any size for reading: a text is shown as it is written, indented when it is JSON. What it holds is only text.
 * Of a long one only the lines in sight are in the document: the browser's own search and 'select all' reach no
 * others, so it has a search of its own, and Copy copies everything.
 */
export function JsonBlock({ label, value }: { label: string; value: unknown }) {
  const json = useMemo(() => textOf(value), [value])
  const shown = useMemo(
    () => (json.length > limits.windowAboveCharacters ? undefined : formatted(json)),
    [json],
  )
  if (shown === undefined || shown.length > limits.windowAboveCharacters)
    return <LongJson label={label} json={json} />
  return (
    <Frame>
      <Plain role="region" aria-label={label} tabIndex={0}>
        {shown}
      </Plain>
      <Copy label={label} read={() => shown} />
    </Frame>
  )
}

function LongJson({ label, json }: { label: string; json: string }) {
  const { blocks, text = '' } = useBlocks(json)
  return (
    <Frame>
      <JsonLines label={label} blocks={blocks} whole={text} />
      <Copy label={label} read={() => text || formatted(json)} />
    </Frame>
  )
}

function Copy({ label, read }: { label: string; read: () => string }) {
  const text = useText()
  return (
    <Corner top="8px">
      <CopyButton label={text('common.copyOf', { what: label })} read={read} />
    </Corner>
  )
}
