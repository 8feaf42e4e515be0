import { execFileSync } from 'node:child_process'

/** A commit to compare with, and its name for people; or a sentence why there is none. */
export type Base = { readonly ref: string; readonly name: string } | { readonly none: string }

/** Answers what git prints, or undefined when it refuses. */
export type Git = (...args: readonly string[]) => string | undefined

export const gitIn =
  (folder: string): Git =>
  (...args) => {
    try {
      return execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64 * 1024 * 1024,
      }).trimEnd()
    } catch {
      return undefined
    }
  }

/** The headings of released versions in CHANGELOG.md, newest first: `## 0.2.0 - 2026-12-01`. */
const released = (changelog: string) =>
  [...changelog.matchAll(/^## v?(\d+\.\d+\.\d+\S*).*$/gm)].map(([heading, version = '']) => ({
    heading,
    version,
  }))

/**
 * The last release: the tag of the newest version in CHANGELOG.md, or the commit that wrote its heading there, where
 * tags were not fetched.
 */
export function lastRelease(git: Git, changelog: string): Base {
  const [newest] = released(changelog)
  if (!newest)
    return {
      none: 'Nothing was released yet: CHANGELOG.md has no version. docs/guides/release.md says how one is made; `npm run api:changes -- COMMIT` compares with any commit.',
    }
  const { heading, version } = newest
  const tag = `v${version}`
  if (git('rev-parse', '--verify', '--quiet', `${tag}^{commit}`) !== undefined)
    return { ref: tag, name: version }
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    return {
      none: `The last release is ${version}, and this clone does not go back to it: \`git fetch --unshallow --tags\` brings the rest.`,
    }
  const commit = git('log', '--reverse', '--format=%H', `-S${heading}`, '--', 'CHANGELOG.md')?.split('\n')[0]
  return commit
    ? { ref: commit, name: version }
    : { none: `${version} has no tag ${tag}, and no commit has written it into CHANGELOG.md yet.` }
}

/** What CHANGELOG.md says of the time since the last release: everything above its heading. */
export function sinceRelease(changelog: string): string {
  const [newest] = released(changelog)
  return newest ? changelog.slice(0, changelog.indexOf(newest.heading)) : changelog
}
