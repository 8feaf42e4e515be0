import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSelector } from 'react-redux'
import { bounds, useSearchPreSelectionInvitationsQuery, type Invitation } from '../../api'
import { AnswerButtons } from '../../domain/invitations/AnswerButtons'
import type { Answer } from '../../domain/invitations/answers'
import { answerColumn, sourceColumns } from '../../domain/invitations/columns'
import { pageToStepBackTo, viewOf } from '../../kit/list/listView'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { timings } from '../../timings'
import { Button } from '../../ui/Button'
import { DataTable, type Column } from '../../ui/DataTable'
import { EmptyState } from '../../ui/EmptyState'
import { IconButton } from '../../ui/IconButton'
import { SmallPager } from './SmallPager'

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minH: '56px',
    ps: '16px',
    pe: '8px',
    '& > h2': { flex: 1, minW: 0 },
  },
})
const Rows = chakra('div', { base: { px: { base: '8px', md: 0 } } })

const keyOf = ({ id }: Invitation) => id
const pageSize = bounds.PageSize.default
/** Others invite without a word to this browser: it asks again, as long as somebody looks. */
export const whileSeen = {
  pollingInterval: timings.invitationCount,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const

type Props = {
  title: string
  /** How many there are, as far as is known: so many rows are kept free for them. */
  count: number
  onAnswer: (answer: Answer, invitation: Invitation) => void
  onClose: () => void
}

/** The invitations that wait for an answer, ten on a page. */
export function PendingInvitations({ title, count, onAnswer, onClose }: Props) {
  const text = useText()
  const [page, setPage] = useState(0)
  const query = useSearchPreSelectionInvitationsQuery(
    { page, pageSize, ownInvitationSearch: { status: 'Pending' } },
    whileSeen,
  )
  const back = query.isFetching ? undefined : pageToStepBackTo(query.currentData?.results)
  // The last one of its page is answered.
  if (back !== undefined && back - 1 !== page) setPage(back - 1)

  const view = viewOf(query)
  const results = view.name === 'rows' ? view.results : undefined
  const columns = useColumns(page, onAnswer)
  return (
    <>
      <Head>
        <h2>{title}</h2>
        <IconButton icon="close" label={text('common.close')} onClick={onClose} />
      </Head>
      {view.name === 'failed' ? (
        <EmptyState
          icon="cloud-off"
          title={text('common.couldNotLoad')}
          action={
            <Button icon="refresh" loading={view.retrying} onClick={() => void query.refetch()}>
              {text('common.tryAgain')}
            </Button>
          }
        />
      ) : (
        <Rows>
          <DataTable
            caption={title}
            columns={columns}
            rows={results?.content}
            rowKey={keyOf}
            busy={view.name === 'rows' && view.old}
            skeletonRows={Math.min(count, pageSize)}
            empty={<EmptyState icon="mail" title={text('invitations.noneLeft')} />}
          />
        </Rows>
      )}
      {results && results.content.length > 0 && (
        <SmallPager page={page} totalRecords={results.page.totalRecords} onPage={setPage} />
      )}
    </>
  )
}

function useColumns(page: number, onAnswer: Props['onAnswer']): readonly Column<Invitation>[] {
  const text = useText()
  const { formatNumber } = useIntl()
  const account = useSelector(selectUser)?.id
  return useMemo(
    () => [
      {
        key: '#',
        head: text('list.index'),
        width: 48,
        tableOnly: true,
        cell: (_row, index) => formatNumber(page * pageSize + index + 1),
      },
      ...sourceColumns(text),
      answerColumn(text, (invitation) => (
        <AnswerButtons
          invitation={invitation}
          account={account}
          onAnswer={(answer) => onAnswer(answer, invitation)}
        />
      )),
    ],
    [text, formatNumber, page, account, onAnswer],
  )
}
