import { FilterField } from '../../../kit/list/FilterForm'
import { useText } from '../../../texts'
import { MultiSelectField } from '../../../ui/MultiSelectField'
import { SelectField } from '../../../ui/SelectField'
import type { Filters } from './filters'
import {
  accountTypes,
  environments,
  environmentWords,
  industryLabels,
  optionsOf,
  statuses,
  statusWords,
  typeOptions,
} from './choices'

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
          onChange={(chosen) => put({ accountTypes: accountTypes.filter((type) => chosen.includes(type)) })}
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
          onChange={(chosen) => put({ status: statuses.find((status) => status === chosen) ?? '' })}
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
          onChange={(chosen) => put({ envs: environments.filter((env) => chosen.includes(env)) })}
        />
      </FilterField>
    </>
  )
}
