import { chakra } from '@chakra-ui/react'
import { useMemo, useState, type ReactNode } from 'react'
import { arriving } from '../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../kit/arriving/Instead'
import { useOpened } from '../../kit/navigation/useOpened'
import { dateTime } from '../../kit/time/dates'
import { useText, type MessageId } from '../../texts'
import { Button } from '../../ui/Button'
import type { Column } from '../../ui/DataTable'
import { tip } from '../../ui/Tooltip'
import type { Compared } from './DifferencePanel'
import { GoneDrawer } from '../../kit/list/GoneDrawer'

const DifferencePanel = arriving(
  () =>
    import(/* webpackChunkName: "log-difference" */ './DifferencePanel').then((part) => part.DifferencePanel),
  drawerMeanwhile('logDifference.title'),
)

/** A row that can be compared with others of one kind: of one user, or of one type of object (decisions 47). */
export type Comparable = Compared & { readonly kind: string }

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minH: '48px',
    mb: '8px',
    px: '16px',
    py: '8px',
    borderRadius: 'l2',
    bg: 'bg.subtle',
    color: 'fg.muted',
    '&[data-some]': { bg: 'brand.subtle', color: 'fg' },
    '& > :first-of-type': { flex: '1 1 240px', overflowWrap: 'anywhere' },
  },
})
const Box = chakra('input', {
  base: { display: 'block', boxSize: '16px', m: '4px', accentColor: 'var(--primary)' },
})

const overlays = ['difference'] as const
const BETWEEN = '~'

type Options<Row> = {
  rows: readonly Row[] | undefined
  /** Keep it outside the component. */
  read: (row: Row) => Comparable
  /** What rows of one kind have in common: '{kind}' in it. */
  ofOne: MessageId
  /** What to do first. */
  hint: MessageId
}

type Difference<Row> = {
  /** The column of boxes. */
  readonly column: Column<Row>
  /** Stands above the rows: what is chosen, and the way to the difference. */
  readonly bar: ReactNode
  /** What is open over the list. */
  readonly panel: ReactNode
}

/**
 * Two rows of a log are chosen and compared. Once one is chosen only rows of its kind can be; they may be on different
 * pages of the list.
 */
export function useDifference<Row>({ rows, read, ofOne, hint }: Options<Row>): Difference<Row> {
  const text = useText()
  const [chosen, setChosen] = useState<readonly Comparable[]>([])
  const { opened, open, close } = useOpened(overlays)
  const kind = chosen[0]?.kind
  const column = useMemo(
    (): Column<Row> => ({
      key: 'compare',
      head: <span className="sr">{text('logDifference.choose')}</span>,
      width: 44,
      card: 'corner',
      cell: (row) => {
        const known = read(row)
        const isChosen = chosen.some(({ key }) => key === known.key)
        const why = isChosen ? undefined : reasonOf(known, chosen)
        const name = text('logDifference.chooseRow', { name: `${known.action}, ${dateTime(known.at)}` })
        return (
          <Box
            type="checkbox"
            aria-label={
              why === undefined ? name : text('logDifference.chooseNot', { name, reason: text(why) })
            }
            checked={isChosen}
            aria-disabled={why !== undefined}
            {...tip(why && text(why))}
            style={why === undefined ? {} : { opacity: 0.4 }}
            onChange={() => {
              if (why === undefined)
                setChosen(isChosen ? chosen.filter(({ key }) => key !== known.key) : [...chosen, known])
            }}
          />
        )
      },
    }),
    [text, chosen, read],
  )
  const bar = (
    <Bar data-some={chosen.length > 0 ? '' : undefined}>
      <span role="status">
        {kind === undefined ? text(hint) : text(ofOne, { kind, count: chosen.length })}
      </span>
      {chosen.length > 0 && (
        <Button size="sm" kind="ghost" onClick={() => setChosen([])}>
          {text('logDifference.clear')}
        </Button>
      )}
      {chosen.length === 2 && (
        <Button
          size="sm"
          kind="primary"
          icon="compare"
          onClick={() => open('difference', chosen.map(({ key }) => key).join(BETWEEN))}
        >
          {text('logDifference.show')}
        </Button>
      )}
    </Bar>
  )
  const wanted = opened?.record?.split(BETWEEN) ?? []
  const here = [...chosen, ...(rows ?? []).map(read)]
  const [one, other] = wanted.map((key) => here.find((row) => row.key === key))
  const isOpen = opened !== undefined && (one !== undefined || rows !== undefined)
  return {
    column,
    bar,
    panel: isOpen && (
      <>
        {one && other && one.kind === other.kind ? (
          <DifferencePanel rows={[one, other]} onClose={close} />
        ) : (
          <GoneDrawer
            title="logDifference.title"
            gone="logDifference.gone"
            way={<Button onClick={close}>{text('common.close')}</Button>}
            onClose={close}
          />
        )}
      </>
    ),
  }
}

/** Why a row cannot be chosen beside those that are; undefined when it can. */
function reasonOf(row: Comparable, chosen: readonly Comparable[]): MessageId | undefined {
  if (!row.json) return 'logDifference.nothingSent'
  if (chosen.length >= 2) return 'logDifference.twoAreChosen'
  return chosen.some(({ kind }) => kind !== row.kind) ? 'logDifference.otherKind' : undefined
}
