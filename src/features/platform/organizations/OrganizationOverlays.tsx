import type { ReactNode } from 'react'
import type { Organization } from '../../../api'
import { ExportDrawer } from '../../../domain/exports/ExportDrawer'
import { arriving } from '../../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../../kit/arriving/Instead'
import type { ListQuery } from '../../../kit/list/listView'
import { OpenedRecord } from '../../../kit/list/OpenedRecord'
import { ButtonLink } from '../../../kit/navigation/ButtonLink'
import type { Opened } from '../../../kit/navigation/useOpened'
import { RecordJson } from '../../../kit/json/Json'
import { paths } from '../../../paths'
import { useText, type MessageId } from '../../../texts'
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
import { useOrganization } from './useOrganization'

const SetupDrawer = arriving(
  () => import('./setup/SetupDrawer').then((part) => part.SetupDrawer),
  drawerMeanwhile('organizationSetup.title'),
)

type RowOverlay = Exclude<OverlayName, 'create' | 'export' | 'setup'>
type RowOverlayProps = {
  organization: Organization
  /** What has read it. */
  query: ListQuery<Organization>
  onClose: () => void
}

const rowOverlays: Readonly<Record<RowOverlay, (props: RowOverlayProps) => ReactNode>> = {
  info: InformationDrawer,
  update: UpdateDrawer,
  links: LinkedCompaniesDrawer,
  json: JsonDrawer,
  status: StatusDialog,
  init: InitDialog,
  delete: DeleteDrawer,
}
const titles: Readonly<Record<RowOverlay | 'setup', MessageId>> = {
  info: 'organizations.infoTitle',
  update: 'organizations.updateTitle',
  setup: 'organizationSetup.title',
  links: 'organizations.linkTitle',
  json: 'organizations.json',
  status: 'organizations.status',
  init: 'organizations.init',
  delete: 'organizations.deleteTitle',
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
  return <OfOrganization key={`${name} ${record}`} name={name} id={record} query={query} onClose={onClose} />
}

type OfOrganizationProps = {
  name: RowOverlay | 'setup'
  id: string
  query: ListQuery<Organization>
  onClose: () => void
}

/** What is open of an organization: of a row, or of one that an address names. */
function OfOrganization({ name, id, query, onClose }: OfOrganizationProps) {
  const text = useText()
  const look = useOrganization(id, query)
  // It needs no more than the id, and the list may be slow.
  if (name === 'setup' && look.name !== 'gone')
    return <SetupDrawer organization={look.name === 'here' ? look.row : { id }} onClose={onClose} />
  return (
    <OpenedRecord
      look={look}
      title={titles[name]}
      gone="organizations.gone"
      way={<ButtonLink to={paths.consoleOrganizations}>{text('organizations.all')}</ButtonLink>}
      onClose={onClose}
    >
      {(organization, readBy) => {
        const Overlay = name === 'setup' ? SetupDrawer : rowOverlays[name]
        return <Overlay organization={organization} query={readBy} onClose={onClose} />
      }}
    </OpenedRecord>
  )
}

/** An organization as the server sends it. */
function JsonDrawer({ organization, query, onClose }: RowOverlayProps) {
  const text = useText()
  return (
    <Panel size="medium" title={text('organizations.json')} onClose={onClose}>
      <RecordJson
        label={text('organizations.jsonOf', { name: organization.name })}
        record={organization}
        query={query}
      />
    </Panel>
  )
}
