import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Organization } from '../../../api'
import { ExportDrawer } from '../../../domain/exports/ExportDrawer'
import type { Opened } from '../../../kit/navigation/useOpened'
import { useText } from '../../../texts'
import { Drawer } from '../../../ui/Drawer'
import { EmptyState } from '../../../ui/EmptyState'
import type { OverlayName } from './actions'
import { CreateDrawer } from './CreateDrawer'
import { DeleteDrawer } from './DeleteDrawer'
import { criteriaInWords, criteriaOf, type Filters } from './filters'
import { InformationDrawer } from './InformationDrawer'
import { InitDialog } from './InitDialog'
import { JsonDrawer } from './JsonDrawer'
import { LinkedCompaniesDrawer } from './LinkedCompaniesDrawer'
import { StatusDialog } from './StatusDialog'
import { UpdateDrawer } from './UpdateDrawer'

const SetupDrawer = lazy(() =>
  import('./setup/SetupDrawer').then(({ SetupDrawer }) => ({ default: SetupDrawer })),
)

type RecordPanel = Exclude<OverlayName, 'create' | 'export' | 'setup'>
type OfRecord = { organization: Organization; onClose: () => void }

const rowOverlays: Readonly<Record<RecordPanel, (props: OfRecord) => ReactNode>> = {
  info: InformationDrawer,
  update: UpdateDrawer,
  links: LinkedCompaniesDrawer,
  json: JsonDrawer,
  status: StatusDialog,
  init: InitDialog,
  delete: DeleteDrawer,
}

export type Props = {
  opened: Opened<OverlayName>
  /** Undefined until they are known. */
  rows: readonly Organization[] | undefined
  loading: boolean
  /** What the list is filtered by, and how many records that are. */
  filters: Filters
  totalRecords: number | undefined
  onClose: () => void
}

/** What is open over the list. */
export function OrganizationOverlays({ opened, rows, loading, filters, totalRecords, onClose }: Props) {
  const text = useText()
  const { name, record = '' } = opened
  if (name === 'create') return <CreateDrawer onClose={onClose} />
  if (name === 'export')
    return (
      <ExportDrawer
        job={{ type: 'organizations', criteria: criteriaOf(filters) }}
        criteria={criteriaInWords(filters, text)}
        totalRecords={totalRecords}
        onClose={onClose}
      />
    )
  const row = rows?.find(({ id }) => id === record)
  if (name === 'setup')
    return (
      <Suspense>
        <SetupDrawer key={record} organization={row ?? { id: record }} onClose={onClose} />
      </Suspense>
    )
  return <RecordPanel key={`${name} ${record}`} name={name} row={row} loading={loading} onClose={onClose} />
}

type RecordProps = {
  name: RecordPanel
  row: Organization | undefined
  loading: boolean
  onClose: () => void
}

/** The row stays while it is open, also when a change moves it to another page of the list. */
function RecordPanel({ name, row, loading, onClose }: RecordProps) {
  const text = useText()
  const [kept, setKept] = useState(row)
  if (row && row !== kept) setKept(row)
  const organization = row ?? kept
  const Panel = rowOverlays[name]
  if (organization) return <Panel organization={organization} onClose={onClose} />
  if (loading) return null
  return (
    <Drawer
      open
      size={500}
      title={text('organizations.infoTitle')}
      closeLabel={text('common.close')}
      onClose={onClose}
    >
      <EmptyState icon="search" title={text('organizations.gone')} />
    </Drawer>
  )
}
