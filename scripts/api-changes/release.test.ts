/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gitIn, lastRelease, sinceRelease, type Git } from './release'

const folder = mkdtempSync(join(tmpdir(), 'release-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The part of git that is asked, as a clone with these tags and commits answers. */
const gitWith =
  ({ tags = [], shallow = false, wrote }: { tags?: string[]; shallow?: boolean; wrote?: string }): Git =>
  (command, ...rest) => {
    if (command === 'log') return wrote ?? ''
    if (rest.includes('--is-shallow-repository')) return String(shallow)
    return tags.some((tag) => rest.includes(`${tag}^{commit}`)) ? 'commit' : undefined
  }

const changelog = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.2.0 - 2026-12-01\n\n- Old.\n\n## 0.1.0\n'

test.each([
  ['its tag', { tags: ['v0.2.0', 'v0.1.0'] }, { ref: 'v0.2.0', name: '0.2.0' }],
  ['the commit that wrote its heading, without tags', { wrote: 'abc\ndef' }, { ref: 'abc', name: '0.2.0' }],
])('the last release is found by %s', (_, clone, base) => {
  expect(lastRelease(gitWith(clone), changelog)).toEqual(base)
})

test.each([
  ['nothing was released', {}, '# Changelog\n\n## Unreleased\n', 'Nothing was released yet'],
  ['the clone does not go back to it', { shallow: true }, changelog, '`git fetch --unshallow --tags`'],
  ['it was not committed yet', {}, changelog, '0.2.0 has no tag v0.2.0'],
])('where %s, a sentence says so', (_, clone, text, sentence) => {
  expect(lastRelease(gitWith(clone), text)).toEqual({ none: expect.stringContaining(sentence) as unknown })
})

test('what was written since the last release stands above its heading', () => {
  expect(sinceRelease(changelog)).toContain('- New.')
  expect(sinceRelease(changelog)).not.toContain('- Old.')
})

test('a real clone names the commit that released, not a later one that touched its heading', () => {
  const git = gitIn(folder)
  const commit = (text: string) => {
    writeFileSync(join(folder, 'CHANGELOG.md'), text)
    git('add', '.')
    git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-m', 'A change')
    return git('rev-parse', 'HEAD')
  }
  git('init')
  commit('# Changelog\n\n## Unreleased\n')
  const release = commit('# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2026-12-01\n')
  commit('# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 - 2026-12-01\n')
  const text = '## Unreleased\n\n## 0.1.0 - 2026-12-01\n'
  expect(lastRelease(git, text)).toEqual({ ref: release, name: '0.1.0' })
  git('tag', 'v0.1.0', String(release))
  expect(lastRelease(git, text)).toEqual({ ref: 'v0.1.0', name: '0.1.0' })
  expect(git('show', 'v0.1.0:nothing.json')).toBeUndefined()
})
