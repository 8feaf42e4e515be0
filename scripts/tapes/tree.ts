import { diffLinesUnified } from 'jest-diff'

/** What assistive technology finds on a page, as Playwright's ariaSnapshot writes it. */

const FIELD = /^\s*- (?:textbox|searchbox|spinbutton|combobox|checkbox|radio)\b/
const NAME = String.raw`(?: "(?:[^"\\]|\\.)*")?`
const ATTRIBUTES = String.raw`(?: \[[^\]]*\])*`
const held = new RegExp(String.raw`^(\s*- (?:textbox|searchbox|spinbutton)${NAME}${ATTRIBUTES}): .*$`, 'gm')
const heldBeside = new RegExp(
  String.raw`^(\s*- (?:textbox|searchbox|spinbutton)${NAME}${ATTRIBUTES}:\n *- /placeholder: .*)\n *- text: .*$`,
  'gm',
)

/** Without what fields hold, which no fact tells, and where the focus is. */
export const treeOf = (snapshot: string): string =>
  snapshot.replace(held, '$1').replace(heldBeside, '$1').replaceAll(' [active]', '')

const depthOf = (line: string) => line.search(/\S/)

/** Lists beside a search that the page does by itself, and how many it has found. */
const FOUND = /^\s*- (?:status|list|paragraph)\b/
/** What the pointer stands on, which no fact tells; the key of a second factor, which is on no tape. */
const UNTOLD = /^\s*- '?(?:tooltip\b|code:|img "QR code|status: The QR code)/

/**
 * Without what follows from what fields hold: the texts beside fields (labels and mistakes), which of fields and buttons beside
 * them are wrong, chosen or off, and what a search has found.
 */
function linesToCompare(tree: string): readonly string[] {
  const lines = treeOf(tree).split('\n')
  const parents = lines.map((line, index) =>
    lines.slice(0, index).findLastIndex((before) => depthOf(before) < depthOf(line)),
  )
  const parentsOf = (what: RegExp) =>
    new Set(lines.flatMap((line, index) => (what.test(line) ? [parents[index]] : [])))
  const forms = parentsOf(FIELD)
  const searched = parentsOf(/^\s*- search(?:box)?\b/)
  const isFound = (index: number): boolean => {
    const parent = parents[index] ?? -1
    return (searched.has(parent) && FOUND.test(lines[index] ?? '')) || (parent >= 0 && isFound(parent))
  }
  return lines.flatMap((line, index) => {
    if (UNTOLD.test(line) || isFound(index)) return []
    if (/^\s*- option\b/.test(line)) return [line.replace(' [selected]', '')]
    if (!forms.has(parents[index])) return [line]
    if (/^\s*- (?:text|paragraph): /.test(line)) return []
    if (/^\s*- button/.test(line)) return [line.replace(' [disabled]', '')]
    if (!FIELD.test(line)) return [line]
    return [line.replace(/ \[(?:invalid|checked|disabled)[^\]]*\]/g, '').replace(/:$/, '')]
  })
}

const plain = (text: string) => text
const how = {
  aAnnotation: 'the tape',
  bAnnotation: 'the replay',
  expand: false,
  contextLines: 2,
  ...{ aColor: plain, bColor: plain, changeColor: plain, commonColor: plain, patchColor: plain },
}

/** Lines that only one of two trees has, with those around them; none where one is not known. */
export function treeDifferences(one: string | undefined, other: string | undefined): readonly string[] {
  if (one === undefined || other === undefined) return []
  const [tape, replay] = [linesToCompare(one), linesToCompare(other)]
  if (tape.join('\n') === replay.join('\n')) return []
  return ['the accessible tree:', ...diffLinesUnified([...tape], [...replay], how).split('\n')]
}
