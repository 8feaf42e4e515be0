import { values } from '../../api'
import type { MessageId } from '../../texts'

/** What a select of industries offers, in the person's language. */
export const industryOptions = (text: (id: MessageId) => string) =>
  values.IndustryCode.map((code) => ({ value: code, label: text(`industry.${code}`) }))
