import { useSearchSystemVariablesQuery, type SystemVariable } from '../../../../api'
import type { ListQuery } from '../../../../kit/list/listView'
import { OpenedRecord } from '../../../../kit/list/OpenedRecord'
import { useRecordLook } from '../../../../kit/list/useRecordLook'
import { ButtonLink } from '../../../../kit/navigation/ButtonLink'
import type { Opened } from '../../../../kit/navigation/useOpened'
import { SecondFactorDialog } from '../../../../kit/second-factor/SecondFactorDialog'
import { address, paths } from '../../../../paths'
import { useText } from '../../../../texts'
import type { OverlayName } from './columns'
import { ValueDialog } from './ValueDialog'
import { searchFor } from './read-variable'
import { AddDrawer, UpdateDrawer } from './VariableDrawer'

type Props = {
  opened: Opened<OverlayName> | undefined
  query: ListQuery<SystemVariable>
  onClose: () => void
}

/** What is open over the list: a form, or the code before a value and the value itself. */
export function VariableOverlays({ opened, query, onClose }: Props) {
  if (!opened)
    return (
      <>
        <SecondFactorDialog />
        <ValueDialog />
      </>
    )
  const { name, record = '' } = opened
  if (name === 'create') return <AddDrawer onClose={onClose} />
  return <OfVariable key={record} id={record} query={query} onClose={onClose} />
}

type OfVariableProps = Pick<Props, 'query' | 'onClose'> & { id: string }

function OfVariable({ id, query, onClose }: OfVariableProps) {
  const text = useText()
  const look = useRecordLook(id, query, useSearchSystemVariablesQuery, searchFor(id))
  return (
    <OpenedRecord
      look={look}
      title="systemVariables.updateTitle"
      gone="systemVariables.gone"
      way={
        <ButtonLink to={address(paths.systemSetting, { menu: 'system_configuration' })}>
          {text('systemVariables.all')}
        </ButtonLink>
      }
      onClose={onClose}
    >
      {(variable) => <UpdateDrawer variable={variable} onClose={onClose} />}
    </OpenedRecord>
  )
}
