import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState, Plugin } from 'prosemirror-state'
import { schema } from './schema'

const { nodes, marks } = schema

const insertLineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView())
  return true
})

/** Tab goes on to the next control, as everywhere; items are moved with other keys. */
export const plugins = (): Plugin[] => [
  history(),
  keymap({
    'Mod-b': toggleMark(marks.bold),
    'Mod-i': toggleMark(marks.italic),
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Shift-Enter': insertLineBreak,
    Enter: splitListItem(nodes.listItem),
    'Mod-]': sinkListItem(nodes.listItem),
    'Mod-[': liftListItem(nodes.listItem),
  }),
  keymap(baseKeymap),
]

const hasMark = ({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean =>
  selection.empty
    ? Boolean(mark.isInSet(storedMarks ?? selection.$from.marks()))
    : doc.rangeHasMark(selection.from, selection.to, mark)

const isHeading = ({ selection: { $from } }: EditorState, level: number): boolean =>
  $from.parent.type === nodes.heading && $from.parent.attrs.level === level

/** The list that the selection stands in, innermost first. */
function listAt({ selection: { $from } }: EditorState): NodeType | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type } = $from.node(depth)
    if (type === nodes.bulletList || type === nodes.orderedList) return type
  }
  return undefined
}

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch)

const toggleList =
  (list: NodeType): Command =>
  (state, dispatch) =>
    listAt(state) === list ? liftListItem(nodes.listItem)(state, dispatch) : wrapInList(list)(state, dispatch)

/** The link that the selection is in, or that it holds. */
export function linkAt({
  selection,
  doc,
}: EditorState): { from: number; to: number; href: string } | undefined {
  const { from, to, $from } = selection
  let found: { from: number; to: number; href: string } | undefined
  const parent = $from.parent
  const start = $from.start()
  parent.forEach((node, offset) => {
    const link = marks.link.isInSet(node.marks)
    const begin = start + offset
    const end = begin + node.nodeSize
    if (!link || begin > to || end < from || (begin === to && from !== to)) return
    const href = String(link.attrs.href)
    // A link of several words in different formats is several nodes.
    found =
      found?.href === href && found.to === begin ? { ...found, to: end } : { from: begin, to: end, href }
  })
  return found && found.to <= doc.content.size ? found : undefined
}

/** Makes a link of the selected words, or changes the one that is there; without an address it goes. */
export const setLink =
  (href: string | undefined): Command =>
  (state, dispatch) => {
    const known = linkAt(state)
    const { from, to } = state.selection.empty && known ? known : state.selection
    if (from === to) return false
    const change = state.tr.removeMark(from, to, marks.link)
    dispatch?.(href === undefined ? change : change.addMark(from, to, marks.link.create({ href })))
    return true
  }

/** What the buttons of the toolbar do, and whether the selection has it. */
export const formats = {
  bold: { run: toggleMark(marks.bold), isOn: (state: EditorState) => hasMark(state, marks.bold) },
  italic: { run: toggleMark(marks.italic), isOn: (state: EditorState) => hasMark(state, marks.italic) },
  heading: {
    run: toggleHeading(2),
    isOn: (state: EditorState) => isHeading(state, 2),
  },
  subheading: {
    run: toggleHeading(3),
    isOn: (state: EditorState) => isHeading(state, 3),
  },
  bulletList: {
    run: toggleList(nodes.bulletList),
    isOn: (state: EditorState) => listAt(state) === nodes.bulletList,
  },
  orderedList: {
    run: toggleList(nodes.orderedList),
    isOn: (state: EditorState) => listAt(state) === nodes.orderedList,
  },
} as const

export type Format = keyof typeof formats
export { redo, undo }
