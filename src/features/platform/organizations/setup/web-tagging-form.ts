import { boolean, object, string, type ObjectSchema } from 'yup'
import {
  values as described,
  type UserIdField,
  type WebTaggingConfig,
  type WebTaggingInput,
} from '../../../../api'
import { message } from '../../../../kit/form/form'
import { parseObject, toJson } from '../../../../kit/form/json-form'

export type WebTagging = {
  trackingKey: string
  /** One of them; empty for none, or for a word that is not known here. */
  internalUIdField: string
  usePhoneCountryCode: boolean
  phoneCountryCodeDefault: string
  /** JSON; empty for none. */
  webTaggingObject: string
}

const idFieldOf = (word: string | undefined): UserIdField | undefined =>
  described.UserIdField.find((each) => each === word)

/** As the form shows it; the key is the organization's id when none is stored (WEBTAG-02). */
export const webTaggingOf = (config: WebTaggingConfig, orgId: string): WebTagging => ({
  trackingKey: config.trackingKey || orgId,
  internalUIdField: idFieldOf(config.internalUIdField) ?? '',
  usePhoneCountryCode: config.usePhoneCountryCode ?? false,
  phoneCountryCodeDefault: config.phoneCountryCodeDefault ?? '',
  webTaggingObject: config.webTaggingObject ? toJson(config.webTaggingObject) : '',
})

export const schema: ObjectSchema<WebTagging> = object({
  trackingKey: string().trim().required(message('organizationSetup.required')),
  internalUIdField: string().defined(),
  usePhoneCountryCode: boolean().defined(),
  phoneCountryCodeDefault: string().trim().defined(),
  webTaggingObject: string()
    .trim()
    .defined()
    .test(
      'object',
      message('organizationSetup.notObject'),
      (typed) => typed === '' || parseObject(typed) !== undefined,
    ),
})

/** As the call wants it: what is empty is left out. */
export function webTaggingInputOf(values: WebTagging): WebTaggingInput {
  const { trackingKey, usePhoneCountryCode, phoneCountryCodeDefault } = values
  const internalUIdField = idFieldOf(values.internalUIdField)
  const webTaggingObject = parseObject(values.webTaggingObject)
  return {
    trackingKey,
    usePhoneCountryCode,
    ...(internalUIdField && { internalUIdField }),
    ...(phoneCountryCodeDefault && { phoneCountryCodeDefault }),
    ...(webTaggingObject && { webTaggingObject }),
  }
}

export const normalize = (values: WebTagging): WebTagging => {
  const read = parseObject(values.webTaggingObject)
  return read ? { ...values, webTaggingObject: toJson(read) } : values
}
