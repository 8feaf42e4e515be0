/**
 * Says, an area a line, how many rows of docs/requirements.tsv a passing test names. Reads the reports of Jest and
 * Playwright that `npm test` leaves in .cache/test (scripts/lib/steps.mjs). Fails on an id that the ledger does not
 * know, on more than three ids in a title, and, when both reports are there, on a held row that nothing names.
 * `--titles REPORT` only looks at the ids in the titles of one report of Jest. With areas or ids after it (`npm run trace -- CRON
 * SIGNIN-07`) it says of each of their rows which tests show it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

const root = join(__dirname, '..')
const reports = join(root, '.cache/test')
const MOST_IDS = 3
const STATUS = /^(held|no call|later: .+|deviation: .+)$/

type Row = {
  readonly id: string
  readonly area: string
  readonly statement: string
  readonly status: string
}
type Title = { readonly title: string; readonly passed: boolean; readonly file: string }

type JestReport = {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[]
}
type Suite = { specs?: { title: string; ok: boolean; file: string }[]; suites?: Suite[] }

function readLedger(): Row[] {
  const [, ...lines] = readFileSync(join(root, 'docs/requirements.tsv'), 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [id = '', area = '', , statement = '', , status = ''] = line.split('\t')
    return { id, area, statement, status }
  })
}

const ofJest = ({ testResults }: JestReport): Title[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      title,
      passed: status === 'passed',
      file: relative(root, name),
    })),
  )
const ofPlaywright = ({ specs = [], suites = [] }: Suite): Title[] => [
  ...specs.map(({ title, ok, file }) => ({ title, passed: ok, file: join('e2e', file) })),
  ...suites.flatMap(ofPlaywright),
]

/** The titles of a report; undefined when it is not there. */
function read<Report>(file: string, titlesOf: (report: Report) => Title[]): Title[] | undefined {
  if (existsSync(file)) return titlesOf(JSON.parse(readFileSync(file, 'utf8')) as Report)
  console.warn(`${basename(file)} is missing: what it would name is not counted.`)
  return undefined
}

/** The ids that a title begins with. */
function idsOf(title: string): string[] {
  const ids: string[] = []
  for (const word of title.split(' ')) {
    if (!/^[A-Z][A-Z0-9]+-\d{2}$/.test(word)) break
    ids.push(word)
  }
  return ids
}

function mistakesOf(titles: readonly Title[], rows: readonly Row[]): string[] {
  const known = new Set(rows.map(({ id }) => id))
  return [
    ...rows
      .filter(({ status }) => !STATUS.test(status))
      .map(({ id, status }) => `${id} has the status '${status}'.`),
    ...titles.flatMap(({ title }) => {
      const ids = idsOf(title)
      const unknown = ids
        .filter((id) => !known.has(id))
        .map((id) => `The ledger does not know ${id}: ${title}`)
      return ids.length > MOST_IDS ? [...unknown, `More than ${MOST_IDS} ids: ${title}`] : unknown
    }),
  ]
}

function print(rows: readonly Row[], named: ReadonlySet<string>): void {
  const count = (some: readonly Row[], status: string) =>
    some.filter((row) => row.status.startsWith(status)).length
  const line = (area: string, some: readonly Row[]) => {
    const numbers = [
      some.length,
      some.filter(({ id }) => named.has(id)).length,
      ...['held', 'deviation', 'later', 'no call'].map((status) => count(some, status)),
    ]
    return area.padEnd(14) + numbers.map((number) => String(number).padStart(11)).join('')
  }
  const heads = ['rows', 'by tests', 'held', 'deviation', 'later', 'no call']
  console.log('area'.padEnd(14) + heads.map((head) => head.padStart(11)).join(''))
  const areas = [...new Set(rows.map(({ area }) => area))]
  for (const area of areas)
    console.log(
      line(
        area,
        rows.filter((row) => row.area === area),
      ),
    )
  console.log(line('all', rows))
}

/** Of each row which passing tests show it, and where they stand. */
function printRows(rows: readonly Row[], titles: readonly Title[]): void {
  for (const { id, status, statement } of rows) {
    console.log(`${id} (${status}) ${statement}`)
    const shown = titles.filter(({ title, passed }) => passed && idsOf(title).includes(id))
    for (const { title, file } of shown) console.log(`    ${file}: ${title}`)
    if (shown.length === 0) console.log('    no passing test names it')
  }
}

function trace(asked: readonly string[]): string[] {
  const rows = readLedger()
  const jest = read<JestReport>(join(reports, 'jest.json'), ofJest)
  const playwright = read<Suite>(join(reports, 'e2e.json'), ofPlaywright)
  const deployed = read<Suite>(join(reports, 'deploy.json'), ofPlaywright)
  const titles = [...(jest ?? []), ...(playwright ?? []), ...(deployed ?? [])]
  if (asked.length > 0) {
    printRows(
      rows.filter(({ id, area }) => asked.includes(id) || asked.includes(area)),
      titles,
    )
    const known = new Set(rows.flatMap(({ id, area }) => [id, area]))
    return asked.filter((word) => !known.has(word)).map((word) => `The ledger knows no row or area ${word}.`)
  }
  const named = new Set(titles.filter(({ passed }) => passed).flatMap(({ title }) => idsOf(title)))
  print(rows, named)
  const nameless = rows.filter(({ id, status }) => /^(held|deviation)/.test(status) && !named.has(id))
  const lost =
    jest && playwright ? nameless.map(({ id }) => `${id} is held, but no passing test names it.`) : []
  return [...mistakesOf(titles, rows), ...lost]
}

const args = process.argv.slice(2)
const mistakes =
  args[0] === '--titles' ? mistakesOf(read(args[1] ?? '', ofJest) ?? [], readLedger()) : trace(args)
for (const mistake of mistakes) console.error(mistake)
process.exitCode = mistakes.length > 0 ? 1 : 0
