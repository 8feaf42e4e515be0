import { object, type ObjectSchema } from 'yup'
import type { PasswordPolicy, PasswordPolicyInput } from '../../../api'
import { message } from '../../../kit/form/form'
import { parseWhole, toField, whole } from '../../../kit/form/numbers'
import type { Translate } from '../../../texts'

/** The fields, numbers as they are typed; the two lengths are one text on the wire. */
export type PasswordPolicyValues = {
  shortest: string
  longest: string
  digits: string
  upper: string
  lower: string
  special: string
  days: string
}

/** What the form begins with while nothing is stored (doc2 §5). */
export const standardPolicy: PasswordPolicyValues = {
  shortest: '8',
  longest: '30',
  digits: '1',
  upper: '1',
  lower: '1',
  special: '1',
  days: '180',
}

export function valuesOf(policy: PasswordPolicy): PasswordPolicyValues {
  const [, shortest = '', longest = ''] = /^(\d+)-(\d+)$/.exec(policy.passwordLength) ?? []
  return {
    shortest,
    longest,
    digits: toField(policy.passwordMinDigit),
    upper: toField(policy.passwordMinLetterUpperCase),
    lower: toField(policy.passwordMinLetterLowerCase),
    special: toField(policy.passwordMinSpecialCharacter),
    days: toField(policy.maxDaysRequiredPasswordChanged),
  }
}

const numberOf = (typed: string | undefined) => parseWhole(typed ?? '') ?? 0

export const inputOf = (values: PasswordPolicyValues): PasswordPolicyInput => ({
  passwordLength: `${numberOf(values.shortest)}-${numberOf(values.longest)}`,
  passwordMinDigit: numberOf(values.digits),
  passwordMinLetterUpperCase: numberOf(values.upper),
  passwordMinLetterLowerCase: numberOf(values.lower),
  passwordMinSpecialCharacter: numberOf(values.special),
  maxDaysRequiredPasswordChanged: numberOf(values.days),
})

/** How many characters are asked for by kind. */
const askedFor = ({ digits, upper, lower, special }: Partial<PasswordPolicyValues>) =>
  [digits, upper, lower, special].reduce((sum, typed) => sum + numberOf(typed), 0)

const count = () => whole({ minimum: 0, below: message('organizationPage.notNegative') })

export const passwordPolicySchema: ObjectSchema<PasswordPolicyValues> = object({
  shortest: count(),
  longest: count()
    .test(
      'order',
      message('organizationPage.lengthOrder'),
      (typed, { parent }) => numberOf((parent as PasswordPolicyValues).shortest) <= numberOf(typed),
    )
    .test(
      'room',
      message('organizationPage.noRoom'),
      (typed, { parent }) => askedFor(parent as PasswordPolicyValues) <= numberOf(typed),
    ),
  digits: count(),
  upper: count(),
  lower: count(),
  special: count(),
  days: count(),
})

const kinds = ['digits', 'upper', 'lower', 'special'] as const

/** The whole policy as one sentence; undefined while a field is not a number. */
export function sentenceOf(values: PasswordPolicyValues, text: Translate): string | undefined {
  if (!passwordPolicySchema.isValidSync(values)) return undefined
  const asked = kinds
    .map((kind) => ({ kind, count: numberOf(values[kind]) }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => text(`organizationPage.atLeast.${kind}`, { count }))
  const length = { shortest: numberOf(values.shortest), longest: numberOf(values.longest) }
  return [
    text('organizationPage.policyLength', length) +
      (asked.length > 0 ? ` ${text('organizationPage.policyKinds', { kinds: asked.join(', ') })}` : ''),
    text('organizationPage.policyDays', { days: numberOf(values.days) }),
  ].join('; ')
}
