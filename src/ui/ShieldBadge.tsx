import { chakra } from '@chakra-ui/react'

const Root = chakra('svg', {
  base: {
    boxSize: '24px',
    overflow: 'visible',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& path': { fill: 'var(--success-solid)', stroke: 'var(--surface)', paintOrder: 'stroke' },
    '& path + path': { fill: 'none', stroke: 'var(--on-success)' },
  },
  variants: {
    on: {
      false: {
        '& path': { fill: 'var(--surface)', stroke: 'var(--warning)' },
        '& path + path': { stroke: 'var(--warning)' },
      },
    },
  },
})

/** A shield that says whether something is protected; `label` says it in words. */
export function ShieldBadge({ on, label }: { on: boolean; label: string }) {
  return (
    <Root viewBox="0 0 20 20" role="img" aria-label={label} on={on}>
      <path d="m10 1.5 7.5 2.7v5.3c0 4.3-3.1 7.5-7.5 9.2-4.4-1.7-7.5-4.9-7.5-9.2V4.2z" />
      <path d={on ? 'm6.8 10 2.3 2.4 4.2-4.6' : 'M10 6v4.5M10 13.5h.01'} />
    </Root>
  )
}
