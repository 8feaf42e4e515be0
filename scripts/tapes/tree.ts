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

/**
 * Without what follows from what fields hold: the texts beside fields (labels and mistakes), and which of fields and buttons beside
 * them are wrong, chosen or off.
 */
function linesToCompare(tree: string): readonly string[] {
  const lines = treeOf(tree).split('\n')
  const parents = lines.map((line, index) =>
    lines.slice(0, index).findLastIndex((before) => depthOf(before) < depthOf(line)),
  )
  const forms = new Set(lines.flatMap((line, index) => (FIELD.test(line) ? [parents[index]] : [])))
  return lines.flatMap((line, index) => {
    if (!forms.has(parents[index])) return [line]
    if (/^\s*- text: /.test(line)) return []
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
