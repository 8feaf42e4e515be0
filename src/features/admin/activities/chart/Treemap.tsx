import { chakra } from '@chakra-ui/react'
import { useCallback, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useText, type MessageId } from '../../../../texts'
import { Button } from '../../../../ui/Button'
import { tip } from '../../../../ui/Tooltip'
import type { Shade } from './shades'
import { sorted, tilesOf, totalOf, type Counts, type Tile } from './tiles'

const Section = chakra('section', { base: { flex: '1 1 0', minW: 0 } })
const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '8px', minH: 'var(--control-s)', mb: '8px' },
})
const Title = chakra('h2', { base: { textStyle: 'md', fontWeight: 'bold' } })
const Total = chakra('span', { base: { flex: 1, color: 'fg.muted', fontVariantNumeric: 'tabular-nums' } })
/** In pixels; the width is that of a desk until it is known. */
const HEIGHT = 200
const USUAL_WIDTH = 600
const Ground = chakra('ul', {
  base: { position: 'relative', h: `${HEIGHT}px`, m: '-1px', listStyle: 'none' },
})
const Place = chakra('li', { base: { position: 'absolute', p: '1px' } })
/** A box that knows its own size, so that it shows only the words that fit into it. */
const Box = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'flex-start',
    w: '100%',
    h: '100%',
    border: '1px solid transparent', // seen in forced colours, which take the ground away
    borderRadius: 'l1',
    overflow: 'hidden',
    textAlign: 'start',
    textStyle: 'xs',
    containerType: 'size',
    cursor: 'pointer',
    '& > span': {
      display: 'none',
      px: '8px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > span:first-of-type': { pt: '4px' },
    '& > span:last-of-type': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
    '@container (min-width: 56px) and (min-height: 22px)': { '& > span:first-of-type': { display: 'block' } },
    '@container (min-width: 36px) and (min-height: 22px)': {
      '&[data-together] > span:first-of-type': { display: 'block' },
    },
    '@container (min-width: 56px) and (min-height: 40px)': { '& > span:last-of-type': { display: 'block' } },
    '&:hover': { outline: '2px solid var(--ring)', outlineOffset: '-2px' },
    '&:focus-visible': {
      outline: '2px solid var(--ring)',
      outlineOffset: '1px',
      position: 'relative',
      zIndex: 1,
    },
  },
})

type Props = {
  title: MessageId
  counts: Counts
  shades: readonly Shade[]
  /** The list is filtered by a name that is pressed. */
  onName: (name: string) => void
  /** At the right of the title. */
  actions?: ReactNode
}

/** How often each name stands in the log, as rectangles and as a table of the same numbers. */
export function Treemap({ title, counts, shades, onName, actions }: Props) {
  const text = useText()
  const { formatNumber } = useIntl()
  const [asTable, setAsTable] = useState(false)
  const [width, setWidth] = useState(USUAL_WIDTH)
  const names = sorted(counts)
  const measure = useCallback((ground: HTMLElement | null) => {
    if (!ground) return
    const observer = new ResizeObserver(() => setWidth(ground.offsetWidth || USUAL_WIDTH))
    observer.observe(ground)
    return () => observer.disconnect()
  }, [])
  const wordsOf = ({ name, names: together, count }: Tile) =>
    name === undefined
      ? text('accessLogs.others', { names: formatNumber(together), count: formatNumber(count) })
      : text('accessLogs.tile', { name, count: formatNumber(count) })
  return (
    <Section aria-label={text(title)}>
      <Head>
        <Title>{text(title)}</Title>
        <Total>{formatNumber(totalOf(names))}</Total>
        {actions}
      </Head>
      {names.length === 0 ? (
        <p>{text('accessLogs.noStats')}</p>
      ) : (
        <Ground ref={measure}>
          {tilesOf(names, { width, height: HEIGHT }).map((tile, rank) => (
            <Place
              key={tile.name ?? ''}
              style={{
                left: `${tile.left}%`,
                top: `${tile.top}%`,
                width: `${tile.width}%`,
                height: `${tile.height}%`,
              }}
            >
              <Box
                type="button"
                aria-label={wordsOf(tile)}
                data-together={tile.name === undefined ? '' : undefined}
                style={{ background: shades[rank]?.fill, color: shades[rank]?.letters }}
                onClick={() => (tile.name === undefined ? setAsTable(true) : onName(tile.name))}
                {...tip(wordsOf(tile))}
              >
                <span>{tile.name ?? formatNumber(tile.names, { signDisplay: 'always' })}</span>
                <span>{formatNumber(tile.count)}</span>
              </Box>
            </Place>
          ))}
        </Ground>
      )}
      {names.length > 0 && (
        <chakra.div mt="8px">
          <Button
            size="sm"
            kind="ghost"
            icon={asTable ? 'chevron-down' : 'chevron-right'}
            aria-expanded={asTable}
            aria-label={text('accessLogs.tableOf', { chart: text(title) })}
            onClick={() => setAsTable(!asTable)}
          >
            {text('accessLogs.table')}
          </Button>
          {asTable && <StatsTable title={title} counts={counts} onName={onName} />}
        </chakra.div>
      )}
    </Section>
  )
}

const Scroll = chakra('div', {
  base: { maxH: '264px', overflow: 'auto', border: '1px solid var(--line)', borderRadius: 'l2' },
})
const Table = chakra('table', {
  base: {
    w: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      px: '12px',
      py: '6px',
      textAlign: 'start',
      fontWeight: 'normal',
      overflowWrap: 'anywhere',
    },
    '& thead th': { position: 'sticky', top: 0, bg: 'bg.subtle', textStyle: 'xs', fontWeight: 'bold' },
    '& tbody tr': { borderTop: '1px solid var(--line)' },
    '& :is(th, td):not(:first-of-type), & thead th + th': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '& td': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
})
const Name = chakra('button', {
  base: {
    textAlign: 'start',
    color: 'brand.fg',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
  },
})

/** So many rows are shown at once: of thousands nobody reads all. */
const STRETCH = 100

function StatsTable({ title, counts, onName }: Pick<Props, 'title' | 'counts' | 'onName'>) {
  const text = useText()
  const { formatNumber } = useIntl()
  const [shown, setShown] = useState(STRETCH)
  const names = sorted(counts)
  const total = totalOf(names)
  return (
    <Scroll tabIndex={0} role="group" aria-label={text('accessLogs.tableOf', { chart: text(title) })}>
      <Table>
        <caption className="sr">{text(title)}</caption>
        <thead>
          <tr>
            <th scope="col">{text('accessLogs.name')}</th>
            <th scope="col">{text('accessLogs.visits')}</th>
            <th scope="col">{text('accessLogs.share')}</th>
          </tr>
        </thead>
        <tbody>
          {names.slice(0, shown).map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">
                <Name type="button" onClick={() => onName(name)}>
                  {name}
                </Name>
              </th>
              <td>{formatNumber(count)}</td>
              <td>{formatNumber(count / total, { style: 'percent', maximumFractionDigits: 1 })}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {names.length > shown && (
        <chakra.div p="8px">
          <Button size="sm" kind="ghost" onClick={() => setShown(shown + STRETCH)}>
            {text('accessLogs.moreRows', { count: formatNumber(Math.min(STRETCH, names.length - shown)) })}
          </Button>
        </chakra.div>
      )}
    </Scroll>
  )
}
