/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file) => join(__dirname, file))

/** The files of the sandbox that a file imports, types included. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']*)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .flatMap((path) => [`${path}.ts`, join(path, 'index.ts')].filter(existsSync))

test('no file of the sandbox imports itself by way of others', () => {
  const free = new Set<string>()
  function walk(file: string, path: readonly string[]): void {
    if (path.includes(file)) throw new Error(`A circle: ${[...path, file].join(' -> ')}`)
    if (free.has(file)) return
    for (const next of importsOf(file)) walk(next, [...path, file])
    free.add(file)
  }
  for (const file of files) walk(file, [])
  expect(free.size).toBeGreaterThan(files.length - 1)
})
