import type { ReactNode } from 'react'
import type { Organization } from '../../../api'
import { ExportDrawer } from '../../../domain/exports/ExportDrawer'
import { arriving } from '../../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../../kit/arriving/Instead'
import { GoneDrawer } from '../../../kit/list/GoneDrawer'
import type { ListQuery } from '../../../kit/list/listView'
import { useOpenedRow } from '../../../kit/list/useOpenedRow'
import type { Opened } from '../../../kit/navigation/useOpened'
import { JsonBlock } from '../../../kit/json/JsonBlock'
import { useText } from '../../../texts'
import { Panel } from '../../../kit/dialog/Panel'
import type { OverlayName } from './actions'
import { CreateDrawer } from './CreateDrawer'
import { DeleteDrawer } from './DeleteDrawer'
import { criteriaInWords, criteriaOf, type Filters } from './filters'
import { InformationDrawer } from './InformationDrawer'
import { InitDialog } from './InitDialog'
import { LinkedCompaniesDrawer } from './LinkedCompaniesDrawer'
import { StatusDialog } from './StatusDialog'
import { UpdateDrawer } from './UpdateDrawer'

const SetupDrawer = arriving(
  () => import('./setup/SetupDrawer').then((part) => part.SetupDrawer),
  drawerMeanwhile('organizationSetup.title'),
)

type RowOverlay = Exclude<OverlayName, 'create' | 'export' | 'setup'>
type RowOverlayProps = { organization: Organization; onClose: () => void }

const rowOverlays: Readonly<Record<RowOverlay, (props: RowOverlayProps) => ReactNode>> = {
  info: InformationDrawer,
  update: UpdateDrawer,
  links: LinkedCompaniesDrawer,
  json: JsonDrawer,
  status: StatusDialog,
  init: InitDialog,
  delete: DeleteDrawer,
}

type Props = {
  opened: Opened<OverlayName>
  query: ListQuery<Organization>
  /** What the list is filtered by. */
  filters: Filters
  onClose: () => void
}

/** What is open over the list. */
export function OrganizationOverlays({ opened, query, filters, onClose }: Props) {
  const text = useText()
  const found = useOpenedRow(opened, query)
  const { name, record = '' } = opened
  if (name === 'create') return <CreateDrawer onClose={onClose} />
  if (name === 'export')
    return (
      <ExportDrawer
        job={{ type: 'organizations', criteria: criteriaOf(filters) }}
        criteria={criteriaInWords(filters, text)}
        totalRecords={query.currentData?.results.page.totalRecords}
        onClose={onClose}
      />
    )
  const row = typeof found === 'object' ? found.row : undefined
  if (name === 'setup')
    return <SetupDrawer key={record} organization={row ?? { id: record }} onClose={onClose} />
  const Overlay = rowOverlays[name]
  if (row) return <Overlay key={`${name} ${record}`} organization={row} onClose={onClose} />
  if (found === 'loading') return null
  return <GoneDrawer title="organizations.infoTitle" gone="organizations.gone" onClose={onClose} />
}

/** An organization as the server sends it. */
function JsonDrawer({ organization, onClose }: RowOverlayProps) {
  const text = useText()
  return (
    <Panel size="medium" title={text('organizations.json')} onClose={onClose}>
      <JsonBlock label={text('organizations.jsonOf', { name: organization.name })} value={organization} />
    </Panel>
  )
}
