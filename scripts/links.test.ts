/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(__dirname, '..')
const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

/** The headings of a page as the anchors that GitHub makes of them. */
const anchorsOf = (page: string) =>
  new Set(
    [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .trim()
        .replace(/ /g, '-'),
    ),
  )

test('the links of all pages of documentation lead somewhere', () => {
  expect(pages.length).toBeGreaterThan(30)
  const broken = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return [] // another site
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? join(root, page) : join(root, dirname(page), path)
      const leads = existsSync(target) && (anchor === undefined || anchorsOf(target).has(anchor))
      return leads ? [] : [`${page}: ${link}`]
    }),
  )
  expect(broken).toEqual([])
})

const commands = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

test('every npm command that a page names is there', () => {
  const wrong = pages
    .filter((page) => page !== 'CHANGELOG.md')
    .flatMap((page) =>
      [...readFileSync(join(root, page), 'utf8').matchAll(/`npm run ([\w:-]+)/g)]
        .filter(([, name = '']) => !(name in commands.scripts))
        .map(([words]) => `${page}: ${words}`),
    )
  expect(wrong).toEqual([])
})
