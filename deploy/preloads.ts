/**
 * What a document asks for beside the scripts that stand in it, so that nothing has to run before it is known: the code
 * of its page, its texts and who is signed in. The server says it in a `Link` header. One source for the sandbox host
 * and the nginx configuration.
 */

type Texts = { readonly en: readonly string[]; readonly vi: readonly string[] }

/** `dist/preloads.json`: files by the address of a page and by language. */
export type Preloads = {
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly texts: Texts
  /** What pages of administrators need beside them, by the address of the page. */
  readonly adminTexts: Readonly<Record<string, Texts>>
}

type Hosted = { readonly bases: Readonly<Record<string, string>> }

const script = (file: string) => `</${file}>; rel=preload; as=script`
/** As src/api/base-query.ts sends it; the later request takes the answer. */
const currentUser = ({ bases }: Hosted) =>
  `<${bases.account?.replace(/\/+$/, '')}/accounts/users/current>; rel=preload; as=fetch; crossorigin=use-credentials`

const links = (list: readonly string[]) => list.join(', ')

/** The header's value for each address of a page. */
export const pageLinks = ({ pages }: Preloads, config: Hosted): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(pages).map(([path, files]) => [path, links([...files.map(script), currentUser(config)])]),
  )

/** The same for the texts: none or `en` is English, anything else Vietnamese (src/texts/index.ts). */
export function textLinks({ texts, adminTexts }: Preloads, path: string) {
  const admin = adminTexts[path] ?? { en: [], vi: [] }
  return {
    en: links([...texts.en, ...admin.en].map(script)),
    vi: links([...texts.vi, ...admin.vi].map(script)),
  }
}

/** The `Link` header of a document; none where the address is no page. */
export function linkHeader(
  preloads: Preloads,
  config: Hosted,
  pathname: string,
  lang: string | undefined,
): string | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1')
  const page = pageLinks(preloads, config)[path]
  if (page === undefined) return undefined
  const texts = textLinks(preloads, path)
  return links([page, lang === undefined || lang === 'en' ? texts.en : texts.vi])
}
