import { chakra } from '@chakra-ui/react'
import type { ExportRecord } from '../../api'
import { GoneDrawer } from '../../kit/list/GoneDrawer'
import type { OpenedRow } from '../../kit/list/useOpenedRow'
import { dateTime, zoneOf } from '../../kit/time/dates'
import { JsonBlock, RecordJson } from '../../kit/json/Json'
import type { ListQuery } from '../../kit/list/listView'
import { ButtonLink } from '../../kit/navigation/ButtonLink'
import { useText } from '../../texts'
import { Definitions } from '../../ui/Definitions'
import { Panel } from '../../kit/dialog/Panel'
import { criteriaOf } from './criteria'

/** What can be open over the list, as it stands in the address. */
export const overlays = ['filter', 'json'] as const
const titles = { filter: 'exportHistory.dataFilter', json: 'exportHistory.json' } as const

const About = chakra('p', { base: { mb: '16px', color: 'fg.muted', overflowWrap: 'anywhere' } })

type Props = {
  name: (typeof overlays)[number]
  found: OpenedRow<ExportRecord>
  query: ListQuery<ExportRecord>
  /** The address of the list of all. */
  all: string
  onClose: () => void
}

/** One look at an export: what it was limited to, or all that is known of it. Mount it to open it. */
export function ExportDetailDrawer({ name, found, query, all, onClose }: Props) {
  const text = useText()
  if (found === 'loading') return null
  if (found === 'gone')
    return (
      <GoneDrawer
        title={titles[name]}
        gone="exportHistory.notHere"
        way={<ButtonLink to={all}>{text('exportHistory.all')}</ButtonLink>}
        onClose={onClose}
      />
    )
  const title = text(titles[name])
  const { row: record } = found
  return (
    <Panel size="medium" title={title} onClose={onClose}>
      <About>
        {text('exportHistory.exportOf', {
          time: `${dateTime(record.startTime)} (${zoneOf(record.startTime)})`,
        })}
      </About>
      {name === 'json' ? (
        <RecordJson label={title} record={record} query={query} />
      ) : (
        <DataFilter label={title} json={record.criteria} />
      )}
    </Panel>
  )
}

function DataFilter({ label, json }: { label: string; json: string | undefined }) {
  const text = useText()
  const criteria = criteriaOf(json)
  if (criteria.name === 'none') return <p>{text('exportHistory.noCriteria')}</p>
  if (criteria.name === 'text') return <JsonBlock label={label} value={criteria.text} />
  if (criteria.pairs.length === 0) return <p>{text('exportHistory.allRecords')}</p>
  return (
    <Definitions
      items={criteria.pairs.map(({ field, values }) => ({
        term: field,
        value: values.length === 0 ? text('common.none') : <Values of={values} />,
      }))}
    />
  )
}

/** Each on a line of its own: a comma can be part of one. */
const Values = ({ of: values }: { of: readonly string[] }) =>
  values.map((value, index) => <div key={index}>{value}</div>)
