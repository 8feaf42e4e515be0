import { ListActions } from '../../../../kit/list/ListActions'
import { useCallback, useMemo, useState } from 'react'
import { useSearchCronjobConfigsQuery, type CronjobConfig } from '../../../../api'
import { serverNow } from '../../../../clock'
import { OrganizationPicker } from '../../../../domain/organizations/OrganizationPicker'
import { arriving } from '../../../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../../../kit/arriving/Instead'
import { FilterField } from '../../../../kit/list/FilterForm'
import { justRead } from '../../../../kit/list/first-list'
import { ResourceList } from '../../../../kit/list/ResourceList'
import { useListParams } from '../../../../kit/list/useListParams'
import { useTakeAway } from '../../../../kit/list/useTakeAway'
import { useOpened } from '../../../../kit/navigation/useOpened'
import { useStableCallback } from '../../../../kit/useStableCallback'
import { useText } from '../../../../texts'
import { timings } from '../../../../timings'
import { Button } from '../../../../ui/Button'
import type { Pickable } from '../../../../ui/PickerField'
import { columnsOf, overlays } from './columns'
import { argsOf, listParams } from './filters'
import { isTimed, nextRuns } from './schedule'
import { useScheduleWords } from './words'

const CronjobOverlays = arriving(
  () =>
    import(/* webpackChunkName: "cronjob-overlays" */ './CronjobOverlays').then(
      (part) => part.CronjobOverlays,
    ),
  drawerMeanwhile('cronjobs.title'),
)

const keyOf = ({ id }: CronjobConfig) => id

/** What the platform calls by itself, and when. */
export function CronjobConfigurations() {
  const text = useText()
  const list = useListParams(listParams)
  const query = useSearchCronjobConfigsQuery(argsOf(list), justRead)
  const { opened, open, close } = useOpened(overlays)
  const takeAway = useTakeAway(query.data?.results.content, open)
  const onOpen = useStableCallback(open)
  const onTakeAway = useStableCallback((id: string, openedAt: number) => takeAway('delete', id, openedAt))
  const words = useScheduleWords()
  const wordsOf = useCallback(
    (config: CronjobConfig) => {
      const isOver = isTimed(config) && nextRuns(config, serverNow(), 1).length === 0
      return [isOver && text('cronjobs.noFurtherRun'), words(config)].filter(Boolean).join(' ')
    },
    [words, text],
  )
  const columns = useMemo(
    () => columnsOf(text, { wordsOf, onOpen, onTakeAway }),
    [text, wordsOf, onOpen, onTakeAway],
  )
  // The address has the id alone; the name is the one that was chosen here.
  const [chosen, setChosen] = useState<Pickable>()
  const picked = (id: string) => (id === '' ? [] : [chosen?.value === id ? chosen : { value: id, label: id }])
  return (
    <>
      <ListActions>
        <Button kind="primary" icon="plus" onClick={() => open('create')}>
          {text('cronjobs.add')}
        </Button>
      </ListActions>
      <ResourceList
        caption="cronjobs.title"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        none="cronjobs.none"
        filters={{
          label: 'cronjobs.freeText',
          placeholder: 'cronjobs.placeholder',
          children: ({ draft, put }) => (
            <FilterField>
              <OrganizationPicker
                dense
                multiple
                name="org"
                label={text('cronjobs.organization')}
                placeholder={text('list.all')}
                pause={timings.cronjobPickerPause}
                value={picked(draft.org)}
                // Of several boxes one can be taken back; the call knows one organization.
                onChange={(some) => {
                  const last = some.at(-1)
                  setChosen(last)
                  put({ org: last?.value ?? '' })
                }}
              />
            </FilterField>
          ),
        }}
        about={<span>{text('list.newestFirst')}</span>}
      />
      {opened && <CronjobOverlays opened={opened} query={query} onClose={close} />}
    </>
  )
}
