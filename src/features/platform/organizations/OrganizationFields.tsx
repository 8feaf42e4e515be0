import type { Form } from '../../../kit/form/form'
import { MomentRangeField } from '../../../kit/time/MomentRangeField'
import { useText } from '../../../texts'
import { SelectField } from '../../../ui/SelectField'
import { TextField } from '../../../ui/TextField'
import type { OrganizationValues } from './organization-form'
import {
  contractTypeWords,
  environmentWords,
  industryLabels,
  optionsOf,
  phaseWords,
  typeOptions,
} from './choices'

type Props = {
  form: Form<OrganizationValues>
  /** Its type and industry may be words that the form does not offer; they can be kept. */
  stored?: OrganizationValues
}

/** What an organization is made of, in creating and in updating it. */
export function OrganizationFields({ form, stored }: Props) {
  const text = useText()
  const optional = text('common.optional')
  const select = {
    placeholder: text('organizations.choose'),
  }
  const plain = (name: 'website' | 'address' | 'phone' | 'email') => ({
    ...form.field(name),
    label: text(`organizations.${name}`),
    optional,
    autoComplete: 'off',
  })
  return (
    <>
      <TextField {...form.field('name')} label={text('organizations.name')} autoComplete="off" />
      <TextField {...form.field('code')} label={text('organizations.code')} autoComplete="off" />
      <TextField {...form.field('fullName')} label={text('organizations.fullName')} autoComplete="off" />
      <SelectField
        {...form.field('accountType')}
        {...select}
        label={text('organizations.accountType')}
        options={typeOptions(stored?.accountType)}
      />
      <SelectField
        {...form.field('phase')}
        {...select}
        label={text('organizations.phase')}
        options={optionsOf(phaseWords, text)}
      />
      <SelectField
        {...form.field('environment')}
        label={text('organizations.environment')}
        options={optionsOf(environmentWords, text)}
      />
      <SelectField
        {...form.field('industry')}
        {...select}
        label={text('organizations.industry')}
        options={optionsOf(industryLabels, text, stored?.industry)}
      />
      <SelectField
        {...form.field('contractType')}
        {...select}
        label={text('organizations.contractType')}
        optional={optional}
        options={optionsOf(contractTypeWords, text)}
      />
      <EffectTime form={form} />
      <TextField {...plain('website')} inputMode="url" />
      <TextField {...plain('address')} rows={2} />
      <TextField {...plain('phone')} type="tel" />
      <TextField {...plain('email')} type="email" />
    </>
  )
}

/** How long the contract holds: one range, whole or none. */
function EffectTime({ form }: { form: Form<OrganizationValues> }) {
  const text = useText()
  const [from, to] = [form.field('contractFrom'), form.field('contractTo')]
  return (
    <MomentRangeField
      label={text('organizations.effectTime')}
      optional={text('common.optional')}
      names={{ from: from.name, to: to.name }}
      from={from.value ?? undefined}
      to={to.value ?? undefined}
      errors={{ from: from.error, to: to.error }}
      onChange={(ends) => {
        from.onChange(ends.from ?? null)
        to.onChange(ends.to ?? null)
      }}
      onBlur={{ from: from.onBlur, to: to.onBlur }}
    />
  )
}
