import { chakra } from '@chakra-ui/react'
import {
  organizationPageApi,
  useGetOrganizationLocalizationQuery,
  useListCountriesQuery,
  useSaveOrganizationLocalizationMutation,
  values as described,
  type Country,
  type Localization,
} from '../../../../api'
import { saidOr } from '../../../../flows/outcomes'
import { useChange } from '../../../../kit/change/useChange'
import { useRecheck } from '../../../../kit/form/useRecheck'
import { useSettingsForm } from '../../../../kit/form/useSettingsForm'
import { QueryContent } from '../../../../kit/query/QueryContent'
import { useRelativeTime } from '../../../../kit/time/useRelativeTime'
import { useText } from '../../../../texts'
import { Button } from '../../../../ui/Button'
import { Card } from '../../../../ui/Card'
import { SelectField } from '../../../../ui/SelectField'
import { SwitchField } from '../../../../ui/SwitchField'
import { TextField } from '../../../../ui/TextField'
import { CardContent, FormCard } from '../FormCard'
import {
  gmtOf,
  inputOf,
  schema,
  usual,
  valuesOf,
  zones,
  type Codes,
  type LocalizationValues,
} from './localization-form'

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    '@container (min-width: 400px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

/** Zone, currency and country of the organization. */
export function LocalizationSection() {
  const text = useText()
  const query = useGetOrganizationLocalizationQuery()
  return (
    <Card title={text('organizationLocalization.title')} flush>
      <CardContent>
        <QueryContent query={query}>{({ result }) => <LocalizationForm stored={result} />}</QueryContent>
      </CardContent>
    </Card>
  )
}

function LocalizationForm({ stored }: { stored: Localization | undefined }) {
  const text = useText()
  const countries = useListCountriesQuery()
  const known = countries.data?.results ?? []
  const initial = valuesOf(stored ?? usual)
  const codesOf = (countryName: string): Codes =>
    known.find(({ name }) => name === countryName) ??
    (stored?.countryName === countryName
      ? { alpha2: stored.countryCodeAlpha2 ?? '', alpha3: stored.countryCodeAlpha3 ?? '' }
      : { alpha2: '', alpha3: '' })
  const change = useChange(useSaveOrganizationLocalizationMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.saved' }),
    failed: 'common.somethingWentWrong',
  })
  const recheck = useRecheck({
    read: async (read) =>
      (await read(organizationPageApi.endpoints.getOrganizationLocalization, undefined)).result ?? usual,
    valuesOf,
    by: ({ updatedBy }: Localization) => updatedBy,
    fields: {
      gmt: { label: 'organizationLocalization.gmt', words: gmtOf },
      currency: 'organizationLocalization.currency',
      countryName: 'organizationLocalization.country',
      zipCode: 'organizationLocalization.zipCode',
      countryPhoneCode: 'organizationLocalization.phoneCode',
      requiredCountryPhoneCode: 'organizationLocalization.requiresPhoneCode',
    },
  })
  const form = useSettingsForm<LocalizationValues, Localization>({
    draft: 'localization',
    initial,
    stored: stored && initial,
    schema,
    busy: change.busy,
    recheck,
    save: (values) => change.send({ localizationInput: inputOf(values, codesOf(values.countryName)) }),
  })
  const country = form.field('countryName')
  const needsCode = form.field('requiredCountryPhoneCode')
  const { alpha2, alpha3 } = codesOf(country.value)
  const optional = text('common.optional')
  const choose = (name: string) => {
    country.onChange(name)
    form.field('zipCode').onChange(known.find((each) => each.name === name)?.code ?? '')
  }
  return (
    <FormCard
      title={text('organizationLocalization.title')}
      form={form}
      {...change.failure}
      footerStart={
        stored?.updatedAt !== undefined && <LastChange at={stored.updatedAt} by={stored.updatedBy} />
      }
    >
      <SelectField
        {...form.field('gmt')}
        label={text('organizationLocalization.gmt')}
        placeholder={text('organizationLocalization.choose')}
        options={zones.map((zone) => ({ value: zone, label: gmtOf(zone) }))}
      />
      <SelectField
        {...form.field('currency')}
        label={text('organizationLocalization.currency')}
        placeholder={text('organizationLocalization.choose')}
        options={described.Currency.map((currency) => ({ value: currency, label: currency }))}
      />
      <SelectField
        {...country}
        onChange={choose}
        label={text('organizationLocalization.country')}
        placeholder={text('organizationLocalization.choose')}
        options={optionsOf(known, [country.value, initial.countryName])}
      />
      {countries.isError && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="8px" role="status">
          {text('organizationLocalization.countriesUnread')}
          <Button
            size="sm"
            icon="refresh"
            loading={countries.isFetching}
            onClick={() => void countries.refetch()}
          >
            {text('common.tryAgain')}
          </Button>
        </chakra.div>
      )}
      <Pair>
        <TextField
          name="alpha2"
          label={text('organizationLocalization.alpha2')}
          value={alpha2}
          onChange={() => undefined}
          readOnly
        />
        <TextField
          name="alpha3"
          label={text('organizationLocalization.alpha3')}
          value={alpha3}
          onChange={() => undefined}
          readOnly
        />
        <TextField
          {...form.field('zipCode')}
          label={text('organizationLocalization.zipCode')}
          optional={optional}
          autoComplete="off"
        />
        <TextField
          {...form.field('countryPhoneCode')}
          label={text('organizationLocalization.phoneCode')}
          optional={optional}
          placeholder={text('organizationLocalization.phoneExample')}
          type="tel"
          autoComplete="off"
        />
      </Pair>
      <SwitchField
        name={needsCode.name}
        label={text('organizationLocalization.requiresPhoneCode')}
        checked={needsCode.value}
        onChange={needsCode.onChange}
      />
    </FormCard>
  )
}

/** The list, and before it what is stored or chosen and stands in no list. */
function optionsOf(known: readonly Country[], others: readonly string[]) {
  const names = known.map(({ name }) => name)
  const unlisted = [...new Set(others)].filter((name) => name !== '' && !names.includes(name))
  return [...unlisted, ...names].map((name) => ({ value: name, label: name }))
}

function LastChange({ at, by }: { at: number; by: string | undefined }) {
  const text = useText()
  const relativeTime = useRelativeTime()
  return (
    <span>
      {text('organizationLocalization.lastChange', {
        time: relativeTime(at),
        who: by ?? text('common.none'),
      })}
    </span>
  )
}
