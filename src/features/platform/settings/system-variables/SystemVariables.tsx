import { ListActions } from '../../../../kit/list/ListActions'
import { useEffect, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useSearchSystemVariablesQuery, type SystemVariable } from '../../../../api'
import { arriving } from '../../../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../../../kit/arriving/Instead'
import { justRead } from '../../../../kit/list/first-list'
import { ResourceList } from '../../../../kit/list/ResourceList'
import { useListParams } from '../../../../kit/list/useListParams'
import { useOpened } from '../../../../kit/navigation/useOpened'
import { secondFactorLeft, selectSecondFactor } from '../../../../kit/second-factor/state'
import { useStableCallback } from '../../../../kit/useStableCallback'
import { useText } from '../../../../texts'
import { Button } from '../../../../ui/Button'
import { columnsOf, overlays } from './columns'
import { argsOf, listParams } from './filters'
import { useShownValue } from './shown-value'
import { valueAsked } from './state'

const VariableOverlays = arriving(
  () => import(/* webpackPrefetch: true */ './VariableOverlays').then((part) => part.VariableOverlays),
  drawerMeanwhile('systemSetting.configuration'),
)

const keyOf = ({ id }: SystemVariable) => id

/** The variables of the platform, by their keys. */
export function SystemVariables() {
  const text = useText()
  const dispatch = useDispatch()
  const list = useListParams(listParams)
  const query = useSearchSystemVariablesQuery(argsOf(list), justRead)
  const { opened, open, close } = useOpened(overlays)
  const isAsked = useSelector(selectSecondFactor).step !== undefined
  const isShown = useShownValue() !== undefined
  // Its flow is outside React, and a value is not shown to whoever has left.
  useEffect(() => () => void dispatch(secondFactorLeft()), [dispatch])
  const onView = useStableCallback((key: string) => void dispatch(valueAsked(key)))
  const onUpdate = useStableCallback((key: string) => open('update', key))
  const columns = useMemo(() => columnsOf(text, { onView, onUpdate }), [text, onView, onUpdate])
  return (
    <>
      <ListActions>
        <Button kind="primary" icon="plus" onClick={() => open('create')}>
          {text('systemVariables.add')}
        </Button>
      </ListActions>
      <ResourceList
        caption="systemVariables.caption"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        none="systemVariables.none"
        filters={{
          label: 'systemVariables.freeText',
          placeholder: 'systemVariables.placeholder',
          children: () => null,
        }}
      />
      {(opened || isAsked || isShown) && (
        <VariableOverlays
          opened={opened}
          query={query}
          onClose={opened ? close : () => void dispatch(secondFactorLeft())}
        />
      )}
    </>
  )
}
