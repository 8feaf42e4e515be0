import { avatarBytes, logoBytes } from '../../openapi/bounds.gen'

const kinds = [
  { type: 'image/png', extension: 'png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', extension: 'jpg', begins: [0xff, 0xd8, 0xff] },
] as const

export type Picture = { readonly type: string; readonly extension: string; readonly bytes: Buffer }

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer())

/** The picture in some bytes, known by the first of them whatever the browser calls it; undefined when it is none. */
function pictureIn(bytes: Buffer): Picture | undefined {
  const kind = kinds.find(({ begins }) => begins.every((byte, i) => bytes[i] === byte))
  return kind && { type: kind.type, extension: kind.extension, bytes }
}

/** The picture in a file; undefined when it is none, or too large. */
export async function readPicture(file: File): Promise<Picture | undefined> {
  return file.size > avatarBytes ? undefined : pictureIn(await bytesOf(file))
}

export const SVG = 'image/svg+xml'

/** The root of an SVG, behind what may stand before it: the declaration, comments, a document type. */
const SVG_ROOT =
  /^(?:\s|<\?(?:(?!\?>)[^])*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\][^>]*)?>)*<(?:[\w-]+:)?svg[\s/>]/
/** Characters in which the root of an SVG begins. */
const HEAD = 32_000

/** The text of an SVG; undefined when it is something else. Only UTF-8, so that nothing hides in another encoding. */
function svgIn(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return SVG_ROOT.test(text.slice(0, HEAD)) ? text : undefined
  } catch {
    return undefined
  }
}

/** Elements, handlers and addresses that would run in a page. Entities too: an element can stand in one. */
const ACTIVE = [
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener)[\s/>]/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /(?:href|src|from|to|values)\s*=\s*["']?[^"'>]*(?:script:|data:text|&#)/i,
  /<!ENTITY[^>]*(?:<|&)/i,
]

/** Why a file becomes no logo: what it is, its size, or what it would do. Its type first (LOGO-04), then its size. */
export type Logo = { readonly picture: Picture } | { readonly wrong: 'type' | 'size' | 'active' }

/** The logo in a file, by what the file holds, whatever its name is. An SVG that could act in a page is refused. */
export async function readLogo(file: File): Promise<Logo> {
  const bytes = await bytesOf(file)
  const picture = pictureIn(bytes)
  const svg = picture ? undefined : svgIn(bytes)
  if (!picture && svg === undefined) return { wrong: 'type' }
  if (bytes.length >= logoBytes) return { wrong: 'size' }
  if (picture) return { picture }
  return ACTIVE.some((what) => what.test(svg!))
    ? { wrong: 'active' }
    : { picture: { type: SVG, extension: 'svg', bytes } }
}
