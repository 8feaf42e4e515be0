import { bounds } from '../../../../api'
import { picture, pictureTypeOf } from '../../../../kit/picture'
import { message } from '../../../../kit/form/form'
import type { MessageId } from '../../../../texts'

export const logoTypes = 'image/jpeg,image/png,image/svg+xml'
const SVG = 'image/svg+xml'
/** The root of an SVG, behind what may stand before it: the declaration, comments, a document type. */
const SVG_ROOT =
  /^(?:\s|<\?(?:(?!\?>)[^])*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\][^>]*)?>)*<(?:[\w-]+:)?svg[\s/>]/
/** Bytes in which the root of an SVG begins. */
const HEAD = 32_000

const wrongFile = message('organizationLogo.wrongFile')

/**
 * The file to upload, or why it becomes no logo. What it is its content says, not its name: a photograph is scaled down to
 * what is needed, an SVG stays as it is. Its type is judged before its size (LOGO-04, LOGO-05).
 */
export async function logoOf(file: File): Promise<{ readonly file: File } | { readonly mistake: MessageId }> {
  const type = (await pictureTypeOf(file)) ?? ((await isSvg(file)) ? SVG : undefined)
  if (!type) return { mistake: wrongFile }
  if (file.size >= bounds.logoBytes) return { mistake: message('organizationLogo.tooLarge') }
  const named = new File([file], file.name, { type })
  const logo = type === SVG ? await drawn(named) : await picture(named, type)
  return logo ? { file: logo } : { mistake: wrongFile }
}

const isSvg = async (file: File): Promise<boolean> => SVG_ROOT.test(await file.slice(0, HEAD).text())

/** The SVG, unless it cannot be drawn. Only an image sees it, where nothing of it runs; a parser would try its styles. */
async function drawn(file: File): Promise<File | undefined> {
  const image = new Image()
  // Missing in tests; the server decides then.
  if (typeof image.decode === 'undefined') return file
  const address = URL.createObjectURL(file)
  image.src = address
  try {
    await image.decode()
    return file
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(address)
  }
}
