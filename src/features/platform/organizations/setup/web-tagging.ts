import { boolean, object, string, type ObjectSchema } from 'yup'
import type { WebTaggingConfig, WebTaggingInput } from '../../../../api'
import { says } from '../../../../kit/form/form'
import { objectIn, written } from '../../../../kit/form/json-form'

/** What can be the id of a user in the pages of an organization, in the order of the documents. */
export const idFields = ['Email', 'Phone', 'CustomerId'] as const
type IdField = (typeof idFields)[number]

export type WebTagging = {
  trackingKey: string
  /** One of them; empty for none, or for a word that is not known here. */
  internalUIdField: string
  usePhoneCountryCode: boolean
  phoneCountryCodeDefault: string
  /** JSON; empty for none. */
  webTaggingObject: string
}

const idFieldOf = (word: string | undefined): IdField | undefined => idFields.find((each) => each === word)

/** As the form shows it; the key is the organization's id when none is stored (WEBTAG-02). */
export const webTaggingOf = (config: WebTaggingConfig, orgId: string): WebTagging => ({
  trackingKey: config.trackingKey || orgId,
  internalUIdField: idFieldOf(config.internalUIdField) ?? '',
  usePhoneCountryCode: config.usePhoneCountryCode ?? false,
  phoneCountryCodeDefault: config.phoneCountryCodeDefault ?? '',
  webTaggingObject: config.webTaggingObject ? written(config.webTaggingObject) : '',
})

export const schema: ObjectSchema<WebTagging> = object({
  trackingKey: string().trim().required(says('organizationSetup.required')),
  internalUIdField: string().defined(),
  usePhoneCountryCode: boolean().defined(),
  phoneCountryCodeDefault: string().trim().defined(),
  webTaggingObject: string()
    .trim()
    .defined()
    .test(
      'object',
      says('organizationSetup.notObject'),
      (typed) => typed === '' || objectIn(typed) !== undefined,
    ),
})

/** As the call wants it: what is empty is left out. */
export function webTaggingInputOf(values: WebTagging): WebTaggingInput {
  const { trackingKey, usePhoneCountryCode, phoneCountryCodeDefault } = values
  const internalUIdField = idFieldOf(values.internalUIdField)
  const webTaggingObject = objectIn(values.webTaggingObject)
  return {
    trackingKey,
    usePhoneCountryCode,
    ...(internalUIdField && { internalUIdField }),
    ...(phoneCountryCodeDefault && { phoneCountryCodeDefault }),
    ...(webTaggingObject && { webTaggingObject }),
  }
}

export const kept = (values: WebTagging): WebTagging => {
  const read = objectIn(values.webTaggingObject)
  return read ? { ...values, webTaggingObject: written(read) } : values
}
