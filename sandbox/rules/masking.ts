import { policyOf } from '../store/organization-policies'
import type { Store } from '../store/db'

/** What stands in place of what is masked. */
export const MASK = '•••'

/** 0903 ••• 226; a short number goes whole. */
const phone = (value: string) =>
  value.length < 8 ? MASK : `${value.slice(0, 4).trim()} ${MASK} ${value.slice(-3)}`
/** b•••@phuongdong.example */
const email = (value: string) => {
  const at = value.lastIndexOf('@')
  return at < 1 ? MASK : `${value.slice(0, 1)}${MASK}${value.slice(at)}`
}
const address = () => MASK

const masks: Readonly<Record<string, (value: string) => string>> = { phone, email, address }

/** Masks the fields of records and of JSON in an organization; what is a key of an account, its id, stays. */
export type Masking = {
  readonly field: (name: string, value: string) => string
  readonly record: <R extends object>(record: R) => R
  /** JSON text, with the fields in it masked at any depth. */
  readonly json: (text: string) => string
  readonly isOn: boolean
}

/** The masking of an organization; nothing is masked where it is not switched on (docs/decisions/0031). */
export function maskingOf(store: Store, orgId: string): Masking {
  const settled = policyOf(store, orgId, 'masking')
  const on = settled?.showMaskingData ? settled : undefined
  const masked = new Set([
    ...(on?.maskingPhone ? ['phone'] : []),
    ...(on?.maskingEmail ? ['email'] : []),
    ...(on?.maskingAddress ? ['address'] : []),
  ])
  const of = (name: string, value: unknown) =>
    typeof value === 'string' && value !== '' && masked.has(name) ? (masks[name]?.(value) ?? value) : value
  return {
    isOn: masked.size > 0,
    // A text stays a text.
    field: (name, value) => of(name, value) as string,
    record: (record) => {
      if (masked.size === 0) return record
      const entries = Object.entries(record).map(([name, value]) => [name, of(name, value)])
      return Object.fromEntries(entries) as typeof record
    },
    json: (text) => {
      if (masked.size === 0) return text
      return JSON.stringify(JSON.parse(text), (name, value: unknown) => of(name, value))
    },
  }
}

/** What somebody sends back as it was shown to them is not what is stored; undefined when it is no such thing. */
export function unmasked(
  masking: Masking,
  name: string,
  sent: string,
  stored: string | null,
): string | undefined {
  if (!masking.isOn || !sent.includes(MASK)) return sent
  return stored !== null && masking.field(name, stored) === sent ? stored : undefined
}
