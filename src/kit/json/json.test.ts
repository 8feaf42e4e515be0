import { limits } from '../../timings'
import { blocksOf, formatted, formattedInBlocks, linesIn, placeOf, textOf } from './json'

const MB = 1024 * 1024
const row = (id: number) => ({ id, name: `Nguyễn Văn ${id}`, tags: ['a', 'b'], open: true, note: null })
const fiveMegabytes = () => {
  const rows = Array.from({ length: 48_000 }, (_, id) => row(id))
  const json = JSON.stringify({ rows: [...rows, { filler: 'x'.repeat(MB) }] })
  expect(json.length).toBeGreaterThan(4.5 * MB)
  return json
}
/** Milliseconds of the processor, which a loaded machine does not stretch much; the better of two runs. */
function took(work: () => void): number {
  const once = () => {
    const begin = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(begin)
    return (user + system) / 1000
  }
  return Math.min(once(), once())
}

test('SHELL-33 five megabytes are indented and cut well within two seconds', () => {
  const json = fiveMegabytes()
  let shown = ''
  expect(took(() => (shown = formatted(json)))).toBeLessThan(2000)
  expect(shown.length).toBeGreaterThan(json.length)
  expect(took(() => blocksOf(shown))).toBeLessThan(1000)
})

test('broken JSON of five megabytes on one line is text, cut into pieces that can be drawn', () => {
  const broken = `{"list":[${'"<img src=x onerror=alert(1)>",'.repeat(165_000)}`
  expect(broken.length).toBeGreaterThan(4.5 * MB)
  let shown = ''
  let blocks: ReturnType<typeof blocksOf> = []
  expect(took(() => (shown = formatted(broken)))).toBeLessThan(2000)
  expect(shown).toBe(broken)
  expect(took(() => (blocks = blocksOf(shown)))).toBeLessThan(1000)
  expect(Math.max(...blocks.map(({ text }) => text.length))).toBeLessThanOrEqual(8000)
  expect(blocks.map(({ text }) => text).join('')).toBe(broken)
})

test.each([
  ['{"a":1}', '{\n  "a": 1\n}'],
  ['{"a":', '{"a":'],
  ['', ''],
  ['null', 'null'],
  [{ a: [1] }, '{\n  "a": [\n    1\n  ]\n}'],
  [undefined, ''],
])('%j is shown as %j', (value, shown) => {
  expect(formatted(textOf(value))).toBe(shown)
})

test('SHELL-33 five megabytes are made ready in stretches, the first lines at once, and are the same text', async () => {
  const json = fiveMegabytes()
  let first = ''
  let turns = 0
  const turn = setInterval(() => (turns += 1), 0)
  const blocks = await formattedInBlocks(json, ([begun]) => (first = begun!.text))
  clearInterval(turn)
  expect(first).toMatch(/^\{\n {2}"rows": \[\n {4}\{\n {6}"id": 0,/)
  expect(turns).toBeGreaterThan(3)
  expect(blocks.map(({ text }) => text).join('')).toBe(JSON.stringify(JSON.parse(json), null, 2))
  expect(
    blocks.every(
      ({ start, text }, index) => start + text.length === (blocks[index + 1]?.start ?? start + text.length),
    ),
  ).toBe(true)
})

test('JSON of more lines than a browser can be high is not indented', () => {
  const many = JSON.stringify(Array.from({ length: limits.indentedLines }, () => 1))
  expect(formatted(many)).toBe(many)
})

test.each([
  ['short lines', 'a\n'.repeat(250)],
  ['no end of the last line', `${'a\n'.repeat(199)}b`],
  ['empty lines', '\n'.repeat(205)],
  ['lines that are longer than a block', `${'x'.repeat(20_000)}\n${'y'.repeat(9000)}\nz`],
  ['a character of two halves at the seam', `${'x'.repeat(7999)}😀${'y'.repeat(8000)}`],
])('blocks hold the whole text in order: %s', (_, text) => {
  const blocks = blocksOf(text)
  expect(blocks.map(({ text: part }) => part).join('')).toBe(text)
  for (const block of blocks) {
    expect(text.startsWith(block.text, block.start)).toBe(true)
    expect(block.text.split('\n').length).toBeLessThanOrEqual(101)
    expect(block.lines).toBeGreaterThan(0)
    expect(/[\uD800-\uDBFF]$/.test(block.text)).toBe(false)
  }
})

test('letters are found in either case, one place after the other, and from the beginning again', () => {
  const text = 'ĐỖ (a+b)\nđỗ (A+B)'
  expect(placeOf('đỗ', text, 0)).toBe(0)
  expect(placeOf('đỗ', text, 1)).toBe(9)
  expect(placeOf('đỗ', text, 10)).toBe(0)
  expect(placeOf('(a+b)', text, 4)).toBe(12)
  expect(placeOf('nowhere', text, 0)).toBeUndefined()
  expect(linesIn(text, 12)).toBe(2)
})
