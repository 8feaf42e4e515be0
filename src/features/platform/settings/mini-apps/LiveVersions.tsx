import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { bounds, useSearchMiniAppLiveVersionsQuery, type MiniAppLiveVersion } from '../../../../api'
import { arriving } from '../../../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../../../kit/arriving/Instead'
import { justRead } from '../../../../kit/list/first-list'
import { ResourceList } from '../../../../kit/list/ResourceList'
import { useListParams } from '../../../../kit/list/useListParams'
import { useOpened } from '../../../../kit/navigation/useOpened'
import { useStableCallback } from '../../../../kit/useStableCallback'
import { useText } from '../../../../texts'
import { Button } from '../../../../ui/Button'
import { ExportNotice } from './ExportNotice'
import { ListActions } from '../../../../kit/list/ListActions'
import { liveColumns, liveOverlays } from './live-columns'
import { liveArgsOf, liveParams } from './live-filters'
import { useExport } from './useExport'

const LiveOverlays = arriving(
  () => import(/* webpackPrefetch: true */ './LiveOverlays').then((part) => part.LiveOverlays),
  drawerMeanwhile('systemSetting.liveVersion'),
)

const keyOf = ({ id }: MiniAppLiveVersion) => id

/** Which versions of the mini apps are live. */
export function LiveVersions() {
  const text = useText()
  const { formatNumber } = useIntl()
  const list = useListParams(liveParams)
  const query = useSearchMiniAppLiveVersionsQuery(liveArgsOf(list), justRead)
  const { opened, open, close } = useOpened(liveOverlays)
  const onOpen = useStableCallback(open)
  const columns = useMemo(() => liveColumns(text, formatNumber, onOpen), [text, formatNumber, onOpen])
  const exporting = useExport(list.filters)
  return (
    <>
      <ListActions>
        <Button
          icon="download"
          loading={['begun', 'reading'].includes(exporting.step.name)}
          disabledReason={whyNot(query.currentData?.results.page.totalRecords, text)}
          onClick={exporting.start}
        >
          {text('miniApps.export')}
        </Button>
        <Button kind="primary" icon="plus" onClick={() => open('create')}>
          {text('miniApps.add')}
        </Button>
      </ListActions>
      <ResourceList
        caption="miniApps.liveCaption"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        none="miniApps.noLive"
        above={<ExportNotice {...exporting} />}
        filters={{
          label: 'miniApps.freeText',
          placeholder: 'miniApps.livePlaceholder',
          children: () => null,
        }}
      />
      {opened && <LiveOverlays opened={opened} query={query} onClose={close} />}
    </>
  )
}

/** Why what was found cannot be exported; while that is not known it can be tried. */
function whyNot(count: number | undefined, text: ReturnType<typeof useText>): string | undefined {
  if (count === 0) return text('miniApps.exportNothing')
  if (count !== undefined && count > bounds.exportRecords) return text('exports.tooMany', { count })
  return undefined
}
