import { bounds } from '../../api'
import { picture, pictureTypeOf } from '../../kit/picture'

export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/jpg']

/**
 * The file to upload, scaled down to what is needed; undefined when it may not become an avatar (PROFILE-16 to 19):
 * another type, more than 2 MB, empty, or no picture inside.
 */
export async function pictureOf(file: File): Promise<File | undefined> {
  if (!pictureTypes.includes(file.type) || file.size > bounds.avatarBytes) return undefined
  return (await pictureTypeOf(file)) && picture(file, file.type)
}
