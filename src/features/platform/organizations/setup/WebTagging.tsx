import { boolean, object, string, type ObjectSchema } from 'yup'
import {
  organizationSetupApi,
  useGetOrganizationWebTaggingQuery,
  useSaveOrganizationWebTaggingMutation,
  values as described,
  type UserIdField,
  type WebTaggingConfig,
  type WebTaggingInput,
} from '../../../../api'
import { useChange } from '../../../../kit/change/useChange'
import { message } from '../../../../kit/form/form'
import { parseObject, toJson } from '../../../../kit/form/json-form'
import { JsonField } from '../../../../kit/form/JsonField'
import { Settings, SettingsForm } from '../../../../kit/form/SettingsForm'
import { useRecheck } from '../../../../kit/form/useRecheck'
import { useSettingsForm } from '../../../../kit/form/useSettingsForm'
import { QueryContent } from '../../../../kit/query/QueryContent'
import { useText, type MessageId, type Translate } from '../../../../texts'
import { SelectField } from '../../../../ui/SelectField'
import { SwitchField } from '../../../../ui/SwitchField'
import { TextField } from '../../../../ui/TextField'
import { useSetup } from './context'

type WebTaggingValues = {
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
const webTaggingOf = (config: WebTaggingConfig, orgId: string): WebTaggingValues => ({
  trackingKey: config.trackingKey || orgId,
  internalUIdField: idFieldOf(config.internalUIdField) ?? '',
  usePhoneCountryCode: config.usePhoneCountryCode ?? false,
  phoneCountryCodeDefault: config.phoneCountryCodeDefault ?? '',
  webTaggingObject: config.webTaggingObject ? toJson(config.webTaggingObject) : '',
})

const schema: ObjectSchema<WebTaggingValues> = object({
  trackingKey: string().trim().required(message('common.required')),
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
function webTaggingInputOf(values: WebTaggingValues): WebTaggingInput {
  const { trackingKey, usePhoneCountryCode, phoneCountryCodeDefault } = values
  const internalUIdField = idFieldOf(values.internalUIdField)
  const webTaggingObject = parseObject(values.webTaggingObject)
  return {
    trackingKey,
    usePhoneCountryCode,
    ...(internalUIdField && { internalUIdField }),
    // Without codes there is no usual one.
    ...(usePhoneCountryCode && phoneCountryCodeDefault && { phoneCountryCodeDefault }),
    ...(webTaggingObject && { webTaggingObject }),
  }
}

const normalize = (values: WebTaggingValues): WebTaggingValues => {
  const read = parseObject(values.webTaggingObject)
  return {
    ...values,
    ...(!values.usePhoneCountryCode && { phoneCountryCodeDefault: '' }),
    ...(read && { webTaggingObject: toJson(read) }),
  }
}

const labels: Readonly<Record<UserIdField, MessageId>> = {
  Email: 'organizationSetup.uidEmail',
  Phone: 'organizationSetup.uidPhone',
  CustomerId: 'organizationSetup.uidCustomerId',
}

const textOf = (field: UserIdField | undefined, text: Translate) => (field ? text(labels[field]) : '')

/** How the web pages of an organization are tagged. */
export function WebTagging() {
  const { orgId } = useSetup()
  const query = useGetOrganizationWebTaggingQuery({ orgId })
  return <QueryContent query={query}>{({ result }) => <WebTaggingForm config={result} />}</QueryContent>
}

function WebTaggingForm({ config }: { config: WebTaggingConfig }) {
  const text = useText()
  const { orgId } = useSetup()
  const change = useChange(useSaveOrganizationWebTaggingMutation(), {
    done: 'organizationSetup.webTaggingSaved',
    failed: 'common.somethingWasWrong',
  })
  const values = webTaggingOf(config, orgId)
  const recheck = useRecheck({
    read: async (read) =>
      (await read(organizationSetupApi.endpoints.getOrganizationWebTagging, { orgId })).result,
    valuesOf: (read: WebTaggingConfig) => webTaggingOf(read, orgId),
    fields: {
      trackingKey: 'organizationSetup.trackingKey',
      internalUIdField: {
        label: 'organizationSetup.internalUIdField',
        words: (word, text) => textOf(idFieldOf(word), text),
      },
      usePhoneCountryCode: 'organizationSetup.usePhoneCountryCode',
      phoneCountryCodeDefault: 'organizationSetup.phoneCountryCodeDefault',
      webTaggingObject: 'organizationSetup.webTaggingObject',
    },
  })
  const form = useSettingsForm({
    draft: 'web-tagging',
    initial: values,
    stored: config.trackingKey ? values : undefined,
    schema,
    busy: change.busy,
    recheck,
    save: (given) => change.send({ orgId, webTaggingInput: webTaggingInputOf(given) }),
    normalize,
  })
  const optional = text('common.optional')
  const useCode = form.field('usePhoneCountryCode')
  const { internalUIdField: storedId } = config
  const isUnknown = storedId !== undefined && values.internalUIdField === ''
  return (
    <SettingsForm title={text('organizationSetup.webTagging')} form={form} {...change.failure}>
      <Settings title={text('organizationSetup.tracking')} about={text('organizationSetup.trackingAbout')}>
        <TextField
          {...form.field('trackingKey')}
          label={text('organizationSetup.trackingKey')}
          autoComplete="off"
        />
        <SelectField
          {...form.field('internalUIdField')}
          label={text('organizationSetup.internalUIdField')}
          optional={optional}
          placeholder={text('organizationSetup.choose')}
          help={isUnknown ? text('organizationSetup.storedNow', { value: storedId }) : undefined}
          options={described.UserIdField.map((value) => ({ value, label: text(labels[value]) }))}
        />
      </Settings>
      <Settings title={text('organizationSetup.phones')} about={text('organizationSetup.phonesAbout')}>
        <SwitchField
          name={useCode.name}
          label={text('organizationSetup.usePhoneCountryCode')}
          checked={useCode.value}
          onChange={useCode.onChange}
        />
        {useCode.value && (
          <TextField
            {...form.field('phoneCountryCodeDefault')}
            label={text('organizationSetup.phoneCountryCodeDefault')}
            optional={optional}
            placeholder={text('organizationSetup.codeExample')}
            inputMode="tel"
            autoComplete="off"
          />
        )}
      </Settings>
      <Settings title={text('organizationSetup.object')} about={text('organizationSetup.objectAbout')}>
        <JsonField
          {...form.field('webTaggingObject')}
          label={text('organizationSetup.webTaggingObject')}
          optional={optional}
        />
      </Settings>
    </SettingsForm>
  )
}
