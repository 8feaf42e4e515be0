/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '..')
const folders = ['openapi', 'src/api', 'src/texts', 'docs']
const isGenerated = (file: string) => /\.gen\.[a-z]+$|(^|\/)(access|packages|security)\.md$/.test(file)

/** Every generated file below `at`, with its content. */
function generatedFiles(at: string): Record<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(at, folder))
      .filter(isGenerated)
      .map((file) => `${folder}/${file}`),
  )
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(at, file), 'utf8')]))
}

const MINUTES = 60_000

test(
  'the generated files are what `npm run generate` makes of the description and the texts',
  () => {
    const copy = mkdtempSync(join(tmpdir(), 'console-generate-'))
    try {
      // The generator finds everything beside itself, so a copy of what it reads is enough.
      for (const part of [
        'openapi',
        'scripts',
        'src/api',
        'src/texts',
        'docs',
        '.prettierrc.json',
        'package-lock.json',
      ])
        cpSync(join(root, part), join(copy, part), { recursive: true, filter: (file) => !isGenerated(file) })
      symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
      execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { cwd: copy, stdio: 'pipe' })
      const made = generatedFiles(copy)
      const kept = generatedFiles(root)
      expect(Object.keys(kept)).toEqual(Object.keys(made))
      for (const [file, content] of Object.entries(made)) {
        // Not toEqual: the difference of two long files helps nobody.
        if (kept[file] !== content) throw new Error(`${file} is not fresh: npm run generate`)
      }
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  },
  2 * MINUTES,
)
