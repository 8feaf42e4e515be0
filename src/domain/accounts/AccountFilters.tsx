import { useState } from 'react'
import { values } from '../../api'
import { FilterField } from '../../kit/list/FilterForm'
import { ValuesFilter } from '../../kit/list/ValuesFilter'
import { useText } from '../../texts'
import { timings } from '../../timings'
import type { Pickable } from '../../ui/PickerField'
import { SelectField } from '../../ui/SelectField'
import { OrganizationPicker } from '../organizations/OrganizationPicker'
import { PermissionGroupPicker } from '../permission-groups/PermissionGroupPicker'
import type { Filters } from './filters'
import type { Scope } from './scope'

type Props = { scope: Scope; draft: Filters; put: (changed: Partial<Filters>) => void }

/** Roles, status, permission group, and organizations where there are several: they take effect with Search. */
export function AccountFilters({ scope, draft, put }: Props) {
  const text = useText()
  const all = text('list.all')
  const { named, remember } = useNames()
  return (
    <>
      <ValuesFilter
        name="roles"
        label="accounts.roles"
        values={values.Role}
        wordOf={(role) => text(`role.${role}`)}
        chosen={draft.roles}
        onChange={(roles) => put({ roles })}
      />
      <FilterField>
        <SelectField
          dense
          name="status"
          label={text('accounts.status')}
          options={[
            { value: '', label: all },
            ...values.AccountStatus.map((status) => ({ value: status, label: text(`accounts.${status}`) })),
          ]}
          value={draft.status ?? ''}
          onChange={(chosen) => put({ status: values.AccountStatus.find((status) => status === chosen) })}
        />
      </FilterField>
      <FilterField>
        <PermissionGroupPicker
          dense
          name="permissionGroup"
          label={text('accounts.permissionGroup')}
          placeholder={all}
          value={named(draft.permissionGroup)}
          onChange={(chosen) => put({ permissionGroup: remember(chosen) })}
        />
      </FilterField>
      {scope === 'platform' && (
        <FilterField>
          <OrganizationPicker
            dense
            multiple
            name="orgIds"
            label={text('accounts.organizations')}
            placeholder={all}
            pause={timings.organizationSearchPause}
            value={named(draft.orgIds)}
            onChange={(chosen) => put({ orgIds: remember(chosen) })}
          />
        </FilterField>
      )}
    </>
  )
}

/** The address has ids alone; names are those that were chosen here. */
function useNames() {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  return {
    named: (ids: readonly string[]): Pickable[] =>
      ids.map((value) => ({ value, label: names[value] ?? value })),
    remember: (chosen: readonly Pickable[]): string[] => {
      setNames({ ...names, ...Object.fromEntries(chosen.map(({ value, label }) => [value, label])) })
      return chosen.map(({ value }) => value)
    },
  }
}
