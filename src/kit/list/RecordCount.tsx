import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useText, type MessageId } from '../../texts'
import { Button } from '../../ui/Button'
import { Spinner } from '../../ui/Spinner'
import { dateTimeInZone } from '../time/dates'
import type { ListView } from './listView'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    minH: 'var(--control-s)',
    mb: '8px',
    color: 'fg.muted',
  },
})

const Told = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '8px', flex: '1 0 auto', maxW: '100%', minH: '20px' },
})

const Aside = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
})

type Props = {
  view: ListView<unknown>
  onTryAgain: () => void
  /** At the right: how it is sorted, and what else holds for all rows. */
  children?: ReactNode
}

/** The line above a table: "2,418 records in 0.042 s", or that it searches. Read out when it changes. */
export function RecordCount({ view, onTryAgain, children }: Props) {
  const text = useText()
  const searching = view.name === 'loading' || (view.name === 'rows' && view.old)
  const unreadSince = view.name === 'rows' ? view.unreadSince : undefined
  return (
    <>
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
        <Aside>{children}</Aside>
      </Line>
      {unreadSince !== undefined && (
        <Line>
          <span role="status">{text('list.unreadSince', { time: dateTimeInZone(unreadSince) })}</span>
          <Button size="sm" kind="ghost" icon="refresh" onClick={onTryAgain}>
            {text('common.tryAgain')}
          </Button>
        </Line>
      )}
    </>
  )
}

function Counted({ total, timeTaken }: { total: number; timeTaken?: number }) {
  const { formatMessage, formatNumber } = useIntl()
  const b = (words: ReactNode[]) => <chakra.b color="fg">{words}</chakra.b>
  const untimed: MessageId = 'list.records'
  const timed: MessageId = 'list.recordsIn'
  if (timeTaken === undefined) return <span>{formatMessage({ id: untimed }, { total, b })}</span>
  const seconds = formatNumber(timeTaken / 1000, { maximumFractionDigits: 3 })
  return <span>{formatMessage({ id: timed }, { total, seconds, b })}</span>
}
