import { randomInt } from 'node:crypto'
import type { components } from '../../openapi/schema.gen'

type Judgement = components['schemas']['PasswordPolicyCheck']

export type PasswordPolicy = { readonly minLength: number }
export const standardPolicy: PasswordPolicy = { minLength: 8 }

const SPECIAL = '~!@#$%^&*()_-'
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const LOWER = 'abcdefghijkmnpqrstuvwxyz'
const DIGITS = '23456789'

const classes: readonly { readonly matches: RegExp; readonly error: string }[] = [
  { matches: /[A-Z]/, error: 'The password must have at least one upper case letter' },
  { matches: /[a-z]/, error: 'The password must have at least one lower case letter' },
  { matches: /[0-9]/, error: 'The password must have at least one digit' },
  { matches: /[~!@#$%^&*()_-]/, error: `The password must have at least one of ${SPECIAL}` },
]
const FOREIGN = /[^A-Za-z0-9~!@#$%^&*()_-]/

/** One step for each class of characters, and for 8, 10 and 13 characters; all seven are Strong. */
function levelOf(password: string, { minLength }: PasswordPolicy): Judgement['level'] {
  const held = classes.filter(({ matches }) => matches.test(password)).length
  const long = [minLength, minLength + 2, minLength + 5].filter((length) => password.length >= length).length
  const steps = held + long
  if (steps >= 7) return 'Strong'
  if (steps === 6) return 'Good'
  return steps === 5 ? 'Fair' : 'Low'
}

/** What is wrong with a password by the organization's policy, and how strong it is (doc1 §5). */
export function judge(password: string, policy = standardPolicy): Judgement {
  const errors = classes.filter(({ matches }) => !matches.test(password)).map(({ error }) => error)
  if (password.length < policy.minLength)
    errors.unshift(`The password must have at least ${policy.minLength} characters`)
  if (FOREIGN.test(password)) errors.push(`The password may only have letters, digits and ${SPECIAL}`)
  return { level: levelOf(password, policy), errors }
}

const pick = (from: string) => from.charAt(randomInt(from.length))

/** A Strong password; characters that look alike are left out. */
export function generate(policy = standardPolicy): string {
  const all = UPPER + LOWER + DIGITS + SPECIAL
  const rest = Array.from({ length: policy.minLength + 2 }, () => pick(all))
  return [pick(UPPER), pick(LOWER), pick(DIGITS), pick(SPECIAL), ...rest].join('')
}
