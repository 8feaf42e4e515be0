import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { after } from '../clock'
import { flowWatch, type Ending, type Step } from '../flows/watch'
import { Tag } from '../ui/Tag'
import { Column, Note } from './parts'

const SOON = 100 // ms
const tones = { ended: 'neutral', cancelled: 'warning', failed: 'danger' } as const

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    '& &': { ps: '16px', borderInlineStart: '1px solid var(--line)' },
  },
})
const Item = chakra('li', { base: { py: '2px' } })

const look = () => ({ steps: flowWatch?.steps() ?? [], endings: flowWatch?.endings() ?? [] })

/** The running flows as they are: where each waits, what would move it on, and what ended those that are over. */
export function Flows() {
  const [{ steps, endings }, see] = useState(look)
  // The flows are outside React; many effects begin and end in one turn.
  useEffect(() => {
    let stop: (() => void) | undefined
    const leave = flowWatch?.subscribe(() => {
      stop?.()
      stop = after(SOON, () => see(look()))
    })
    return () => {
      stop?.()
      leave?.()
    }
  }, [])
  return (
    <Column>
      <section aria-label="Running flows">
        <Note>Running, with what each waits for</Note>
        <Steps steps={steps} />
      </section>
      <section aria-label="Flows that are over">
        <Note>Over, newest first</Note>
        <List>
          {endings.map((ending) => (
            <Over key={ending.id} ending={ending} />
          ))}
        </List>
      </section>
    </Column>
  )
}

const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <List>
    {steps.map((step) => (
      <Item key={step.id}>
        {step.kind === 'flow' ? <strong>{step.name}</strong> : wordsOf(step)}
        {step.inside.length > 0 && <Steps steps={step.inside} />}
      </Item>
    ))}
  </List>
)

function wordsOf({ kind, name }: Step): string {
  if (kind === 'action') return `waits for ${name}`
  if (kind === 'answer') return `waits for the answer of ${name}`
  return kind === 'time' ? `waits ${name}` : name
}

const Over = ({ ending: { name, how, after: fact } }: { ending: Ending }) => (
  <Item>
    {name} <Tag tone={tones[how]}>{how}</Tag>
    {fact !== undefined && <Note as="span">{` after ${fact}`}</Note>}
  </Item>
)
