import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A module as it is without what it knows of types alone. */
export const sourceOf = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll(/^import type .*$/gm, '')

/** The modules that a module loads, at once or later, beside those that are known; what it knows of types alone is not loaded. */
export function loadedBy(module: string, known = new Set<string>()): ReadonlySet<string> {
  const file = ['.tsx', '.ts', '/index.ts'].map((end) => module + end).find((each) => existsSync(each))
  if (!file || known.has(file)) return known
  known.add(file)
  for (const [, path] of sourceOf(file).matchAll(/(?:from|import\((?:\s*\/\*.*?\*\/)?)\s*'(\.[^']+)'/g))
    loadedBy(join(dirname(file), path!), known)
  return known
}
