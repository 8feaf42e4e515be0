import { useMemo } from 'react'
import { useSearchNotificationsQuery, values, type Notification } from '../../api'
import { useZone } from '../../kit/time/useZone'
import { FilterField } from '../../kit/list/FilterForm'
import { justRead } from '../../kit/list/first-list'
import { ResourceList } from '../../kit/list/ResourceList'
import { ValuesFilter } from '../../kit/list/ValuesFilter'
import { ResourcePage } from '../../kit/list/ResourcePage'
import { useListParams } from '../../kit/list/useListParams'
import { useOpened } from '../../kit/navigation/useOpened'
import { useText } from '../../texts'
import { SelectField } from '../../ui/SelectField'
import { columnsOf } from './columns'
import { listParams, argsOf, states } from './filters'
import { lookOf, overlays } from './levels'
import { NotificationDrawer } from './NotificationDrawer'

const keyOf = ({ id }: Notification) => id

/** The messages to the signed-in person, newest first; one of them opens in a drawer. */
export function NotificationsScreen() {
  const text = useText()
  const zone = useZone()
  const list = useListParams(listParams)
  const query = useSearchNotificationsQuery(argsOf(list), justRead)
  const { opened, close } = useOpened(overlays)
  const columns = useMemo(() => columnsOf(text, zone), [text, zone])
  return (
    <ResourcePage title="title.notifications">
      <ResourceList
        caption="title.notifications"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        none="notifications.none"
        about={<span>{text('list.newestFirst')}</span>}
        filters={{
          label: 'notifications.freeText',
          placeholder: 'notifications.placeholder',
          children: ({ draft, put }) => (
            <>
              <ValuesFilter
                name="levels"
                label="notifications.level"
                values={values.MessageLevel}
                wordOf={(level) => text(lookOf(level).word)}
                chosen={draft.levels}
                onChange={(levels) => put({ levels })}
              />
              <FilterField>
                <SelectField
                  dense
                  name="state"
                  label={text('notifications.state')}
                  options={[
                    { value: '', label: text('list.all') },
                    ...states.map((state) => ({ value: state, label: text(`notifications.${state}`) })),
                  ]}
                  value={draft.state ?? ''}
                  onChange={(chosen) => put({ state: states.find((state) => state === chosen) })}
                />
              </FilterField>
            </>
          ),
        }}
      />
      {opened?.record !== undefined && (
        <NotificationDrawer key={opened.record} id={opened.record} list={query} onClose={close} />
      )}
    </ResourcePage>
  )
}
