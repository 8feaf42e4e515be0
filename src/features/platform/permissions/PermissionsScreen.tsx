import type { ReactNode } from 'react'
import { useTab } from '../../../kit/navigation/useTab'
import { useText } from '../../../texts'
import { PageHeading } from '../../../ui/PageHeading'
import { Tabs } from '../../../ui/Tabs'
import { PermissionList } from './PermissionList'

const names = ['permissions', 'internal'] as const

/** Two tabs, of which the one that is not seen is dropped with all that it shows (CATALOGUE-03, -04). */
export function PermissionsScreen({ internal }: { internal: ReactNode }) {
  const text = useText()
  const { selected, select } = useTab(names)
  return (
    <>
      <PageHeading title={text('title.permissions')} />
      <Tabs
        drops
        label={text('title.permissions')}
        tabs={[
          { name: 'permissions', label: text('menu.permissions'), content: <PermissionList /> },
          { name: 'internal', label: text('menu.internalPermissions'), content: internal },
        ]}
        selected={selected}
        onSelect={select}
      />
    </>
  )
}
