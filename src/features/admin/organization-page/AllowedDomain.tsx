import { array, boolean, object, string, type ObjectSchema } from 'yup'
import {
  organizationPageApi,
  useGetCurrentOrganizationGeneralSettingsQuery,
  useSaveCurrentOrganizationGeneralSettingsMutation,
  type GeneralSettings,
} from '../../../api'
import { saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import { message } from '../../../kit/form/form'
import { useRecheck } from '../../../kit/form/useRecheck'
import { useSettingsForm } from '../../../kit/form/useSettingsForm'
import { useText } from '../../../texts'
import { SwitchField } from '../../../ui/SwitchField'
import { TagsField } from '../../../ui/TagsField'
import { SectionContent } from '../../../kit/query/SectionContent'
import { SettingsCard } from '../../../kit/form/SettingsCard'

type DomainValues = { allowedDomains: string[]; invitationUsersToJoin: boolean }

const valuesOf = ({ allowedDomains, invitationUsersToJoin = true }: GeneralSettings): DomainValues => ({
  allowedDomains,
  invitationUsersToJoin,
})

const schema: ObjectSchema<DomainValues> = object({
  allowedDomains: array().of(string().defined()).defined().min(1, message('common.required')),
  invitationUsersToJoin: boolean().defined(),
})

const cleanDomain = (typed: string): string => typed.trim().toLowerCase()

/** Whose addresses may join the organization, and whether it invites at all. */
export function AllowedDomain() {
  const query = useGetCurrentOrganizationGeneralSettingsQuery()
  return (
    <SectionContent title="organizationPage.allowedDomain" query={query}>
      {({ result }) => <DomainForm settings={result} />}
    </SectionContent>
  )
}

function DomainForm({ settings }: { settings: GeneralSettings }) {
  const text = useText()
  const change = useChange(useSaveCurrentOrganizationGeneralSettingsMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.saved' }),
    failed: 'settings.somethingWentWrong',
  })
  const recheck = useRecheck({
    read: async (read) =>
      (await read(organizationPageApi.endpoints.getCurrentOrganizationGeneralSettings, undefined)).result,
    valuesOf,
    by: ({ actionBy }) => actionBy,
    fields: {
      allowedDomains: 'settings.allowedDomains',
      invitationUsersToJoin: 'settings.invitationUsersToJoin',
    },
  })
  const initial = valuesOf(settings)
  const form = useSettingsForm<DomainValues, GeneralSettings>({
    draft: 'allowed-domain',
    initial,
    stored: initial,
    schema,
    busy: change.busy,
    recheck,
    save: (currentGeneralSettingsInput) => change.send({ currentGeneralSettingsInput }),
  })
  const invitation = form.field('invitationUsersToJoin')
  const { actionBy } = settings
  return (
    <SettingsCard title={text('organizationPage.allowedDomain')} form={form} {...change.failure}>
      <TagsField
        {...form.field('allowedDomains')}
        label={text('settings.allowedDomains')}
        placeholder={text('settings.domainExample')}
        help={[
          text('organizationPage.domainsHelp'),
          ...(actionBy ? [text('settings.lastChangedBy', { who: actionBy })] : []),
        ].join(' ')}
        clean={cleanDomain}
        removeLabel={(domain) => text('settings.removeOf', { name: domain })}
      />
      <SwitchField
        name={invitation.name}
        label={text('settings.invitationUsersToJoin')}
        checked={invitation.value}
        onChange={invitation.onChange}
      />
    </SettingsCard>
  )
}
