import { chakra } from '@chakra-ui/react'
import type { Command, EditorState } from 'prosemirror-state'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useText, type MessageId } from '../../texts'
import { Icon } from '../../ui/Icon'
import { tip } from '../../ui/Tooltip'
import { formats, linkAt, redo, setLink, undo, type Format } from './commands'
import { LinkRow } from './LinkRow'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    p: '4px',
    borderBottom: '1px solid var(--line)',
  },
})
const Tool = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minW: 'var(--control)',
    h: 'var(--control)',
    borderRadius: 'l2',
    color: 'fg.muted',
    textStyle: 'sm',
    '&:hover': { bg: 'bg.subtle', color: 'fg' },
    '&[aria-pressed=true], &[aria-expanded=true]': { bg: 'brand.subtle', color: 'brand.fg' },
    '&[aria-disabled=true]': { color: 'fg.subtle', cursor: 'not-allowed', bg: 'transparent' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
const Gap = chakra('span', { base: { w: '1px', h: '20px', mx: '4px', bg: 'border' } })

/** Drawn here: the icons of `ui` come with every page. */
const drawing = (path: string) => (
  <svg className="icon" data-size={20} viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
)
const drawn: Readonly<Record<Format, ReactNode>> = {
  bold: drawing('M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z'),
  italic: drawing('M8 4h7M5 16h7M12 4 8 16'),
  heading: drawing('M3 5v10M10 5v10M3 10h7M13.5 9 16 7.5V15'),
  subheading: drawing('M3 5v10M10 5v10M3 10h7M13 9.2a2 2 0 1 1 3.5 1.3L13 15h4'),
  bulletList: drawing('M8 5.5h8M8 10h8M8 14.5h8M4.5 5.5h.01M4.5 10h.01M4.5 14.5h.01'),
  orderedList: drawing('M9 5.5h7M9 10h7M9 14.5h7M4 4h1v3M3.8 7h2.4M4 12.5h2v1.3L4 15.5h2'),
}
const formatNames = Object.keys(formats) as Format[]
/** In their order; with the arrow keys one goes from one to the next, the toolbar is one stop of Tab. */
const tools = [...formatNames, 'link', 'undo', 'redo'] as const
type ToolName = (typeof tools)[number]

type Props = {
  state: EditorState
  onCommand: (command: Command) => void
  /** The id of the text. */
  controls: string
}

export function Toolbar({ state, onCommand, controls }: Props) {
  const text = useText()
  const [current, setCurrent] = useState<ToolName>('bold')
  const [isLinking, setLinking] = useState(false)
  const link = linkAt(state)

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -Infinity,
      End: Infinity,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = tools.indexOf(current) + step
    const next = Number.isFinite(at) ? (at + tools.length) % tools.length : at < 0 ? 0 : tools.length - 1
    setCurrent(tools[next] ?? 'bold')
    buttons[next]?.focus()
  }

  const tool = (name: ToolName) => ({
    type: 'button' as const,
    tabIndex: name === current ? 0 : -1,
    'aria-label': text(`richText.${name}`),
    onFocus: () => setCurrent(name),
    // The selection stays where it is.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  })
  const simple = (name: 'undo' | 'redo', command: Command, icon: ReactNode) => (
    <Tool
      {...tool(name)}
      {...tip(text(`richText.${name}`))}
      aria-disabled={!command(state) || undefined}
      onClick={() => onCommand(command)}
    >
      {icon}
    </Tool>
  )
  const canLink = Boolean(link) || !state.selection.empty
  const why: MessageId = canLink ? 'richText.link' : 'richText.selectFirst'
  return (
    <>
      <Bar role="toolbar" aria-label={text('richText.toolbar')} aria-controls={controls} onKeyDown={move}>
        {formatNames.map((name) => (
          <Tool
            key={name}
            {...tool(name)}
            {...tip(text(`richText.${name}`))}
            aria-pressed={formats[name].isOn(state)}
            onClick={() => onCommand(formats[name].run)}
          >
            {drawn[name]}
          </Tool>
        ))}
        <Tool
          {...tool('link')}
          {...tip(text(why))}
          aria-expanded={isLinking}
          aria-disabled={!canLink || undefined}
          onClick={() => canLink && setLinking(!isLinking)}
        >
          <Icon name="link" />
        </Tool>
        <Gap />
        {simple('undo', undo, drawing('M4 8h8a4 4 0 0 1 0 8H8M4 8l3-3M4 8l3 3'))}
        {simple('redo', redo, drawing('M16 8H8a4 4 0 0 0 0 8h4M16 8l-3-3M16 8l-3 3'))}
      </Bar>
      {isLinking && (
        <LinkRow
          key={link?.href ?? ''}
          address={link?.href}
          onSet={(address) => {
            setLinking(false)
            onCommand(setLink(address))
          }}
          onClose={() => setLinking(false)}
        />
      )}
    </>
  )
}
