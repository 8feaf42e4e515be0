import { string, type StringSchema } from 'yup'
import { message } from './form'
import type { MessageId } from '../../texts'

/** 50000000, and 50,000,000 or 50.000.000 as people write it. */
const GROUPED = /^\d{1,3}(?:([., \u00a0\u202f])\d{3})(?:\1\d{3})*$/

/** A typed whole number; undefined for anything else. */
export function parseWhole(typed: string): number | undefined {
  const text = typed.trim()
  const digits = GROUPED.test(text) ? text.replace(/\D/g, '') : text
  if (!/^-?\d+$/.test(digits)) return undefined
  const number = Number(digits)
  return Number.isSafeInteger(number) ? number : undefined
}

type Range = {
  minimum: number
  /** What is said of a smaller one. */
  below: MessageId
  maximum?: number
  above?: MessageId
}

/** A field of a form that holds a whole number as text. */
export const whole = ({ minimum, below, maximum = Infinity, above = below }: Range): StringSchema<string> => {
  const holds = (rule: (number: number) => boolean) => (typed: string | undefined) => {
    const number = parseWhole(typed ?? '')
    return number === undefined || rule(number)
  }
  return string()
    .trim()
    .transform((typed: string) => toField(parseWhole(typed)) || typed)
    .required(message('common.required'))
    .test('whole', message('common.notWhole'), (typed) => !typed || parseWhole(typed) !== undefined)
    .test(
      'minimum',
      message(below),
      holds((number) => number >= minimum),
    )
    .test(
      'maximum',
      message(above),
      holds((number) => number <= maximum),
    )
}

/** A number for its field; nothing for none. */
export const toField = (number: number | undefined): string => (number === undefined ? '' : String(number))
