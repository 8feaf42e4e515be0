import { useSelector } from 'react-redux'
import { config } from '../../../config'
import { ResourcePage } from '../../../kit/list/ResourcePage'
import { useTab } from '../../../kit/navigation/useTab'
import { selectOrganizationId } from '../../../session/state'
import { useText, type MessageId } from '../../../texts'
import { Tabs } from '../../../ui/Tabs'
import { AccessLogs } from './AccessLogs'
import { AccountLogs } from './AccountLogs'
import { ChangeLogs } from './ChangeLogs'
import { ExportLogs } from './ExportLogs'
import { tabNames, type TabName } from './filters'

const tabs: Readonly<Record<TabName, { label: MessageId; Content: () => React.ReactNode }>> = {
  'account-logs': { label: 'accountLogs.title', Content: AccountLogs },
  'export-logs': { label: 'exportLogs.title', Content: ExportLogs },
  'change-logs': { label: 'changeLogs.title', Content: ChangeLogs },
  'access-logs': { label: 'accessLogs.title', Content: AccessLogs },
}

const withAccess = tabNames
const [FIRST, ...OTHERS] = tabNames
const withoutAccess = [FIRST, ...OTHERS.filter((name) => name !== 'access-logs')] as const

/** What was done in the organization: four logs, of which one organization does not see the last. */
export function ActivitiesScreen() {
  const text = useText()
  const hidden = useSelector(selectOrganizationId) === config().withoutAccessLog
  const names = hidden ? withoutAccess : withAccess
  const { selected, select } = useTab<TabName>(names)
  return (
    <ResourcePage title="menu.activities">
      <Tabs
        label={text('menu.activities')}
        tabs={names.map((name) => {
          const { label, Content } = tabs[name]
          // The address is that of the selected log: another would read it as its own.
          return { name, label: text(label), content: name === selected && <Content /> }
        })}
        selected={selected}
        onSelect={select}
      />
    </ResourcePage>
  )
}
