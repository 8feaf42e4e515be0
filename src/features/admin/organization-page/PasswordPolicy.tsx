import { chakra } from '@chakra-ui/react'
import {
  organizationPageApi,
  useGetOrganizationPasswordPolicyQuery,
  useSaveOrganizationPasswordPolicyMutation,
  type PasswordPolicy as Policy,
} from '../../../api'
import { saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import type { Form } from '../../../kit/form/form'
import { NumberField } from '../../../kit/form/NumberField'
import { useRecheck } from '../../../kit/form/useRecheck'
import { useSettingsForm } from '../../../kit/form/useSettingsForm'
import { useText } from '../../../texts'
import {
  inputOf,
  passwordPolicySchema,
  sentenceOf,
  standardPolicy,
  valuesOf,
  type PasswordPolicyValues,
} from './password-policy-form'
import { SectionContent } from '../../../kit/query/SectionContent'
import { SettingsCard } from '../../../kit/form/SettingsCard'

const Pairs = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
    gap: '16px',
    alignItems: 'start',
  },
})
const Sentence = chakra('p', {
  base: { p: '8px 12px', borderRadius: 'l2', bg: 'bg.muted', textStyle: 'xs', overflowWrap: 'anywhere' },
})

/** What passwords of the organization have to be, and how long they last. */
export function PasswordPolicy() {
  const query = useGetOrganizationPasswordPolicyQuery()
  return (
    <SectionContent title="organizationPage.passwordPolicy" query={query}>
      {({ result }) => <PolicyForm policy={result} />}
    </SectionContent>
  )
}

type Read = { readonly policy: Policy | undefined }
const readValues = (policy: Policy | undefined) => (policy ? valuesOf(policy) : standardPolicy)

function PolicyForm({ policy }: { policy: Policy | undefined }) {
  const text = useText()
  const change = useChange(useSaveOrganizationPasswordPolicyMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.saved' }),
    failed: 'settings.somethingWentWrong',
  })
  const recheck = useRecheck<PasswordPolicyValues, Read>({
    read: async (read) => ({
      policy: (await read(organizationPageApi.endpoints.getOrganizationPasswordPolicy, undefined)).result,
    }),
    valuesOf: ({ policy }) => readValues(policy),
    fields: {
      shortest: 'organizationPage.shortest',
      longest: 'organizationPage.longest',
      days: 'organizationPage.days',
      digits: 'organizationPage.digits',
      special: 'organizationPage.special',
      upper: 'organizationPage.upper',
      lower: 'organizationPage.lower',
    },
  })
  const initial = readValues(policy)
  const form = useSettingsForm<PasswordPolicyValues, Read>({
    draft: 'password-policy',
    initial,
    stored: policy && initial,
    schema: passwordPolicySchema,
    busy: change.busy,
    recheck,
    save: (values) => change.send({ passwordPolicyInput: inputOf(values) }),
  })
  const sentence = sentenceOf(form.values, text)
  return (
    <SettingsCard title={text('organizationPage.passwordPolicy')} form={form} {...change.failure}>
      <Pairs>
        <Count form={form} name="shortest" unit="organizationPage.characters" />
        <Count form={form} name="longest" unit="organizationPage.characters" />
        <Count form={form} name="digits" unit="organizationPage.orMore" />
        <Count form={form} name="special" unit="organizationPage.orMore" help={'~!@#$%^&*()_-'} />
        <Count form={form} name="upper" unit="organizationPage.orMore" />
        <Count form={form} name="lower" unit="organizationPage.orMore" />
        <Count
          form={form}
          name="days"
          unit="organizationPage.daysUnit"
          help={text('organizationPage.daysHelp')}
        />
      </Pairs>
      <Sentence role="status" hidden={!sentence}>
        {sentence}
      </Sentence>
    </SettingsCard>
  )
}

type CountProps = {
  form: Form<PasswordPolicyValues>
  name: keyof PasswordPolicyValues
  unit: 'organizationPage.characters' | 'organizationPage.orMore' | 'organizationPage.daysUnit'
  help?: string
}

function Count({ form, name, unit, help }: CountProps) {
  const text = useText()
  return (
    <NumberField
      {...form.field(name)}
      label={text(`organizationPage.${name}`)}
      unit={text(unit)}
      help={help}
    />
  )
}
