import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { Account } from '../../api'
import { Panel } from '../../kit/dialog/Panel'
import { RecordJson } from '../../kit/json/Json'
import type { ListQuery } from '../../kit/list/listView'
import { OpenedRecord } from '../../kit/list/OpenedRecord'
import { ButtonLink } from '../../kit/navigation/ButtonLink'
import type { Opened } from '../../kit/navigation/useOpened'
import { useText, type MessageId } from '../../texts'
import { DeleteDrawer } from './DeleteDrawer'
import { ActivityDrawer } from './ActivityDrawer'
import type { Around } from './columns'
import { ExportAccountsDrawer } from './ExportAccountsDrawer'
import type { Filters } from './filters'
import { GroupsDrawer } from './GroupsDrawer'
import { RemoveDrawer } from './RemoveDrawer'
import { ResetPasswordDrawer } from './ResetPasswordDrawer'
import { drawerSizes, type OverlayName, type Scope } from './scope'
import { CreateDrawer } from './CreateDrawer'
import { StatusDialog } from './StatusDialog'
import { UpdateDrawer } from './UpdateDrawer'
import { TwoFactorDialog } from './TwoFactorDialog'
import { useAccount } from './useAccount'

type RowOverlay = Exclude<OverlayName, 'create' | 'export'>
export type RowOverlayProps = {
  scope: Scope
  account: Account
  /** What has read it. */
  query: ListQuery<Account>
  /** What the list says beside its rows; nothing of an account that is not among them. */
  around: Around
  onClose: () => void
}
export type RowOverlays = Readonly<Partial<Record<RowOverlay, ComponentType<RowOverlayProps>>>>

const rowOverlays: RowOverlays = {
  update: UpdateDrawer,
  status: StatusDialog,
  groups: GroupsDrawer,
  reset: ResetPasswordDrawer,
  'two-factor': TwoFactorDialog,
  activity: ActivityDrawer,
  json: JsonDrawer,
  remove: RemoveDrawer,
  delete: DeleteDrawer,
}
const titles: Readonly<Record<RowOverlay, MessageId>> = {
  update: 'accounts.updateTitle',
  status: 'accounts.status',
  groups: 'accounts.assignGroups',
  reset: 'accounts.resetTitle',
  'two-factor': 'accounts.twoFactorTitle',
  organizations: 'accounts.companies',
  assign: 'accounts.assignTitle',
  activity: 'accounts.activity',
  json: 'accounts.json',
  remove: 'accounts.remove',
  delete: 'accounts.deleteTitle',
}

type Props = {
  scope: Scope
  opened: Opened<OverlayName>
  query: ListQuery<Account>
  around: Around
  /** What the list is filtered by. */
  filters: Filters
  /** Those that only the screen has. */
  own: RowOverlays
  onClose: () => void
}

/** What is open over a list of accounts. */
export function AccountOverlays({ scope, opened, query, filters, around, own, onClose }: Props) {
  const { name, record = '' } = opened
  if (name === 'create') return <CreateDrawer scope={scope} onClose={onClose} />
  if (name === 'export')
    return <ExportAccountsDrawer scope={scope} query={query} filters={filters} onClose={onClose} />
  return <OfAccount key={`${name} ${record}`} {...{ scope, name, query, around, own, onClose }} id={record} />
}

type OfAccountProps = Omit<Props, 'opened' | 'filters'> & { name: RowOverlay; id: string }

/** What is open of an account: of a row, or of one that an address names. */
function OfAccount({ scope, name, id, query, around, own, onClose }: OfAccountProps) {
  const text = useText()
  const { pathname } = useLocation()
  const look = useAccount(scope, id, query)
  return (
    <OpenedRecord
      look={look}
      title={titles[name]}
      gone="accounts.gone"
      way={<ButtonLink to={pathname}>{text('accounts.all')}</ButtonLink>}
      onClose={onClose}
    >
      {(account, readBy) => {
        const Overlay = own[name] ?? rowOverlays[name]
        return Overlay && <Overlay {...{ scope, account, around, onClose }} query={readBy} />
      }}
    </OpenedRecord>
  )
}

/** An account as the server sends it. */
function JsonDrawer({ scope, account, query, onClose }: RowOverlayProps) {
  const text = useText()
  return (
    <Panel size={drawerSizes[scope]} title={text('accounts.json')} onClose={onClose}>
      <RecordJson label={text('accounts.jsonOf', { name: account.name })} record={account} query={query} />
    </Panel>
  )
}
