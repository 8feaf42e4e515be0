import { bounds } from '../../api'

export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/jpg']

/** Pixels. No place shows an avatar larger, and a photograph of a phone has five times as many. */
const LONGEST_SIDE = 1_024
const JPEG_QUALITY = 0.9

/** How files of the types begin: a name or a type alone proves nothing. */
const BEGINNINGS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
]

/**
 * The file to upload, scaled down to what is needed; undefined when it may not become an avatar (PROFILE-16 to 19):
 * another type, more than 2 MB, empty, or no picture inside.
 */
export async function pictureOf(file: File): Promise<File | undefined> {
  if (!pictureTypes.includes(file.type) || file.size > bounds.avatarBytes) return undefined
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  if (!BEGINNINGS.some((beginning) => beginning.every((byte, at) => head[at] === byte))) return undefined
  const image = await decoded(file)
  if (image === 'broken') return undefined
  return image ? scaled(file, image) : file
}

/** Undefined in a browser that cannot tell; the server decides then. */
async function decoded(file: File): Promise<ImageBitmap | 'broken' | undefined> {
  if (typeof createImageBitmap === 'undefined') return undefined
  try {
    return await createImageBitmap(file)
  } catch {
    return 'broken'
  }
}

/** The same picture with its longest side as long as needed; the file itself when it is small enough, or not smaller by it. */
async function scaled(file: File, image: ImageBitmap): Promise<File> {
  const { width, height } = image
  const ratio = LONGEST_SIDE / Math.max(width, height)
  if (ratio >= 1) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * ratio))
  canvas.height = Math.max(1, Math.round(height * ratio))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  const type = file.type === 'image/png' ? file.type : 'image/jpeg'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY))
  return blob && blob.size < file.size ? new File([blob], file.name, { type: file.type }) : file
}
