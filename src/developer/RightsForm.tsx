import { useState } from 'react'
import { values } from '../api'
import { Button } from '../ui/Button'
import { MultiSelectField } from '../ui/MultiSelectField'
import { TextField } from '../ui/TextField'
import { Column, Note, Row, Wrong } from './parts'
import { chooseRights, type DoorState, type Rights } from './requests'
import { useAct } from './useAsked'

type Props = { rights: Rights | undefined; onState: (state: DoorState) => void }

/** Over Prism: the role and the permissions that the current user has. */
export function RightsForm({ rights, onState }: Props) {
  const [roles, setRoles] = useState<readonly string[]>(rights?.roles ?? ['USER', 'ADMIN', 'SUPER_ADMIN'])
  const [permissions, setPermissions] = useState(rights?.permissions.join(' ') ?? '')
  const { wrong, act } = useAct()
  const choose = (next: Rights | undefined) =>
    act(async () => {
      onState(await chooseRights(next))
      location.reload()
    })
  return (
    <Column>
      <Note>The current user is that of the first example, with these rights.</Note>
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
      <Row>
        <Button
          kind="primary"
          onClick={() => void choose({ roles, permissions: permissions.split(/\s+/).filter(Boolean) })}
        >
          Use these rights
        </Button>
        {rights && <Button onClick={() => void choose(undefined)}>Those of the example</Button>}
      </Row>
      <Wrong>{wrong}</Wrong>
    </Column>
  )
}
