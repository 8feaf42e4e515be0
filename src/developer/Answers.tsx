import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { copyText } from '../browser'
import { Button } from '../ui/Button'
import { Segmented } from '../ui/Segmented'
import { SelectField } from '../ui/SelectField'
import { Tag } from '../ui/Tag'
import { TextField } from '../ui/TextField'
import { MOCK, readOutcome, writeOutcome, type Answer } from './outcome'
import { Column, Line, Note, Row, Wrong } from './parts'
import { lift, order, readOperations, type Described, type DoorState } from './requests'
import { useAct, useAsked } from './useAsked'

const delays = [0, 500, 2_000, 10_000] // ms
/** What any operation can be answered with. */
const anyAnswers: readonly { readonly label: string; readonly answer: Answer }[] = [
  { label: '500', answer: { kind: 'status', status: 500 } },
  { label: '429', answer: { kind: 'status', status: 429 } },
  { label: '401', answer: { kind: 'status', status: 401 } },
  { label: '403', answer: { kind: 'status', status: 403 } },
  { label: 'Cut connection', answer: { kind: 'cut' } },
  { label: 'Time-out', answer: { kind: 'timeout' } },
  { label: 'HTML', answer: { kind: 'html' } },
  { label: 'Empty body', answer: { kind: 'empty' } },
  { label: 'Its own, late', answer: { kind: 'own' } },
]

const List = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '4px', listStyle: 'none' },
})
const Operation = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    w: '100%',
    minH: 'var(--control)',
    p: '4px 8px',
    borderRadius: 'l1',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.subtle' },
    '&[aria-expanded=true]': { fontWeight: 'bold' },
  },
})
const Inside = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '8px', p: '4px 8px 16px' },
})
const Choice = chakra('button', {
  base: {
    display: 'block',
    w: '100%',
    p: '6px 8px',
    border: '1px solid var(--line-control)',
    borderRadius: 'l1',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.subtle' },
    '&[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.solid' },
  },
})

type Props = { state: DoorState; onState: (state: DoorState) => void }

/** The operations that this page used, newest first, then all others; each with what it can be made to answer. */
export function Answers({ state, onState }: Props) {
  const { value: operations, wrong } = useAsked(readOperations)
  const [freeText, search] = useState('')
  const [opened, open] = useState<string>()
  const [when, setWhen] = useState<'next' | 'always'>('next')
  const [delay, setDelay] = useState(0)
  const acts = useAct()
  if (!operations) return <Wrong>{wrong}</Wrong>

  const here = [
    ...new Set(state.used.filter(({ page }) => page === location.pathname).map(({ operation }) => operation)),
  ]
  const isSought = ({ id, tag, summary }: Described) =>
    `${id} ${tag} ${summary}`.toLowerCase().includes(freeText.trim().toLowerCase())
  const used = here
    .flatMap((id) => operations.find((operation) => operation.id === id) ?? [])
    .filter(isSought)
  const others = operations.filter((operation) => !here.includes(operation.id) && isSought(operation))
  const choose = (operation: string, answer: Answer) =>
    acts.act(async () =>
      onState(await order([writeOutcome({ operation, answer, delay, stays: when === 'always' })])),
    )
  const row = (operation: Described) => (
    <OperationRow
      key={operation.id}
      operation={operation}
      state={state}
      isOpen={opened === operation.id}
      onOpen={() => open(opened === operation.id ? undefined : operation.id)}
      onChoose={(answer) => void choose(operation.id, answer)}
      onLift={() => void acts.act(async () => onState(await lift(operation.id)))}
    />
  )
  return (
    <Column>
      <Row>
        <Segmented
          label="An answer that is chosen is"
          value={when}
          onChange={setWhen}
          options={[
            { value: 'next', label: 'the next one' },
            { value: 'always', label: 'from now on' },
          ]}
        />
        <SelectField
          name="delay"
          label="Held back"
          value={String(delay)}
          onChange={(value) => setDelay(Number(value))}
          options={delays.map((each) => ({ value: String(each), label: `${each} ms` }))}
        />
      </Row>
      <Wrong>{acts.wrong}</Wrong>
      {state.chosen.length > 0 && (
        <Ordered chosen={state.chosen} onLift={() => void acts.act(async () => onState(await lift()))} />
      )}
      <TextField
        name="operation"
        label="Find an operation"
        type="search"
        icon="search"
        value={freeText}
        onChange={search}
      />
      <section aria-label="Used by this page">
        <Note>Used by this page, newest first</Note>
        <List>{used.map(row)}</List>
        {used.length === 0 && <Note>None yet.</Note>}
      </section>
      <section aria-label="Other operations">
        <Note>Others</Note>
        <List>{others.map(row)}</List>
      </section>
    </Column>
  )
}

type OperationRowProps = {
  operation: Described
  state: DoorState
  isOpen: boolean
  onOpen: () => void
  onChoose: (answer: Answer) => void
  onLift: () => void
}

function OperationRow({ operation, state, isOpen, onOpen, onChoose, onLift }: OperationRowProps) {
  const { id, summary, examples } = operation
  const last = state.used.find((call) => call.operation === id)
  const chosen = state.chosen.map((text) => readOutcome(text)).find((outcome) => outcome?.operation === id)
  const isChosen = (answer: Answer) =>
    chosen !== undefined && writeOutcome({ ...chosen, answer }) === writeOutcome(chosen)
  return (
    <li>
      <Operation aria-expanded={isOpen} onClick={onOpen}>
        <span translate="no">{id}</span>
        {last && (
          <Tag tone={last.status >= 200 && last.status < 300 ? 'success' : 'danger'}>
            {statusOf(last.status)}
          </Tag>
        )}
        {chosen && <Tag tone="warning">{chosen.stays ? 'answer chosen' : 'next answer chosen'}</Tag>}
      </Operation>
      {isOpen && (
        <Inside>
          <Note>{summary}</Note>
          {examples.map(({ status, name, message }) => (
            <Choice
              key={`${status}/${name}`}
              aria-pressed={isChosen({ kind: 'example', status, name })}
              onClick={() => onChoose({ kind: 'example', status, name })}
            >
              {`${status} ${name}`}
              {message !== undefined && <Note as="span">{` ${message}`}</Note>}
            </Choice>
          ))}
          <Row>
            {anyAnswers.map(({ label, answer }) => (
              <Button key={label} size="sm" aria-pressed={isChosen(answer)} onClick={() => onChoose(answer)}>
                {label}
              </Button>
            ))}
          </Row>
          {chosen && (
            <Button size="sm" kind="ghost" icon="close" onClick={onLift}>
              Its own answer again
            </Button>
          )}
        </Inside>
      )}
    </li>
  )
}

const statusOf = (status: number) => (status === 0 ? 'no answer' : String(status))

/** What is ordered, as an address that can be shared and as a line for a shell. */
function Ordered({ chosen, onLift }: { chosen: readonly string[]; onLift: () => void }) {
  const address = new URL(location.href)
  address.searchParams.set(MOCK, chosen.join(','))
  const body = JSON.stringify({ outcomes: chosen })
  const curl = `curl -X POST -H 'X-Requested-With: console' -d '${body}' ${location.origin}/developer/outcomes`
  return (
    <section aria-label="Chosen answers">
      <Line translate="no">{decodeURIComponent(address.href)}</Line>
      <Row>
        <Button size="sm" icon="copy" onClick={() => void copyText(address.href)}>
          Copy the address
        </Button>
        <Button size="sm" icon="copy" onClick={() => void copyText(curl)}>
          Copy as curl
        </Button>
        <Button size="sm" kind="ghost" icon="close" onClick={onLift}>
          Lift all
        </Button>
      </Row>
    </section>
  )
}
