import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useSearchParams } from 'react-router-dom'
import { operations, type OperationId } from '../../api'
import { UserPicker } from '../../domain/accounts/UserPicker'
import { OrganizationPicker } from '../../domain/organizations/OrganizationPicker'
import { opened } from '../../flows/navigation'
import { mayCall } from '../../kit/access/access'
import { Panel } from '../../kit/dialog/Panel'
import { fold } from '../../kit/fold'
import { FormFields } from '../../kit/form/DrawerForm'
import { selectRealUser } from '../../session/state'
import { useText } from '../../texts'
import { timings } from '../../timings'
import { PickerField, type Pickable } from '../../ui/PickerField'
import { TextField } from '../../ui/TextField'
import { useActs } from './acts'
import { ACT, operationOf, ORGANIZATION } from './address'
import { WithTexts } from './texts'
import { VerdictOf } from './Verdict'

const isGiven = ({ value }: Pickable) => value !== ''

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
  // An account is known by its e-mail address, which stands in the address; somebody may have typed it there.
  const person = (query.get(opened.record) ?? '').trim().toLowerCase()
  const [chosen, setChosen] = useState<Pickable>()
  const isEverywhere = mayCall(operations.searchPlatformAccounts.access, user).name === 'may'
  return (
    <Panel title={text('access.evaluate')} size="medium" onClose={onClose}>
      <Lines>
        <FormFields as="div">
          <p>{text('evaluate.about')}</p>
          <UserPicker
            name="person"
            label={text('evaluate.person')}
            placeholder={text('evaluate.choosePerson')}
            orgId={isHere ? undefined : orgId}
            value={[chosen?.value === person ? chosen : { value: person, label: person }].filter(isGiven)}
            onChange={([picked]) => {
              setChosen(picked)
              put(opened.record, picked?.value ?? '')
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
        <VerdictOf person={person} orgId={orgId} operation={operation} />
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
