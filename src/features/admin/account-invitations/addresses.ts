import { string } from 'yup'
import { lengthOf, plainText } from '../../../../openapi/plain-text'
import { bounds } from '../../../api'

export type Addresses = {
  /** In their order, each once, in lower case. */
  readonly emails: readonly string[]
  /** What stands between them and is no address. */
  readonly wrong: readonly string[]
}

const NAMED = /(?:"[^"]*"|[^,;<>\n"])*<\s*([^<>\s]+)\s*>/g
const email = string().required().email()
const BETWEEN = /[\s,;]+/
const AROUND = /^[<("'[]+|[>)"'\].]+$/g

/**
 * The e-mail addresses of a pasted text: one a line, or separated by commas, semicolons or blanks; with names before
 * them ("Lan <lan@acme.example>"), as links (mailto:), in quotes or brackets.
 */
export function addressesIn(pasted: string): Addresses {
  const text = plainText(pasted, { lines: true }).replace(NAMED, ' $1 ')
  const words = text
    .split(BETWEEN)
    .map((word) =>
      word
        .replace(AROUND, '')
        .replace(/^mailto:/i, '')
        .replace(/\?.*$/, '')
        .toLowerCase(),
    )
    .filter(Boolean)
  const isAddress = (word: string) =>
    email.isValidSync(word) && lengthOf(word) <= bounds.AccountInvitationInput.userId.maxLength
  const each = [...new Set(words)]
  return { emails: each.filter(isAddress), wrong: each.filter((word) => !isAddress(word)) }
}
