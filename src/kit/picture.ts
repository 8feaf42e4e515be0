/** How files of these types begin: a name or a type alone proves nothing. */
const beginnings = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
] as const

type PictureType = (typeof beginnings)[number][0]

/** Pixels. No place shows a picture larger, and a photograph of a phone has five times as many. */
const LONGEST_SIDE = 1_024
const JPEG_QUALITY = 0.9

/** What a file is by its first bytes. */
export async function pictureTypeOf(file: File): Promise<PictureType | undefined> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return beginnings.find(([, beginning]) => beginning.every((byte, at) => head[at] === byte))?.[0]
}

/** The file, scaled down to what is needed; undefined when no picture is inside. */
export async function picture(file: File, type: string): Promise<File | undefined> {
  const image = await decoded(file)
  if (image === 'broken') return undefined
  return image ? scaled(file, image, type) : file
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
async function scaled(file: File, image: ImageBitmap, type: string): Promise<File> {
  const { width, height } = image
  const ratio = LONGEST_SIDE / Math.max(width, height)
  if (ratio >= 1) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * ratio))
  canvas.height = Math.max(1, Math.round(height * ratio))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  const drawn = type === 'image/png' ? type : 'image/jpeg'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, drawn, JPEG_QUALITY))
  return blob && blob.size < file.size ? new File([blob], file.name, { type }) : file
}
