import { values } from '../../../api'
import { FilterField } from '../../../kit/list/FilterForm'
import { ValuesFilter } from '../../../kit/list/ValuesFilter'
import { useText } from '../../../texts'
import { MultiSelectField } from '../../../ui/MultiSelectField'
import { SelectField } from '../../../ui/SelectField'
import type { Filters } from './filters'
import { environmentWords, industryLabels, optionsOf, statusWords } from './choices'

type Props = { draft: Filters; put: (changed: Partial<Filters>) => void }

/** Account type, industry, status and environment: they take effect with Search. */
export function OrganizationFilters({ draft, put }: Props) {
  const text = useText()
  const all = text('list.all')
  return (
    <>
      <ValuesFilter
        name="accountTypes"
        label="organizations.accountType"
        values={values.AccountType}
        wordOf={(type) => type}
        chosen={draft.accountTypes}
        onChange={(accountTypes) => put({ accountTypes })}
      />
      <FilterField>
        <MultiSelectField
          dense
          name="industries"
          label={text('organizations.industry')}
          placeholder={all}
          options={optionsOf(industryLabels, text)}
          value={draft.industries}
          onChange={(chosen) => put({ industries: chosen })}
        />
      </FilterField>
      <FilterField>
        <SelectField
          dense
          name="status"
          label={text('organizations.status')}
          options={[{ value: '', label: all }, ...optionsOf(statusWords, text)]}
          value={draft.status}
          onChange={(chosen) =>
            put({ status: values.OrganizationStatus.find((status) => status === chosen) ?? '' })
          }
        />
      </FilterField>
      <ValuesFilter
        name="envs"
        label="organizations.environment"
        values={values.Environment}
        wordOf={(env) => text(environmentWords[env])}
        chosen={draft.envs}
        onChange={(envs) => put({ envs })}
      />
    </>
  )
}
