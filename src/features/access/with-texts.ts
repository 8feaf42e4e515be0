import { langOf } from '../../texts'

/** Loads a part, and the texts of this feature beside it. */
export async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const { bringTexts } = await import('./texts')
  await bringTexts(langOf(location.search))
  return part
}
