import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useSearchParams } from 'react-router-dom'
import { operations, type OperationId } from '../../api'
import { OrganizationPicker } from '../../domain/organizations/OrganizationPicker'
import { opened } from '../../flows/navigation'
import { mayCall } from '../../kit/access/access'
import { Panel } from '../../kit/dialog/Panel'
import { fold } from '../../kit/fold'
import { FormFields } from '../../kit/form/DrawerForm'
import { useDebounced } from '../../kit/useDebounced'
import { selectRealUser } from '../../session/state'
import { useText } from '../../texts'
import { timings } from '../../timings'
import { PickerField } from '../../ui/PickerField'
import { TextField } from '../../ui/TextField'
import { useActs } from './acts'
import { ACT, operationOf, ORGANIZATION } from './address'
import { WithTexts } from './texts'
import { VerdictOf } from './Verdict'

const Lines = chakra('div', { base: { display: 'grid', gap: '16px' } })

/** Whether a person may do something in an organization, and why. Mount it to open it. */
export function EvaluateDrawer({ onClose }: { onClose: () => void }) {
  return (
    <WithTexts>
      <Questions onClose={onClose} />
    </WithTexts>
  )
}

function Questions({ onClose }: { onClose: () => void }) {
  const text = useText()
  const user = useSelector(selectRealUser)
  const place = useLocation()
  const [query, setQuery] = useSearchParams()
  const put = (name: string, value: string) =>
    setQuery(
      (now) => {
        if (value === '') now.delete(name)
        else now.set(name, value)
        return now
      },
      { replace: true, state: place.state as unknown },
    )
  const here = user?.orgCtx
  const orgId = query.get(ORGANIZATION) ?? here?.orgId ?? ''
  const isHere = orgId === here?.orgId
  const operation = operationOf(query.get(ACT))
  const [person, setPerson] = useState(query.get(opened.record) ?? '')
  const [settled] = useDebounced(person.trim().toLowerCase(), timings.searchPause)
  const isEverywhere = mayCall(operations.searchPlatformAccounts.access, user).name === 'may'
  return (
    <Panel title={text('access.evaluate')} size="medium" onClose={onClose}>
      <Lines>
        <FormFields as="div">
          <p>{text('evaluate.about')}</p>
          <TextField
            name="person"
            type="email"
            autoComplete="off"
            label={text('evaluate.person')}
            help={text('evaluate.personHelp')}
            value={person}
            onChange={(typed) => {
              setPerson(typed)
              put(opened.record, typed.trim())
            }}
          />
          {isEverywhere ? (
            <OrganizationPicker
              name="organization"
              label={text('evaluate.organization')}
              placeholder={text('evaluate.organization')}
              pause={timings.searchPause}
              value={[{ value: orgId, label: isHere ? (here?.organization?.name ?? orgId) : orgId }]}
              onChange={([chosen]) => put(ORGANIZATION, chosen?.value ?? '')}
            />
          ) : (
            <TextField
              readOnly
              name="organization"
              label={text('evaluate.organization')}
              value={here?.organization?.name ?? orgId}
              onChange={() => undefined}
            />
          )}
          <ActPicker operation={operation} onChange={(act) => put(ACT, act)} />
        </FormFields>
        <VerdictOf person={settled} orgId={orgId} operation={operation} />
      </Lines>
    </Panel>
  )
}

type ActProps = { operation: OperationId | undefined; onChange: (operation: string) => void }

/** One act, found by a part of its name. */
function ActPicker({ operation, onChange }: ActProps) {
  const text = useText()
  const { acts, actOf } = useActs()
  const [query, setQuery] = useState('')
  const found = acts
    .map((value) => ({ value, label: actOf(value) }))
    .filter(({ label }) => fold(label).includes(fold(query.trim())))
  return (
    <PickerField
      name="act"
      label={text('why.act')}
      placeholder={text('evaluate.chooseAct')}
      value={operation ? [{ value: operation, label: actOf(operation) }] : []}
      options={found}
      query={query}
      onQuery={setQuery}
      searchLabel={text('evaluate.chooseAct')}
      message={found.length === 0 ? text('picker.none') : undefined}
      onChange={([chosen]) => onChange(chosen?.value ?? '')}
    />
  )
}
