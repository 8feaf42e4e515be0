import { chakra } from '@chakra-ui/react'
import { useText } from '../texts'
import { CopyButton } from './CopyButton'

const Frame = chakra('div', {
  base: { position: 'relative', border: '1px solid var(--line)', borderRadius: 'l2', bg: 'bg.subtle' },
})
const Text = chakra('pre', {
  base: {
    p: '16px',
    pe: '48px',
    fontFamily: 'mono',
    fontSize: '12px',
    lineHeight: '18px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxH: '60dvh',
    overflow: 'auto',
  },
})
const Corner = chakra('div', { base: { position: 'absolute', top: '8px', insetEnd: '8px' } })

/** JSON for reading: indented when it is JSON, as it is when it is not. What it holds is only text. */
export function JsonBlock({ label, value }: { label: string; value: unknown }) {
  const text = useText()
  const shown = typeof value === 'string' ? indented(value) : JSON.stringify(value, null, 2)
  return (
    <Frame>
      <Text role="region" aria-label={label} tabIndex={0}>
        {shown}
      </Text>
      <Corner>
        <CopyButton label={text('common.copyOf', { what: label })} read={() => shown} />
      </Corner>
    </Frame>
  )
}

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}
