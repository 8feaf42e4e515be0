import { useState } from 'react'
import { values } from '../api'
import { MultiSelectField } from '../ui/MultiSelectField'
import { TextField } from '../ui/TextField'
import type { Rights } from './requests'

/** Fields for roles and permissions, and what stands in them. */
export function useRights(initial: Rights) {
  const [roles, setRoles] = useState(initial.roles)
  const [permissions, setPermissions] = useState(initial.permissions.join(' '))
  return {
    rights: (): Rights => ({ roles, permissions: permissions.split(/\s+/).filter(Boolean) }),
    fields: (
      <>
        <MultiSelectField
          name="roles"
          label="Roles"
          placeholder="None"
          options={values.Role.map((role) => ({ value: role, label: role }))}
          value={roles}
          onChange={setRoles}
        />
        <TextField
          name="permissions"
          label="Permissions, with blanks between them"
          value={permissions}
          onChange={setPermissions}
          rows={3}
        />
      </>
    ),
  }
}
