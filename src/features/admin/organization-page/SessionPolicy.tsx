import { boolean, object, string, type ObjectSchema } from 'yup'
import {
  organizationPageApi,
  useGetOrganizationSessionPolicyQuery,
  useSaveOrganizationSessionPolicyMutation,
  type SessionPolicy as Policy,
  type SessionPolicyInput,
} from '../../../api'
import { saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import { message } from '../../../kit/form/form'
import { NumberField } from '../../../kit/form/NumberField'
import { parseWhole, toField, whole } from '../../../kit/form/numbers'
import { useRecheck } from '../../../kit/form/useRecheck'
import { useSettingsForm } from '../../../kit/form/useSettingsForm'
import { useText } from '../../../texts'
import { SwitchField } from '../../../ui/SwitchField'
import { SectionContent } from '../../../kit/query/SectionContent'
import { SettingsCard } from '../../../kit/form/SettingsCard'

type Read = { readonly policy: Policy | undefined }
type SessionPolicyValues = { ends: boolean; minutes: string; one: boolean }

/** What switching the ending of sessions on and off makes of the minutes (doc2 §4). */
const minutesWhen = { on: '30', off: '0' } as const

const valuesOf = (policy: Policy | undefined): SessionPolicyValues => ({
  ends: policy?.enabledInvalidSession ?? false,
  minutes: toField(policy?.invalidSessionAfter ?? 0),
  one: policy?.preventMultiSessions ?? false,
})

const inputOf = ({ ends, minutes, one }: SessionPolicyValues): SessionPolicyInput => ({
  enabledInvalidSession: ends,
  invalidSessionAfter: parseWhole(minutes) ?? 0,
  preventMultiSessions: one,
})

const schema: ObjectSchema<SessionPolicyValues> = object({
  ends: boolean().defined(),
  minutes: string()
    .defined()
    .when('ends', {
      is: true,
      then: () => whole({ minimum: 1, below: message('organizationPage.minutesAtLeast') }),
    }),
  one: boolean().defined(),
})

/** When sessions in the organization end by themselves, and how many a person may have. */
export function SessionPolicy() {
  const query = useGetOrganizationSessionPolicyQuery()
  return (
    <SectionContent title="organizationPage.sessionPolicy" query={query}>
      {({ result }) => <PolicyForm policy={result} />}
    </SectionContent>
  )
}

function PolicyForm({ policy }: { policy: Policy | undefined }) {
  const text = useText()
  const change = useChange(useSaveOrganizationSessionPolicyMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.saved' }),
    failed: 'settings.somethingWentWrong',
  })
  const recheck = useRecheck<SessionPolicyValues, Read>({
    read: async (read) => ({
      policy: (await read(organizationPageApi.endpoints.getOrganizationSessionPolicy, undefined)).result,
    }),
    valuesOf: ({ policy }) => valuesOf(policy),
    fields: {
      ends: 'organizationPage.endsSessions',
      minutes: 'organizationPage.minutes',
      one: 'organizationPage.oneSession',
    },
  })
  const initial = valuesOf(policy)
  const form = useSettingsForm<SessionPolicyValues, Read>({
    draft: 'session-policy',
    initial,
    stored: policy && initial,
    schema,
    busy: change.busy,
    recheck,
    save: (values) => change.send({ sessionPolicyInput: inputOf(values) }),
  })
  const ends = form.field('ends')
  const minutes = form.field('minutes')
  const one = form.field('one')
  return (
    <SettingsCard title={text('organizationPage.sessionPolicy')} form={form} {...change.failure}>
      <SwitchField
        name={ends.name}
        label={text('organizationPage.endsSessions')}
        checked={ends.value}
        onChange={(on) => {
          ends.onChange(on)
          minutes.onChange(on ? minutesWhen.on : minutesWhen.off)
        }}
      />
      <NumberField
        {...minutes}
        label={text('organizationPage.minutes')}
        unit={text('organizationPage.minutesUnit')}
        disabled={!ends.value}
      />
      <SwitchField
        name={one.name}
        label={text('organizationPage.oneSession')}
        checked={one.value}
        onChange={one.onChange}
      />
    </SettingsCard>
  )
}
