import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Compilation, Compiler } from 'webpack'

type Lang = 'en' | 'vi'
type Pages = Readonly<Record<Lang, { readonly title: string; readonly page: string }>>

/** The documents of /login, by their files. */
export const signInDocuments: Readonly<Record<string, Lang>> = { 'login.html': 'en', 'login.vi.html': 'vi' }

/** By a process of its own: what reads this configuration reads no JSX. */
const readPages = (): Pages =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, 'sign-in-page.ts')], {
      encoding: 'utf8',
    }),
  ) as Pages // what that prints

/**
 * Puts the page of /login into its documents, with its style sheet, so that nothing has to come before one can type. Into
 * what is built already: React takes a page over to the letter, and the plugin's own pass drops comments.
 */
export class Prerender {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Prerender', (compilation) => {
      const pages = readPages()
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('Prerender', (document) => {
        const lang = signInDocuments[document.outputName]
        return lang
          ? { ...document, html: withPage(document.html, lang, pages, styleOf(compilation)) }
          : document
      })
      // Nobody asks for it any more.
      compilation.hooks.processAssets.tap(
        { name: 'Prerender', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => styleSheets(compilation).forEach((file) => compilation.deleteAsset(file)),
      )
    })
  }
}

const styleSheets = ({ entrypoints }: Compilation) =>
  (entrypoints.get('sign-in')?.getFiles() ?? []).filter((file) => file.endsWith('.css'))

const styleOf = (compilation: Compilation): string =>
  styleSheets(compilation)
    .map((file) => String(compilation.getAsset(file)?.source.source()))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\n\s*/g, '\n')
    .trim()

function withPage(html: string, lang: Lang, pages: Pages, style: string): string {
  const { title, page } = pages[lang]
  const parts: readonly (readonly [RegExp, string])[] = [
    [/<html lang="en"/, `<html lang="${lang}"`],
    [/<title>[^<]*/, `<title>${title}`],
    [/<link [^>]*rel="stylesheet"[^>]*>/, `<style>${style}</style>`],
    [/<div id="root">/, `<div id="root">${page}`],
  ]
  return parts.reduce((made, [place, part]) => {
    if (!place.test(made)) throw new Error(`the document of /login has no ${place.source}`)
    return made.replace(place, () => part)
  }, html)
}
