import { chakra } from '@chakra-ui/react'
import { EditorState, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { plugins } from './commands'
import { useText, type MessageId } from '../../texts'
import { Banner } from '../../ui/Banner'
import { lostOf, read, write, type Lost } from './html'
import { pasted } from './paste'
import { Toolbar } from './Toolbar'

const Loss = chakra('div', { base: { '&:not(:empty)': { mb: '8px' } } })
const Frame = chakra('div', {
  base: {
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg.surface',
    '&[data-invalid]': { borderColor: 'border.error' },
    '&:focus-within': { borderColor: 'var(--ring)', boxShadow: '0 0 0 1px var(--ring)' },
  },
})
// What prosemirror-view's own style sheet says, as far as it is about texts; and what a text looks like that is read.
const Text = chakra('div', {
  base: {
    '& > [contenteditable]': {
      position: 'relative',
      minH: '240px',
      maxH: 'min(480px, 60dvh)',
      overflow: 'auto',
      p: '16px',
      overflowWrap: 'anywhere',
      whiteSpace: 'break-spaces',
      outline: 'none',
      borderRadius: '0 0 8px 8px',
    },
    '& [contenteditable] > * + *': { marginTop: '12px' },
    '& ul, & ol': { paddingInlineStart: '24px', listStyle: 'revert' },
    '& a': { color: 'brand.fg', textDecoration: 'underline' },
  },
})

export type EditorProps = {
  id: string
  name: string
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  /** HTML. */
  value: string
  /** HTML of which something may be lost. */
  stored: string
  onChange: (html: string) => void
}

/**
 * The editor of a text with bold, italic, headings, lists and links. ProseMirror, because its schema is the list of what
 * a text can have, whatever is pasted; because it leaves composed letters (Vietnamese) to the browser; and because it
 * brings no styles of its own, which the page's policy refuses (docs/decisions/0031-organization-page.md).
 */
export function Editor(props: EditorProps) {
  const { value, isInvalid, stored } = props
  const text = useText()
  const lossId = useId()
  const lost = useMemo(() => lostOf(stored), [stored])
  const what = lost.map((name) => text(losses[name])).join(', ')
  const holder = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  const view = useRef<EditorView>(undefined)
  /** The HTML that the editor stands for: what it was given, or what it has told. */
  const known = useRef(value)
  const [state, setState] = useState(() => EditorState.create({ doc: read(value), plugins: plugins() }))
  const [first] = useState(state)

  // The editor is outside React.
  useEffect(() => {
    if (!holder.current) return
    const editor = new EditorView(holder.current, {
      state: first,
      transformPastedHTML: pasted,
      attributes: () => {
        const { id, name, labelId, describedBy, isInvalid } = latest.current
        return {
          id,
          name,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelId,
          'aria-describedby': [describedBy, lossId].filter(Boolean).join(' '),
          ...(isInvalid && { 'aria-invalid': 'true' }),
        }
      },
      dispatchTransaction: (transaction) => {
        const next = editor.state.apply(transaction)
        editor.updateState(next)
        setState(next)
        if (!transaction.docChanged) return
        known.current = write(next.doc)
        latest.current.onChange(known.current)
      },
    })
    view.current = editor
    return () => editor.destroy()
  }, [first, lossId])

  // So are its attributes, and the text that is set from outside: a draft that was taken, somebody else's text.
  useEffect(() => {
    latest.current = props
    const editor = view.current
    if (!editor) return
    if (value === known.current) return editor.setProps({})
    known.current = value
    const next = EditorState.create({ doc: read(value), plugins: plugins() })
    editor.updateState(next)
    setState(next)
  }, [props, value])

  const run = (command: Command) => {
    if (!view.current) return
    command(view.current.state, view.current.dispatch, view.current)
    view.current.focus()
  }
  return (
    <>
      <Loss id={lossId}>
        {lost.length > 0 && <Banner tone="warning">{text('richText.loses', { what })}</Banner>}
      </Loss>
      <Frame data-invalid={isInvalid ? '' : undefined}>
        <Toolbar state={state} onCommand={run} controls={props.id} />
        <Text ref={holder} />
      </Frame>
    </>
  )
}

const losses: Readonly<Record<Lost, MessageId>> = {
  table: 'richText.table',
  rule: 'richText.rule',
  quote: 'richText.quote',
  code: 'richText.code',
  underline: 'richText.underline',
  strike: 'richText.strike',
}
