import type { ComponentProps, ReactNode } from 'react'
import { useText, type MessageId } from '../../texts'
import { Button } from '../../ui/Button'
import type { Column } from '../../ui/DataTable'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeading } from '../../ui/PageHeading'
import { equal } from '../form/form'
import { useTitle } from '../navigation/useTitle'
import { FilterForm } from './FilterForm'
import { viewOf, type ListQuery } from './listView'
import { Pager } from './Pager'
import { RecordCount } from './RecordCount'
import { ResourceTable } from './ResourceTable'
import type { Filterable } from './useAddressState'
import type { Searchable } from './useFilterDraft'
import { useStepBack } from './useStepBack'

type FormProps<Filters> = ComponentProps<typeof FilterForm<Filters & Searchable>>

/** The filters of a list: its free text, and a component for the others (fields in `FilterField`s). */
type FilterSet<Filters> = Pick<FormProps<Filters>, 'check' | 'pause' | 'more' | 'children'> & {
  /** The free text's label, and an example of what can be typed. */
  readonly label: MessageId
  readonly placeholder: MessageId
}

/** What a screen needs of `useAddressState`, whatever it sorts by. */
type Place<Filters> = Filterable<Filters> & ComponentProps<typeof Pager>['list']

type Props<Row, Filters> = {
  /** The document's title; the page's heading and the table's name too, unless `heading` is. */
  title: MessageId
  heading?: MessageId
  /** From `useAddressState`: where one stands in the list. */
  list: Place<Filters>
  /** A generated query asked with `list.asked` and the filters. */
  query: ListQuery<Row> & { refetch(): unknown }
  /** Keep the array itself stable (`useMemo`). */
  columns: readonly Column<Row>[]
  rowKey: (row: Row, index: number) => string | number
  /** What stands below a row while it is open; see `useExpander`. */
  detail?: (row: Row, index: number) => ReactNode
  /** Without it there are no filters. */
  filters?: FilterSet<Filters>
  /** One sentence for a list that has nothing. */
  none: MessageId
  /** At the right of the heading: what can be added. */
  action?: ReactNode
  /** Beside the number of records: how they are sorted, and the choice of columns. */
  about?: ReactNode
  /** Drawers and dialogs over the list. */
  children?: ReactNode
}

/**
 * A page that is a list: heading, filters, the number of records, the table in all its states, pages. It knows no
 * resource by name and takes no callback of its life; a page that does not fit is written by hand from the same parts.
 */
export function ResourceScreen<Row, Filters extends object>(props: Props<Row, Filters>) {
  const { title, heading = title, list, query, filters, none, action, about, children, ...table } = props
  useTitle(title)
  useStepBack(list, query)
  const text = useText()
  const view = viewOf(query)
  const again = () => void query.refetch()
  const page = view.name === 'rows' ? view.results.page : undefined
  // The server may serve other pages than it was asked for.
  const served = view.name === 'rows' && !view.old ? view.results.page.pageSize : list.pageSize
  const set = Object.entries(list.filters).filter(
    ([name, value]) => !equal(value, list.none[name as keyof Filters]),
  )
  return (
    <>
      <PageHeading title={text(heading)} action={action} />
      {filters && (
        <FilterForm
          {...filters}
          // Whoever gives filters has a free text among them.
          list={list as unknown as Filterable<Filters & Searchable>}
          label={text(filters.label)}
          placeholder={text(filters.placeholder)}
          count={set.filter(([name]) => name !== 'freeText').length}
          onAgain={again}
        />
      )}
      <RecordCount view={view}>{about}</RecordCount>
      <ResourceTable
        {...table}
        caption={text(heading)}
        view={view}
        onTryAgain={again}
        empty={
          <EmptyState
            icon="search"
            title={text(none)}
            action={
              set.length > 0 && (
                <Button onClick={() => list.filterBy(list.none)}>{text('list.resetFilters')}</Button>
              )
            }
          />
        }
        pager={<Pager list={{ ...list, pageSize: served }} totalRecords={page?.totalRecords} />}
      />
      {children}
    </>
  )
}
