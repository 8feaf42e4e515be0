import { boolean, object, string, type ObjectSchema } from 'yup'
import { bounds, values as described, type Localization, type LocalizationInput } from '../../../../api'
import { message } from '../../../../kit/form/form'
import { plain } from '../../../../kit/form/text'

export type LocalizationValues = {
  /** A whole number of hours; empty for what is none of the offered ones. */
  gmt: string
  currency: string
  countryName: string
  zipCode: string
  countryPhoneCode: string
  requiredCountryPhoneCode: boolean
}

const input = bounds.LocalizationInput
export const zones = Array.from({ length: input.gmt.maximum - input.gmt.minimum + 1 }, (_, index) =>
  String(input.gmt.minimum + index),
)

/** 'GMT +07:00' */
export const gmtOf = (zone: string): string => {
  const hours = Number(zone)
  return `GMT ${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`
}

/** What an organization begins with that has stored nothing (LOCALE-09). */
export const usual: Localization = { gmt: 0, currency: 'VND', countryName: 'Vietnam' }

const currencyOf = (word: string) => described.Currency.find((each) => each === word)

export const valuesOf = (stored: Localization): LocalizationValues => ({
  gmt: zones.find((zone) => zone === String(stored.gmt)) ?? '',
  currency: currencyOf(stored.currency) ?? '',
  countryName: stored.countryName,
  zipCode: stored.zipCode ?? '',
  countryPhoneCode: stored.countryPhoneCode ?? '',
  requiredCountryPhoneCode: stored.requiredCountryPhoneCode ?? false,
})

const required = message('organizationLocalization.required')
export const schema: ObjectSchema<LocalizationValues> = object({
  gmt: string().required(required),
  currency: string().required(required),
  countryName: string().required(required),
  zipCode: plain(input.zipCode),
  countryPhoneCode: plain(input.countryPhoneCode),
  requiredCountryPhoneCode: boolean().defined(),
})

/** As the call wants it: what is empty is left out. */
export function inputOf(values: LocalizationValues, { alpha2, alpha3 }: Codes): LocalizationInput {
  const { gmt, currency, countryName, zipCode, countryPhoneCode, requiredCountryPhoneCode } = values
  return {
    gmt: Number(gmt),
    currency: currencyOf(currency)!, // the schema lets no other through
    countryName,
    requiredCountryPhoneCode,
    ...(zipCode && { zipCode }),
    ...(countryPhoneCode && { countryPhoneCode }),
    ...(alpha2 && { countryCodeAlpha2: alpha2 }),
    ...(alpha3 && { countryCodeAlpha3: alpha3 }),
  }
}

/** The letters of a country: those of the list, or those that are stored with it. */
export type Codes = { readonly alpha2: string; readonly alpha3: string }
