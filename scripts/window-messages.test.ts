/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What is wrong with how a file talks to other windows. */
function mistakesIn(source: string): string[] {
  const tellsAnybody = /postMessage\([^;]*?['"`]\*['"`]/s.test(source)
  const hears =
    /(?<![\w.])(?:(?:window|self|globalThis|top|parent|opener)\s*\.\s*)?addEventListener\(\s*['"`]message['"`]/.test(
      source,
    ) || /(?:window|self|globalThis)\s*\.\s*onmessage\s*=|(?<![\w.])onmessage\s*=/.test(source)
  return [
    ...(tellsAnybody ? ['tells any origin'] : []),
    ...(hears && !/\.origin\s*(?:!==|===)/.test(source) ? ['hears any origin'] : []),
  ]
}

const root = join(__dirname, '..')
const files = ['src', 'sandbox'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name))
    // A worker hears its own document alone.
    .filter((name) => !/worker\.ts$/.test(name))
    .map((name) => join(folder, name)),
)

test('S45 no file of the console or the sandbox talks to every window, or hears every window', () => {
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    mistakesIn(readFileSync(join(root, file), 'utf8')).map((mistake) => `${file} ${mistake}`),
  )
  expect(found).toEqual([])
})

test.each([
  ["parent.postMessage(data, '*')", ['tells any origin']],
  ["opener?.postMessage(data, { targetOrigin: '*' })", ['tells any origin']],
  ["window.addEventListener('message', act)", ['hears any origin']],
  ['addEventListener("message", act)', ['hears any origin']],
  ['window.onmessage = act', ['hears any origin']],
  ["window.addEventListener('message', (e) => e.origin === location.origin && act(e))", []],
  ["channel.addEventListener('message', act); channel.postMessage(data)", []],
  ['worker.postMessage(data)', []],
])('S45 this is looked for: %s', (source, mistakes) => {
  expect(mistakesIn(source)).toEqual(mistakes)
})
