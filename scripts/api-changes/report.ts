import type { Change, Comparison, Judgement } from './compare'

const titles: Readonly<Record<Judgement, string>> = {
  breaking: 'Breaking: a caller of before fails, or reads what it does not know',
  unsure: 'Unsure: a person has to look',
  'not breaking': 'Not breaking',
}
const groups = ['breaking', 'unsure', 'not breaking'] as const

const groupsOf = ({ changes }: Comparison) =>
  groups
    .map((judgement) => ({ judgement, of: changes.filter((change) => change.judgement === judgement) }))
    .filter(({ of }) => of.length > 0)

const summary = (name: string, { changes, wording }: Comparison) => {
  const count = (judgement: Judgement) => changes.filter((change) => change.judgement === judgement).length
  return `Since ${name}: ${count('breaking')} breaking, ${count('unsure')} unsure, ${count('not breaking')} not breaking; ${wording} descriptions, examples and notes of the console differ besides.`
}

const saying = ({ place, what }: Change) => (place === '' ? what : `${place}: ${what}`)

/** For a terminal: a change a line, those that break first. */
export const asLines = (name: string, comparison: Comparison): string =>
  [
    summary(name, comparison),
    ...groupsOf(comparison).flatMap(({ judgement, of }) => [
      '',
      titles[judgement],
      ...of.map((change) => `  ${change.operation || '-'} (${change.call}) ${saying(change)}`),
    ]),
  ].join('\n')

/** For the page of the description: a chapter of its own. */
export const asMarkdown = (name: string, comparison: Comparison): string =>
  [
    `# Changes since ${name}`,
    summary(name, comparison),
    ...groupsOf(comparison).flatMap(({ judgement, of }) => [
      `## ${titles[judgement]}`,
      of.map((change) => `- \`${change.operation || change.call}\` ${saying(change)}`).join('\n'),
    ]),
  ].join('\n\n')

/** The operations that break callers and that a text does not name as `operationId`. */
export const unnamed = ({ changes }: Comparison, text: string): readonly string[] => {
  const breaking = changes.filter(({ judgement }) => judgement === 'breaking')
  return [...new Set(breaking.map(({ operation, call }) => operation || call))].filter(
    (name) => !text.includes(`\`${name}\``),
  )
}
