import type { Chunk, Compilation, Compiler } from 'webpack'
import { sources, WebpackError } from 'webpack'
import { aliases, paths, textGroups } from '../src/paths'
import type { Preloads } from '../deploy/preloads'
import { chunkOf } from './chunks'

/** The file, in `dist`. */
export const PRELOADS = 'preloads.json'
/** The entry of every address but /login. */
const MAIN = 'main'
/** Ways in and out, which are no pages of the app, and addresses of other pages. */
const NO_PAGES: ReadonlySet<string> = new Set([paths.signIn, paths.signOut, ...Object.keys(aliases)])

const scriptsOf = (chunks: Iterable<Chunk>) =>
  [...chunks].flatMap(({ files }) => [...files]).filter((file) => file.endsWith('.js'))

/**
 * Writes `dist/preloads.json`: what the document of an address needs beside the scripts that stand in it
 * (deploy/preloads.ts). A page without a chunk of its name is a fault of the build.
 */
export class WritePreloads {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WritePreloads', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'WritePreloads', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () =>
          compilation.emitAsset(
            PRELOADS,
            new sources.RawSource(JSON.stringify(preloadsOf(compilation), null, 2)),
          ),
      ),
    )
  }
}

function preloadsOf(compilation: Compilation): Preloads {
  const inDocument = new Set(scriptsOf(compilation.entrypoints.get(MAIN)?.chunks ?? []))
  const scriptsNamed = (name: string) => {
    const group = compilation.namedChunkGroups.get(name)
    if (!group) compilation.errors.push(new WebpackError(`no chunk is named ${name} (src/app/screens.ts)`))
    return scriptsOf(group?.chunks ?? []).filter((file) => !inDocument.has(file))
  }
  const pages = Object.fromEntries(
    Object.values(paths)
      .filter((path) => !NO_PAGES.has(path))
      .map((path) => [path as string, scriptsNamed(chunkOf(path))]),
  )
  for (const [alias, page] of Object.entries(aliases)) pages[alias] = pages[page] ?? []
  const textsOf = (groups: readonly string[], lang: string) =>
    groups.flatMap((group) => scriptsNamed(`texts-${group}-${lang}`))
  return {
    pages,
    texts: { en: scriptsNamed('texts-en'), vi: scriptsNamed('texts-vi') },
    adminTexts: Object.fromEntries(
      Object.entries(textGroups).map(([path, groups = []]) => [
        path,
        { en: textsOf(groups, 'en'), vi: textsOf(groups, 'vi') },
      ]),
    ),
  }
}

/**
 * What /login fetches while the person types (src/features/sign-in/ahead.ts): the app, the first page behind the sign-in,
 * and the texts that every page may need, in both languages.
 */
export function filesAhead({ entrypoints, namedChunkGroups }: Compilation): readonly string[] {
  const here = new Set(
    [entrypoints.get('sign-in'), namedChunkGroups.get('engine')].flatMap((group) => group?.getFiles() ?? []),
  )
  const groups = ['mount', chunkOf(paths.selectOrganization), 'texts-en', 'texts-vi']
  const files = groups.flatMap((name) => namedChunkGroups.get(name)?.getFiles() ?? [])
  return [...new Set(files)].filter((file) => !here.has(file) && /\.(js|css)$/.test(file))
}
