import { randomInt } from 'node:crypto'
import type { components } from '../../openapi/schema.gen'
import type { Store } from '../store/db'
import { oldestPasswordOf, passwordDaysOf, policyOf } from '../store/organization-policies'

type Schemas = components['schemas']
type Judgement = Schemas['PasswordPolicyCheck']
type Policy = Schemas['PasswordPolicy']

const SPECIAL = '~!@#$%^&*()_-'
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const LOWER = 'abcdefghijkmnpqrstuvwxyz'
const DIGITS = '23456789'

type Kind = { readonly matches: RegExp; readonly from: string; readonly one: string; readonly many: string }
const kinds = {
  upper: { matches: /[A-Z]/g, from: UPPER, one: 'one upper case letter', many: 'upper case letters' },
  lower: { matches: /[a-z]/g, from: LOWER, one: 'one lower case letter', many: 'lower case letters' },
  digit: { matches: /[0-9]/g, from: DIGITS, one: 'one digit', many: 'digits' },
  special: { matches: /[~!@#$%^&*()_-]/g, from: SPECIAL, one: `one of ${SPECIAL}`, many: `of ${SPECIAL}` },
} as const satisfies Record<string, Kind>
const kindNames = Object.keys(kinds) as readonly (keyof typeof kinds)[]
const FOREIGN = /[^A-Za-z0-9~!@#$%^&*()_-]/

/** What a password has to be. */
type Rules = {
  readonly shortest: number
  readonly longest: number
  readonly least: Readonly<Record<keyof typeof kinds, number>>
}
/** While an organization has settled none, and where no organization is chosen. */
const standard: Rules = {
  shortest: 8,
  longest: Infinity,
  least: { upper: 1, lower: 1, digit: 1, special: 1 },
}

function rulesOf(policy: Policy | undefined): Rules {
  if (!policy) return standard
  const [shortest = 0, longest = 0] = policy.passwordLength.split('-').map(Number)
  return {
    shortest,
    longest,
    least: {
      upper: policy.passwordMinLetterUpperCase,
      lower: policy.passwordMinLetterLowerCase,
      digit: policy.passwordMinDigit,
      special: policy.passwordMinSpecialCharacter,
    },
  }
}

/** Why no password could meet it; undefined for one that can be met. */
export function flawIn(policy: Policy): 'wrongLength' | 'impossible' | undefined {
  const { shortest, longest, least } = rulesOf(policy)
  if (shortest > longest) return 'wrongLength'
  return Object.values(least).reduce((sum, count) => sum + count, 0) > longest ? 'impossible' : undefined
}

const count = (password: string, kind: keyof typeof kinds) => password.match(kinds[kind].matches)?.length ?? 0

/** One step for each kind of characters, and for the shortest length, two and five more; all seven are Strong. */
function levelOf(password: string, { shortest, longest }: Rules): Judgement['level'] {
  const held = kindNames.filter((kind) => count(password, kind) > 0).length
  // One of the longest length that is allowed is not called weak for its length.
  const wanted = [shortest, shortest + 2, shortest + 5].map((length) => Math.min(length, longest))
  const steps = held + wanted.filter((length) => password.length >= length).length
  if (steps >= 7) return 'Strong'
  if (steps === 6) return 'Good'
  return steps === 5 ? 'Fair' : 'Low'
}

/** What is wrong with a password by the organization's policy, and how strong it is (doc1 §5). */
export function judge(password: string, policy?: Policy): Judgement {
  const rules = rulesOf(policy)
  const { shortest, longest, least } = rules
  const errors = kindNames
    .filter((kind) => count(password, kind) < least[kind])
    .map((kind) => {
      const wanted = least[kind] === 1 ? kinds[kind].one : `${least[kind]} ${kinds[kind].many}`
      return `The password must have at least ${wanted}`
    })
  if (password.length > longest) errors.unshift(`The password may have at most ${longest} characters`)
  if (password.length < shortest) errors.unshift(`The password must have at least ${shortest} characters`)
  if (FOREIGN.test(password)) errors.push(`The password may only have letters, digits and ${SPECIAL}`)
  return { level: levelOf(password, rules), errors, ...(policy && { policy }) }
}

const pick = (from: string) => from.charAt(randomInt(from.length))

/** A Strong password, as far as the policy lets it be; characters that look alike are left out. */
export function generate(policy?: Policy): string {
  const { shortest, longest, least } = rulesOf(policy)
  const needed = kindNames.flatMap((kind) =>
    Array.from({ length: Math.max(least[kind], 1) }, () => pick(kinds[kind].from)),
  )
  const asked = kindNames.flatMap((kind) => Array.from({ length: least[kind] }, () => pick(kinds[kind].from)))
  // A policy may leave no room for kinds that it does not ask for.
  const begin = needed.length <= longest ? needed : asked
  const length = Math.min(Math.max(shortest + 6, begin.length), longest)
  const rest = Array.from({ length: length - begin.length }, () => pick(UPPER + LOWER + DIGITS + SPECIAL))
  return [...begin, ...rest].join('')
}

/** The policy of an organization, where it has settled one. */
export const passwordPolicyOf = (store: Store, orgId: string | null | undefined): Policy | undefined =>
  policyOf(store, orgId, 'password')

/** Why a password must be changed in an organization: it is older than that allows. 0 days never ask. */
export function tooOld(
  store: Store,
  { passwordChangedAt }: { readonly passwordChangedAt: number | null },
  orgId: string | null,
  now: number,
): string | undefined {
  if (passwordChangedAt === null || passwordChangedAt > oldestPasswordOf(store, orgId, now)) return undefined
  return `Your password is older than ${passwordDaysOf(store, orgId)} days. Please change it.`
}
