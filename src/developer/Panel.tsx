import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { session } from '../browser'
import { Button } from '../ui/Button'
import { IconButton } from '../ui/IconButton'
import { Tabs } from '../ui/Tabs'
import { Answers } from './Answers'
import { Flows } from './Flows'
import { People } from './People'
import { Wrong } from './parts'
import { readState } from './requests'
import { RightsForm } from './RightsForm'
import { TapeTab } from './TapeTab'
import { useAsked } from './useAsked'

const OPEN = 'developer-panel'
const SIDE = 'developer-panel-side'
const LOOK = 1_000 // ms

const Root = chakra('aside', {
  base: {
    position: 'fixed',
    insetBlock: 0,
    '&[data-side=right]': { right: 0 },
    '&[data-side=left]': { left: 0 },
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    w: '420px',
    maxW: '100vw',
    bg: 'bg.panel',
    borderInlineStart: '1px solid var(--line-control)',
    boxShadow: 'lg',
    // An open modal takes it from everything else.
    pointerEvents: 'auto',
  },
})
const Head = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    p: '8px 8px 8px 16px',
    fontWeight: 'bold',
  },
})
const Actions = chakra('div', { base: { display: 'flex' } })
const Body = chakra('div', { base: { flex: 1, minH: 0, overflow: 'auto', p: '0 16px 24px' } })
const Handle = chakra('div', {
  base: {
    position: 'fixed',
    top: '50%',
    right: '8px',
    zIndex: 'toast',
    bg: 'bg.panel',
    pointerEvents: 'auto',
  },
})

/** What a developer does with the backend while the console is open: choose answers, people and states. */
export function Panel() {
  const [isOpen, setOpen] = useState(session.get(OPEN) !== null)
  // Drawers open at the right, the menu stands at the left.
  const [side, setSide] = useState(session.get(SIDE) === 'left' ? 'left' : 'right')
  const swap = () => {
    const other = side === 'left' ? 'right' : 'left'
    session.set(SIDE, other)
    setSide(other)
  }
  const show = (open: boolean) => {
    if (open) session.set(OPEN, 'open')
    else session.remove(OPEN)
    setOpen(open)
  }
  if (!isOpen)
    return (
      <Handle>
        <Button size="sm" icon="settings" onClick={() => show(true)}>
          Developer
        </Button>
      </Handle>
    )
  return (
    <Root data-side={side}>
      <Head>
        Developer panel
        <Actions>
          <IconButton icon="swap" label="Move to the other side" onClick={swap} />
          <IconButton icon="close" label="Close the developer panel" onClick={() => show(false)} />
        </Actions>
      </Head>
      <Body>
        <Content />
      </Body>
    </Root>
  )
}

function Content() {
  const { value: state, wrong, take } = useAsked(readState, LOOK)
  const [selected, select] = useState<'answers' | 'people' | 'flows' | 'tape'>('answers')
  if (!state) return <Wrong>{wrong}</Wrong>
  return (
    <>
      <Wrong>{wrong ?? state.mistake}</Wrong>
      <Tabs
        label="Parts of the developer panel"
        selected={selected}
        onSelect={select}
        tabs={[
          { name: 'answers', label: 'Answers', content: <Answers state={state} onState={take} /> },
          ...(state.backend === 'mock'
            ? [
                {
                  name: 'people' as const,
                  label: 'Rights',
                  content: <RightsForm rights={state.rights} onState={take} />,
                },
              ]
            : []),
          ...(state.backend === 'sandbox'
            ? [{ name: 'people' as const, label: 'People and state', content: <People /> }]
            : []),
          { name: 'flows', label: 'Flows', content: <Flows /> },
          { name: 'tape', label: 'Tape', content: <TapeTab /> },
        ]}
      />
    </>
  )
}
