import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Compilation, Compiler } from 'webpack'
import { WebpackError } from 'webpack'
import type { Preloads } from '../deploy/preloads'
import { paths } from '../src/paths'
import { PRELOADS } from './preloads'

const KIB = 1024

/** KiB of brotli, and requests: the document, its scripts and its style sheets, without calls. */
type Budget = { readonly of: string; readonly kib: number; readonly requests?: number }
const STYLE = /<style>([\s\S]*?)<\/style>/
/** Its style sheet stands in its document, which the first packets of a connection can hold. */
const SIGN_IN_DOCUMENT: Budget = { of: 'the document of /login', kib: 14 }
const SIGN_IN: Budget = { of: 'the first load of /login', kib: 80, requests: 4 }
const LIST: Budget = { of: `the first load of ${paths.loginActivity}`, kib: 233.5, requests: 10 }
const ORGANIZATIONS: Budget = {
  of: `the first load of ${paths.consoleOrganizations}`,
  kib: 244,
  requests: 11,
}
const ROUTE: Budget = { of: 'the largest page beside what all pages share', kib: 45 }
/** Without what few open, and nothing else needs: each is a file of its own. */
const WHOLE: Budget = { of: 'the whole build but editor and chart', kib: 657 }
const SELDOM = { 'rich-text': 'the editor of terms', 'access-chart': 'the chart of visits' }
const SELDOM_KIB = 110

type Size = { readonly kib: number; readonly requests: number }

/**
 * Says how large the first loads of a production build are, and fails it when one grows beyond its budget, or when
 * /login holds an administrator's call.
 */
export class Budgets {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('Budgets', (compilation) => {
      const content = (file: string) => readFileSync(join(compiler.outputPath, file))
      const packed = (text: Buffer | string) => brotliCompressSync(text).length / KIB
      const sizeOf = (files: Iterable<string>): Size => {
        const sizes = [...new Set(files)].map((file) => packed(content(file)))
        return { kib: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length + 1 }
      }
      const fail = (why: string) => compilation.errors.push(new WebpackError(why))
      const hold = ({ of, kib, requests = Infinity }: Budget, size: Size) => {
        const said = `${of}: ${size.kib.toFixed(1)} of ${kib} KiB of brotli in ${size.requests} requests`
        if (size.kib > kib) fail(said)
        if (size.requests > requests) fail(`${said}, of ${requests}`)
        console.log(`Budgets: ${said}`)
      }
      const signIn = filesOf(compilation, 'sign-in')
      const main = filesOf(compilation, 'main')
      const { pages, texts, adminTexts } = JSON.parse(content(PRELOADS).toString('utf8')) as Preloads
      const firstLoad = (path: string) =>
        sizeOf([...main, ...(pages[path] ?? []), ...texts.en, ...(adminTexts[path]?.en ?? [])])
      const levels = /assets\/(form|list)\./ // shared by pages (scripts/chunks.ts)
      const document = content('login.vi.html').toString('utf8')
      const { kib, requests } = sizeOf(signIn)
      hold(SIGN_IN_DOCUMENT, { kib: packed(document), requests: 1 })
      hold(SIGN_IN, { kib: kib + packed(STYLE.exec(document)?.[1] ?? ''), requests })
      hold(LIST, firstLoad(paths.loginActivity))
      hold(ORGANIZATIONS, firstLoad(paths.consoleOrganizations))
      hold(
        ROUTE,
        largest(Object.values(pages).map((files) => sizeOf(files.filter((file) => !levels.test(file))))),
      )
      const seldom = new Set<string>()
      for (const [name, of] of Object.entries(SELDOM)) {
        const files = compilation.namedChunkGroups.get(name)?.getFiles() ?? []
        const own = files.filter((file) => file.includes(`/${name}.`))
        own.forEach((file) => seldom.add(file))
        hold({ of, kib: SELDOM_KIB }, sizeOf(own))
      }
      const all = Object.keys(compilation.assets).filter((file) => /\.(js|css)$/.test(file))
      hold(WHOLE, sizeOf(all.filter((file) => !seldom.has(file))))
      if (signIn.some((file) => content(file).includes('/mngmnt/')))
        fail('/login holds calls of administrators')
    })
  }
}

const filesOf = (compilation: Compilation, entry: string): readonly string[] =>
  compilation.entrypoints.get(entry)?.getFiles() ?? []

const largest = (sizes: readonly Size[]): Size =>
  sizes.reduce((most, size) => (size.kib > most.kib ? size : most), { kib: 0, requests: 0 })
