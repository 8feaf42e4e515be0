import { values } from '../../../api'
import { FilterField } from '../../../kit/list/FilterForm'
import { useText } from '../../../texts'
import { MultiSelectField } from '../../../ui/MultiSelectField'
import { SelectField } from '../../../ui/SelectField'
import type { Filters } from './filters'
import { environmentWords, industryLabels, optionsOf, statusWords, typeOptions } from './choices'

type Props = { draft: Filters; put: (changed: Partial<Filters>) => void }

/** Account type, industry, status and environment: they take effect with Search. */
export function OrganizationFilters({ draft, put }: Props) {
  const text = useText()
  const all = text('list.all')
  return (
    <>
      <FilterField>
        <MultiSelectField
          dense
          name="accountTypes"
          label={text('organizations.accountType')}
          placeholder={all}
          options={typeOptions()}
          value={draft.accountTypes}
          onChange={(chosen) =>
            put({ accountTypes: values.AccountType.filter((type) => chosen.includes(type)) })
          }
        />
      </FilterField>
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
      <FilterField>
        <MultiSelectField
          dense
          name="envs"
          label={text('organizations.environment')}
          placeholder={all}
          options={optionsOf(environmentWords, text)}
          value={draft.envs}
          onChange={(chosen) => put({ envs: values.Environment.filter((env) => chosen.includes(env)) })}
        />
      </FilterField>
    </>
  )
}
