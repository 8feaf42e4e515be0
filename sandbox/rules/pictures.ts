import { avatarBytes } from '../../openapi/bounds.gen'

const kinds = [
  { type: 'image/png', extension: 'png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', extension: 'jpg', begins: [0xff, 0xd8, 0xff] },
] as const

export type Picture = { readonly type: string; readonly extension: string; readonly bytes: Buffer }

/** The picture in a file, known by its first bytes whatever the browser calls it; undefined when it is none. */
export async function readPicture(file: File): Promise<Picture | undefined> {
  if (file.size > avatarBytes) return undefined
  const bytes = Buffer.from(await file.arrayBuffer())
  const kind = kinds.find(({ begins }) => begins.every((byte, i) => bytes[i] === byte))
  return kind && { type: kind.type, extension: kind.extension, bytes }
}
