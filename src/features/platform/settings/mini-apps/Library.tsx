import { useMemo } from 'react'
import { useSearchSupportedZaloMiniAppsQuery, type SupportedMiniApp } from '../../../../api'
import { arriving } from '../../../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../../../kit/arriving/Instead'
import { justRead } from '../../../../kit/list/first-list'
import { ResourceList } from '../../../../kit/list/ResourceList'
import { SortControls } from '../../../../kit/list/SortControls'
import { useListParams } from '../../../../kit/list/useListParams'
import { useOpened } from '../../../../kit/navigation/useOpened'
import { useStableCallback } from '../../../../kit/useStableCallback'
import { useText } from '../../../../texts'
import { Button } from '../../../../ui/Button'
import { ListActions } from '../../../../kit/list/ListActions'
import { libraryColumns, libraryOverlays } from './library-columns'
import { libraryArgsOf, libraryParams } from './library-filters'

const LibraryOverlays = arriving(
  () => import(/* webpackPrefetch: true */ './LibraryOverlays').then((part) => part.LibraryOverlays),
  drawerMeanwhile('systemSetting.library'),
)

const keyOf = ({ id }: SupportedMiniApp) => id

/** The mini apps that live versions can be of. */
export function Library() {
  const text = useText()
  const list = useListParams(libraryParams)
  const query = useSearchSupportedZaloMiniAppsQuery(libraryArgsOf(list), justRead)
  const { opened, open, close } = useOpened(libraryOverlays)
  const onDelete = useStableCallback((id: string) => open('delete', id))
  const columns = useMemo(() => libraryColumns(text, onDelete), [text, onDelete])
  return (
    <>
      <ListActions>
        <Button icon="trash" onClick={() => open('delete-by-id')}>
          {text('miniApps.deleteById')}
        </Button>
        <Button icon="plus" onClick={() => open('add-list')}>
          {text('miniApps.addApps')}
        </Button>
        <Button kind="primary" icon="plus" onClick={() => open('add')}>
          {text('miniApps.addApp')}
        </Button>
      </ListActions>
      <ResourceList
        caption="miniApps.libraryCaption"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        none="miniApps.noApps"
        about={
          <SortControls
            fields={[{ value: 'appName', label: text('miniApps.appName') }]}
            orderBy={list.orderBy}
            onSort={(change) => list.sortBy(change)}
          />
        }
        filters={{
          label: 'miniApps.freeText',
          placeholder: 'miniApps.libraryPlaceholder',
          children: () => null,
        }}
      />
      {opened && <LibraryOverlays opened={opened} query={query} onClose={close} />}
    </>
  )
}
