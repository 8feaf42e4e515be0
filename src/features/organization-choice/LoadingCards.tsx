import { chakra } from '@chakra-ui/react'
import { useText } from '../../texts'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/Visually'
import { useColumns } from './OrganizationList'

const Field = chakra('div', {
  base: { display: 'flex', alignItems: 'center', minH: 'var(--control)', maxW: '400px', mb: '16px' },
})
const Grid = chakra('div', { base: { display: 'grid', gap: '16px' } })
const Card = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    h: '96px',
    p: '16px',
    border: '1px solid var(--line)',
    borderRadius: 'l2',
    bg: 'bg.surface',
  },
})
const Square = chakra('div', {
  base: { boxSize: '40px', flexShrink: 0, borderRadius: 'l2', overflow: 'hidden' },
})
const Lines = chakra('div', { base: { display: 'grid', gap: '12px', flex: 1 } })

const widths = ['72%', '56%', '64%', '80%', '48%', '68%']

/** Cards of the final size while the organizations are coming. */
export function LoadingCards() {
  const text = useText()
  const columns = useColumns()
  return (
    <div aria-busy="true">
      <VisuallyHidden>{text('common.loading')}</VisuallyHidden>
      <Field>
        <Skeleton width="160px" />
      </Field>
      <Grid style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {widths.map((width) => (
          <Card key={width}>
            <Square className="breathe" bg="bg.emphasized" />
            <Lines>
              <Skeleton width={width} />
              <Skeleton width="40%" />
            </Lines>
          </Card>
        ))}
      </Grid>
    </div>
  )
}
