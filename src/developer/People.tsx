import { useCallback, useState } from 'react'
import { Button } from '../ui/Button'
import { SelectField } from '../ui/SelectField'
import { Column, Note, Row, Wrong } from './parts'
import {
  advanceClock,
  breakLiveChannel,
  giveRights,
  mendAll,
  readPeople,
  readPlaces,
  resetSandbox,
  signInAs,
  type Place,
} from './requests'
import { useAct, useAsked } from './useAsked'
import { useRights } from './useRights'

const MINUTE = 60_000
const moves = [
  { label: '1 minute on', by: MINUTE },
  { label: '25 minutes on', by: 25 * MINUTE },
  { label: '1 hour on', by: 60 * MINUTE },
  { label: '1 day on', by: 24 * 60 * MINUTE },
]
const NONE = { accounts: 0, organizations: 0, logs: 0 }
const sizes = [
  { label: 'Begin anew', rows: NONE },
  { label: 'With 10,000 accounts', rows: { ...NONE, accounts: 10_000 } },
  { label: 'With 10,000 organizations', rows: { ...NONE, organizations: 10_000 } },
  { label: 'With 10,000 log rows', rows: { ...NONE, logs: 10_000 } },
]

/** Over the sandbox: who uses the console, where, when, and what is broken. */
export function People() {
  const { value: people, wrong } = useAsked(readPeople)
  const [user, setUser] = useState('')
  const { wrong: refused, act } = useAct()
  const [time, setTime] = useState<number>()
  /** The console of now is one of before: it is loaded anew. */
  const then = (request: () => Promise<unknown>) =>
    act(async () => {
      await request()
      location.reload()
    })
  const person = people?.find(({ id }) => id === user)
  return (
    <Column>
      <Wrong>{wrong ?? refused}</Wrong>
      <SelectField
        name="person"
        label="Person"
        value={user}
        onChange={setUser}
        placeholder="Somebody of the seed"
        options={(people ?? []).map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
      />
      {person && (
        <>
          <Note>{person.purpose}</Note>
          <Places key={user} user={user} act={act} />
        </>
      )}
      <Row role="group" aria-label="Time">
        {moves.map(({ label, by }) => (
          <Button
            key={label}
            size="sm"
            icon="clock"
            onClick={() => void act(async () => setTime((await advanceClock(by)).now))}
          >
            {label}
          </Button>
        ))}
      </Row>
      {time !== undefined && (
        <Note role="status">{`The sandbox's time is ${new Date(time).toISOString()}.`}</Note>
      )}
      <Row role="group" aria-label="Live channel">
        <Button size="sm" icon="cloud-off" onClick={() => void act(breakLiveChannel)}>
          Break the live channel
        </Button>
        <Button size="sm" icon="refresh" onClick={() => void act(mendAll)}>
          Mend it
        </Button>
      </Row>
      <Row role="group" aria-label="Data">
        {sizes.map(({ label, rows }) => (
          <Button key={label} size="sm" icon="database" onClick={() => void then(() => resetSandbox(rows))}>
            {label}
          </Button>
        ))}
      </Row>
    </Column>
  )
}

type Acting = { user: string; act: (request: () => Promise<unknown>) => Promise<void> }

function Places({ user, act }: Acting) {
  const { value: places = [], again } = useAsked(useCallback(() => readPlaces(user), [user]))
  const [chosen, choose] = useState<string>()
  const place = places.find(({ id }) => id === chosen) ?? places[0]
  const enter = (organization?: string) =>
    act(async () => {
      await signInAs(user, organization)
      location.assign(organization === undefined ? '/companies/select' : '/dashboard')
    })
  return (
    <>
      {place && (
        <SelectField
          name="organization"
          label="Organization"
          value={place.id}
          onChange={choose}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Row>
        {place && (
          <Button kind="primary" size="sm" onClick={() => void enter(place.id)}>
            Sign in there
          </Button>
        )}
        <Button size="sm" onClick={() => void enter()}>
          Sign in without an organization
        </Button>
      </Row>
      {place && <RightsThere key={place.id} user={user} place={place} act={act} onGiven={again} />}
    </>
  )
}

/** What a person is and may do there from now on, while another tab looks. */
function RightsThere({ user, place, act, onGiven }: Acting & { place: Place; onGiven: () => void }) {
  const typed = useRights(place)
  const give = () =>
    act(async () => {
      await giveRights(user, place.id, typed.rights())
      onGiven()
    })
  return (
    <>
      {typed.fields}
      <Row>
        <Button size="sm" onClick={() => void give()}>
          Give these rights
        </Button>
      </Row>
    </>
  )
}
