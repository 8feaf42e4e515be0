import {
  useGetOrganizationWebTaggingQuery,
  useSaveOrganizationWebTaggingMutation,
  values as described,
  type UserIdField,
  type WebTaggingConfig,
} from '../../../../api'
import { useText, type MessageId } from '../../../../texts'
import { SelectField } from '../../../../ui/SelectField'
import { SwitchField } from '../../../../ui/SwitchField'
import { TextField } from '../../../../ui/TextField'
import { useSetup } from './context'
import { useChange } from '../../../../kit/change/useChange'
import { JsonField } from '../../../../kit/form/JsonField'
import { QueryContent } from '../../../../kit/query/QueryContent'
import { Settings, SettingsForm } from '../../../../kit/form/SettingsForm'
import { useSettingsForm } from '../../../../kit/form/useSettingsForm'
import { normalize, schema, webTaggingInputOf, webTaggingOf } from './web-tagging-form'

const labels: Readonly<Record<UserIdField, MessageId>> = {
  Email: 'organizationSetup.uidEmail',
  Phone: 'organizationSetup.uidPhone',
  CustomerId: 'organizationSetup.uidCustomerId',
}

/** How the web pages of an organization are tagged. */
export function WebTagging() {
  const { orgId } = useSetup()
  const query = useGetOrganizationWebTaggingQuery({ orgId }, { refetchOnMountOrArgChange: true })
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
  const form = useSettingsForm({
    draft: 'web-tagging',
    initial: values,
    stored: config.trackingKey ? values : undefined,
    schema,
    busy: change.busy,
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
        <TextField
          {...form.field('phoneCountryCodeDefault')}
          label={text('organizationSetup.phoneCountryCodeDefault')}
          optional={optional}
          placeholder={text('organizationSetup.codeExample')}
          readOnly={!useCode.value}
          inputMode="tel"
          autoComplete="off"
        />
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
