import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useSearchOrganizationsQuery, type Organization } from '../../../api'
import { arriving } from '../../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../../kit/arriving/Instead'
import { ColumnPicker } from '../../../kit/list/columns/ColumnPicker'
import { useColumnPreference } from '../../../kit/list/columns/useColumnPreference'
import { justRead } from '../../../kit/list/first-list'
import { ResourceList } from '../../../kit/list/ResourceList'
import { ResourcePage } from '../../../kit/list/ResourcePage'
import { SortControls } from '../../../kit/list/SortControls'
import { useListParams } from '../../../kit/list/useListParams'
import { useExpander } from '../../../kit/list/useExpander'
import { useMedia } from '../../../ui/useMedia'
import { useOpened } from '../../../kit/navigation/useOpened'
import { selectOrganizationId } from '../../../session/state'
import { useText } from '../../../texts'
import { timings } from '../../../timings'
import { below, breakpoints } from '../../../ui/breakpoints'
import { Button } from '../../../ui/Button'
import { IconButton } from '../../../ui/IconButton'
import { Menu } from '../../../ui/Menu'
import { overlayParts, overlays, useRules, type OverlayName } from './actions'
import { columnsOf } from './columns'
import { argsOf, listParams, sortFields } from './filters'
import { OrganizationFilters } from './OrganizationFilters'
import { RowDetail } from './RowDetail'
import { useTakeAway } from '../../../kit/list/useTakeAway'
import { useStableCallback } from '../../../kit/useStableCallback'

const OrganizationOverlays = arriving(
  () =>
    import(/* webpackPrefetch: true */ './OrganizationOverlays').then((part) => part.OrganizationOverlays),
  drawerMeanwhile('menu.organizations'),
)

const keyOf = ({ id }: Organization) => id
const nameOf = ({ name }: Organization) => name

/** All organizations of the platform, for super administrators. */
export function OrganizationsScreen() {
  const text = useText()
  const rules = useRules()
  const list = useListParams(listParams)
  const query = useSearchOrganizationsQuery(argsOf(list), justRead)
  const { opened, open, close } = useOpened(overlays, overlayParts)

  const own = useSelector(selectOrganizationId)
  const phone = useMedia(below(breakpoints.md))
  const takeAway = useTakeAway(query.data?.results.content, open)
  const onOpen = useStableCallback((name: OverlayName, id: string) => open(name, id))
  const onDelete = useStableCallback((id: string, openedAt: number) => takeAway('delete', id, openedAt))
  const { column, detail } = useExpander(keyOf, nameOf, (organization) => (
    <RowDetail organization={organization} query={query} rules={rules} onOpen={onOpen} />
  ))
  const all = useMemo(
    () => [column, ...columnsOf(text, rules, { onOpen, onDelete, own, phone })],
    [column, text, rules, onOpen, onDelete, own, phone],
  )
  const { columns, choice } = useColumnPreference('acc_console_organization', all)
  return (
    <ResourcePage
      title="menu.organizations"
      action={
        rules.has('create') && (
          <Button
            kind="primary"
            icon="plus"
            disabledReason={rules.reason('create')}
            onClick={() => open('create')}
          >
            {text('organizations.add')}
          </Button>
        )
      }
    >
      <ResourceList
        caption="menu.organizations"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        detail={detail}
        filters={{
          label: 'organizations.info',
          placeholder: 'organizations.placeholder',
          pause: timings.organizationSearchPause,
          more: rules.has('export') && (
            <Menu
              label={text('organizations.more')}
              trigger={<IconButton framed icon="more" label={text('organizations.more')} />}
              items={[
                {
                  name: 'export',
                  label: text('organizations.exportData'),
                  icon: 'download',
                  onSelect: () => open('export'),
                },
              ]}
            />
          ),
          children: ({ draft, put }) => <OrganizationFilters draft={draft} put={put} />,
        }}
        none="organizations.none"
        about={
          <>
            <SortControls
              fields={sortFields.map((value) => ({ value, label: text(`organizations.sort.${value}`) }))}
              orderBy={list.orderBy}
              onSort={(change) => list.sortBy(change)}
            />
            <ColumnPicker choice={choice} />
          </>
        }
      />
      {opened && (
        <OrganizationOverlays opened={opened} query={query} filters={list.filters} onClose={close} />
      )}
    </ResourcePage>
  )
}
