import { values } from '../../api'
import type { MessageId } from '../../texts'

/** The person's words for an industry; other forms store other words. */
export function industryWords(stored: string, text: (id: MessageId) => string): string {
  const code = values.IndustryCode.find((each) => each === stored)
  return code ? text(`industry.${code}`) : stored
}

/** What a select of industries offers, in the person's language. */
export const industryOptions = (text: (id: MessageId) => string) =>
  values.IndustryCode.map((code) => ({ value: code, label: text(`industry.${code}`) }))
