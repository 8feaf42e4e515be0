import { useText } from '../../texts'
import { DateTimeField } from '../../ui/DateTimeField'
import { FilterField } from './FilterForm'
import type { TimeRange } from './time-range'

type Props = {
  range: TimeRange
  put: (part: Partial<TimeRange>) => void
  errors: { readonly from?: string | undefined; readonly to?: string | undefined }
  /** Half a range is none: the field that is missing says so. */
  needsBoth?: boolean
}

/** The two ends of a range of time in a filter form; whole days without a time of their own. */
export function TimeRangeFields({ range: { from, to }, put, errors, needsBoth = false }: Props) {
  const text = useText()
  const parts = { dense: true, dateLabel: text('list.date'), timeLabel: text('list.time') }
  const half = needsBoth && (from === undefined) !== (to === undefined)
  return (
    <>
      <FilterField wide>
        <DateTimeField
          {...parts}
          name="from"
          label={text('list.from')}
          defaultTime="00:00:00"
          value={from}
          onChange={(moment) => put({ from: moment })}
          help={half && from === undefined ? text('list.alsoFrom') : undefined}
          error={errors.from}
        />
      </FilterField>
      <FilterField wide>
        <DateTimeField
          {...parts}
          name="to"
          label={text('list.to')}
          defaultTime="23:59:59"
          value={to}
          onChange={(moment) => put({ to: moment })}
          help={half && to === undefined ? text('list.alsoTo') : undefined}
          error={errors.to}
        />
      </FilterField>
    </>
  )
}
