import { useEffect, useEffectEvent, type ComponentProps, type ReactNode } from 'react'
import { useText, type MessageId } from '../../texts'
import { Button } from '../../ui/Button'
import type { Column } from '../../ui/DataTable'
import { EmptyState } from '../../ui/EmptyState'
import { useReadAgain } from '../query/useReadAgain'
import { equal } from '../form/equal'
import { FilterForm } from './FilterForm'
import { ZoneField } from './ZoneField'
import { pageToStepBackTo, viewOf, type ListQuery } from './listView'
import { Pager } from './Pager'
import { RecordCount } from './RecordCount'
import { ResourceTable } from './ResourceTable'
import type { Filterable, ListParams } from './useListParams'
import type { Searchable } from './useFilterDraft'

type FormProps<Filters> = ComponentProps<typeof FilterForm<Filters & Searchable>>

/** The filters of a list: its free text, and a component for the others (fields in `FilterField`s). */
type FilterSet<Filters> = Pick<FormProps<Filters>, 'check' | 'pause' | 'more' | 'children' | 'last'> & {
  /** The free text's label, and an example of what can be typed; without them there is none. */
  readonly label?: MessageId
  readonly placeholder?: MessageId
}

/** What a list needs of `useListParams`, whatever it sorts by. */
type Params<Filters> = Filterable<Filters> &
  Pick<ListParams<Filters>, 'renew'> &
  ComponentProps<typeof Pager>['list']

type Props<Row, Filters> = {
  /** The name of the table, for screen readers. */
  caption: MessageId
  /** From `useListParams`: where one stands in the list. */
  list: Params<Filters>
  /** A generated query asked with `list.request` and `list.filters`. */
  query: ListQuery<Row> & { refetch(): unknown }
  /** Keep the array itself stable (`useMemo`). */
  columns: readonly Column<Row>[]
  rowKey: (row: Row, index: number) => string | number
  /** What stands below a row while it is open; see `useExpander`. */
  detail?: (row: Row, index: number) => ReactNode
  /** Rows are cards whatever the width of the window, as in a drawer. */
  cards?: boolean
  /** Without it there are no filters. */
  filters?: FilterSet<Filters>
  /** One sentence for a list that has nothing. */
  none: MessageId
  /** Between the filters and the number of records: what is made of all that was found, or of rows that are chosen. */
  above?: ReactNode
  /** Beside the number of records: how they are sorted, and the choice of columns. */
  about?: ReactNode
}

/**
 * A list: filters, the number of records, the table in all its states, pages. In a page it stands in a `ResourcePage`,
 * in a tab or a drawer alone. It knows no resource by name and takes no callback of its life; a list that does not fit
 * is written by hand from the same parts.
 */
export function ResourceList<Row, Filters extends object>(props: Props<Row, Filters>) {
  const { caption, list, query, filters, none, above, about, ...table } = props
  useStepBack(list, query)
  const again = () => void (list.renew() || query.refetch())
  useReadAgain({ ...query, refetch: again })
  const text = useText()
  const view = viewOf(query)
  const page = view.name === 'rows' ? view.results.page : undefined
  // The server may serve other pages than it was asked for.
  const served = view.name === 'rows' && !view.old ? view.results.page.pageSize : list.pageSize
  const set = setFilters(list)
  return (
    <>
      {filters && (
        <FilterForm
          {...filters}
          // The range of time stands in one line with the buttons; the zone of all times has no room there.
          zone={filters.last && <ZoneField />}
          list={list}
          label={filters.label && text(filters.label)}
          placeholder={filters.placeholder && text(filters.placeholder)}
          count={countBesideText(set)}
          onAgain={again}
        />
      )}
      {above}
      <RecordCount view={view} onTryAgain={again}>
        {about}
      </RecordCount>
      <ResourceTable
        {...table}
        caption={text(caption)}
        view={view}
        onTryAgain={again}
        empty={
          <EmptyState
            icon="search"
            title={text(none)}
            action={
              set.length > 0 && (
                <Button onClick={() => list.filterBy(list.emptyFilters)}>{text('list.resetFilters')}</Button>
              )
            }
          />
        }
        pager={<Pager list={{ ...list, pageSize: served }} totalRecords={page?.totalRecords} />}
      />
    </>
  )
}

/** The names of the filters that limit what is shown. */
const setFilters = <Filters extends object>({ filters, emptyFilters }: Params<Filters>): string[] =>
  Object.entries(filters)
    .filter(([name, value]) => !equal(value, emptyFilters[name as keyof Filters]))
    .map(([name]) => name)

const ofARange: readonly string[] = ['from', 'to', 'range']

/** What says one range of time is one filter. */
const countBesideText = (set: readonly string[]): number =>
  new Set(set.filter((name) => name !== 'freeText').map((name) => (ofARange.includes(name) ? 'range' : name)))
    .size

/** Leaves an empty page behind the first for the last one with rows: rows go, and anyone can type an address. */
function useStepBack(list: Pick<ListParams<unknown>, 'toPage'>, query: ListQuery<unknown>): void {
  const page = query.isFetching ? undefined : pageToStepBackTo(query.currentData?.results)
  const stepBack = useEffectEvent((to: number) => list.toPage(to, { replace: true }))
  // Where one stands is the address's, outside React.
  useEffect(() => {
    if (page !== undefined) stepBack(page)
  }, [page])
}
