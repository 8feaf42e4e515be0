import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useText } from '../../texts'
import { Spinner } from '../../ui/Spinner'
import type { ListView } from './listView'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    minH: 'var(--control-s)',
    mb: '8px',
    color: 'fg.muted',
  },
})

const Told = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '8px', flex: 1, minW: 0, minH: '20px' },
})

type Props = {
  view: ListView<unknown>
  /** At the right: how it is sorted, and what else holds for all rows. */
  children?: ReactNode
}

/** The line above a table: "2,418 records in 0.042 s", or that it searches. Read out when it changes. */
export function RecordCount({ view, children }: Props) {
  const text = useText()
  const searching = view.name === 'loading' || (view.name === 'rows' && view.old)
  return (
    <Line>
      <Told role="status">
        {searching && (
          <>
            <Spinner size={16} />
            {text('list.searching')}
          </>
        )}
        {!searching && view.name === 'rows' && (
          <Counted {...view.results} total={view.results.page.totalRecords} />
        )}
      </Told>
      {children}
    </Line>
  )
}

function Counted({ total, timeTaken }: { total: number; timeTaken?: number }) {
  const text = useText()
  const { formatNumber } = useIntl()
  return (
    <span>
      <chakra.b color="fg">{text('list.records', { total })}</chakra.b>{' '}
      {timeTaken !== undefined &&
        text('list.took', { seconds: formatNumber(timeTaken / 1000, { maximumFractionDigits: 3 }) })}
    </span>
  )
}
