import type { ReactNode } from 'react'
import { useText, type MessageId } from '../../texts'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { useIsLate } from '../arriving/Instead'
import { Panel } from '../dialog/Panel'
import { PageSkeleton } from '../query/QueryContent'
import { GoneDrawer } from './GoneDrawer'
import type { ListQuery } from './listView'

/** What is known of the record that an address names. */
export type RecordLook<Row> =
  | { readonly name: 'looking' }
  /** `query`: what has read it. */
  | { readonly name: 'here'; readonly row: Row; readonly query: ListQuery<Row> }
  | { readonly name: 'gone' }
  | { readonly name: 'failed'; readonly retrying: boolean; readonly again: () => void }

type Props<Row> = {
  look: RecordLook<Row>
  /** What the drawer is called that opens over the record. */
  title: MessageId
  /** One sentence for a record that is not there, and where one goes on. */
  gone: MessageId
  way: ReactNode
  onClose: () => void
  children: (row: Row, query: ListQuery<Row>) => ReactNode
}

/** What is open over a list of one record: that it is gone, that it could not be read, or what is made of it. */
export function OpenedRecord<Row>({ look, title, gone, way, onClose, children }: Props<Row>) {
  if (look.name === 'here') return children(look.row, look.query)
  if (look.name === 'gone') return <GoneDrawer title={title} gone={gone} way={way} onClose={onClose} />
  return <Looking title={title} look={look} onClose={onClose} />
}

type LookingProps = {
  title: MessageId
  look: Extract<RecordLook<unknown>, { name: 'looking' | 'failed' }>
  onClose: () => void
}

/** One that comes soon shows nothing before. */
function Looking({ title, look, onClose }: LookingProps) {
  const text = useText()
  const isLate = useIsLate()
  if (look.name === 'looking' && !isLate) return null
  return (
    <Panel size="medium" title={text(title)} onClose={onClose}>
      {look.name === 'failed' ? (
        <EmptyState
          icon="cloud-off"
          title={text('common.couldNotLoad')}
          action={
            <Button icon="refresh" loading={look.retrying} onClick={look.again}>
              {text('common.tryAgain')}
            </Button>
          }
        />
      ) : (
        <PageSkeleton />
      )}
    </Panel>
  )
}
