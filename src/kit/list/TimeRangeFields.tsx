import { useText, type MessageId } from '../../texts'
import { serverNow } from '../../clock'
import { SelectField } from '../../ui/SelectField'
import { dateTime, zoneOf } from '../time/dates'
import { MomentRangeField } from '../time/MomentRangeField'
import { boundsOf, relativeRanges, type RelativeRange } from '../time/relative-range'
import { FilterField, type FilterFields } from './FilterForm'
import { noRange, type TimeRange } from './time-range'

const words: Readonly<Record<RelativeRange, MessageId>> = {
  lasthour: 'time.lastHour',
  today: 'time.today',
  yesterday: 'time.yesterday',
  last7days: 'time.last7Days',
  last30days: 'time.last30Days',
  thismonth: 'time.thisMonth',
}

const FIXED = 'fixed'

type Props = Pick<FilterFields<TimeRange>, 'draft' | 'applied' | 'put' | 'errors'> & {
  /** Half a range is none: the field says what is missing. */
  needsBoth?: boolean
}

/** A range of time in a filter form: one that moves with the clock, or two ends. Before it stands the zone of all times. */
export function TimeRangeFields({ draft, applied, put, errors, needsBoth = false }: Props) {
  const text = useText()
  const { range } = draft
  // What the list was asked with, so that field and list say the same.
  const now = range === applied.range ? applied : range && boundsOf(range, serverNow())
  const { from, to } = range && now ? now : draft
  const isNone = from === undefined && to === undefined
  const choose = (chosen: string) => {
    if (chosen === FIXED) return put({ from, to, range: undefined })
    put({ ...noRange, range: relativeRanges.find((each) => each === chosen) })
  }
  return (
    <>
      <FilterField minW="144px">
        <SelectField
          dense
          name="range"
          label={text('list.period')}
          value={range ?? (isNone ? '' : FIXED)}
          onChange={choose}
          options={[
            { value: '', label: text('list.allTime') },
            ...relativeRanges.map((each) => ({ value: each, label: text(words[each]) })),
            ...(isNone ? [] : [{ value: FIXED, label: text('list.fixedTimes') }]),
          ]}
        />
      </FilterField>
      <FilterField long>
        <MomentRangeField
          dense
          label={text('list.between')}
          names={{ from: 'from', to: 'to' }}
          from={from}
          to={to}
          onChange={(ends) => put({ ...ends, range: undefined })}
          help={needsBoth ? missing(from, to, text) : undefined}
          errors={errors}
        />
      </FilterField>
    </>
  )
}

function missing(from: number | undefined, to: number | undefined, text: ReturnType<typeof useText>) {
  if ((from === undefined) === (to === undefined)) return undefined
  return text(from === undefined ? 'list.alsoFrom' : 'list.alsoTo')
}

/** Beside the number of records: which time they are of, where the word alone does not say it. */
export function TimeRangeAsked({ range, from, to }: TimeRange) {
  const text = useText()
  if (range === undefined || from === undefined || to === undefined) return null
  // Both where the clocks change in between.
  const zone = [...new Set([zoneOf(from), zoneOf(to)])].join(' – ')
  const values = { range: text(words[range]), from: dateTime(from), to: dateTime(to), zone }
  return <span>{text('list.inRange', values)}</span>
}
