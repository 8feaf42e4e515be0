import { useGetOwnExportDistinctCountsQuery } from '../../api'
import { CountedFilter } from '../../kit/list/CountedFilter'
import type { MessageId } from '../../texts'
import type { Filters } from './filters'

type Kind = 'categories' | 'actions' | 'sources'

/** Under which name the server counts the values of a filter, and how the console calls it. */
const kinds = [
  { name: 'categories', field: 'category', label: 'exportHistory.categories' },
  { name: 'actions', field: 'action', label: 'exportHistory.channels' },
  { name: 'sources', field: 'source', label: 'exportHistory.sources' },
] as const satisfies readonly { name: Kind; field: string; label: MessageId }[]

type Props = {
  /** What the list is filtered by now. */
  applied: Filters
  draft: Filters
  put: (changed: Partial<Filters>) => void
}

/** Categories, notification channels and sources, each with how many exports have it. */
export function ExportFilters(props: Props) {
  return kinds.map((kind) => <Counted key={kind.name} {...kind} {...props} />)
}

function Counted({ name, field, label, applied, draft, put }: Props & (typeof kinds)[number]) {
  const counts = useGetOwnExportDistinctCountsQuery({ field })
  return (
    <CountedFilter
      name={name}
      label={label}
      counts={counts}
      value={draft[name]}
      known={[...applied[name], ...draft[name]]}
      onChange={(chosen) => put({ [name]: chosen })}
    />
  )
}
