import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { operations, values, type Access, type Role } from '../../api'
import { Panel } from '../../kit/dialog/Panel'
import { FormFields } from '../../kit/form/DrawerForm'
import { rolesAmong } from '../../kit/access/ways'
import { useOpened } from '../../kit/navigation/useOpened'
import { previewBegun, previewEnded, selectPreview, selectUser, type Preview } from '../../session/state'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { MultiSelectField } from '../../ui/MultiSelectField'
import { SelectField } from '../../ui/SelectField'
import { WithTexts } from './texts'
import { namesOf } from './useWhy'

/** The permissions that anything in the console asks for. */
const named = [
  ...new Set(
    Object.values(operations).flatMap(({ access }) =>
      ((access as Access).any ?? []).flatMap(({ permissions = [] }) => permissions),
    ),
  ),
].sort()

/** Chooses the role and the permissions that the console is looked at with. Mount it to open it. */
export function SeeAsDrawer({ onClose }: { onClose: () => void }) {
  return (
    <WithTexts>
      <Choice onClose={onClose} />
    </WithTexts>
  )
}

function Choice({ onClose }: { onClose: () => void }) {
  const text = useText()
  const dispatch = useDispatch()
  const user = useSelector(selectUser)
  const preview = useSelector(selectPreview)
  const own = user?.orgCtx?.roles ?? []
  const [role, setRole] = useState<Role>(preview?.role ?? own[0] ?? 'USER')
  const [permissions, setPermissions] = useState<readonly string[]>(
    user?.permission.contextPermissions.filter((permission) => named.includes(permission)) ?? [],
  )
  const begin = () => {
    dispatch(previewBegun({ role, permissions }))
    onClose()
  }
  return (
    <Panel
      title={text('access.seeAs')}
      size="medium"
      onClose={onClose}
      action={
        <Button kind="primary" icon="eye" onClick={begin}>
          {text('preview.begin')}
        </Button>
      }
    >
      <FormFields as="div">
        <p>{text('preview.about')}</p>
        <SelectField
          name="role"
          label={text('preview.role')}
          value={role}
          onChange={(chosen) => setRole(rolesAmong([chosen])[0] ?? role)}
          options={values.Role.map((value) => ({ value, label: text(`role.${value}`) }))}
        />
        <MultiSelectField
          name="permissions"
          label={text('preview.permissions')}
          placeholder={text('preview.none')}
          options={named.map((value) => ({ value, label: value }))}
          value={permissions}
          onChange={setPermissions}
        />
      </FormFields>
    </Panel>
  )
}

// Over everything, and in nobody's way.
const Edge = chakra('div', {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: 1900,
    border: '3px solid var(--warning)',
    pointerEvents: 'none',
  },
})
// Below what opens over a page: the actions of a drawer stand at the same place.
const Bar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: 0,
    zIndex: 9,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    px: '16px',
    py: '10px',
    bg: 'bg.panel',
    color: 'fg',
    borderTop: '3px solid var(--warning)',
    '& > p': { flex: '1 1 0', minW: 'min(240px, 100% - 36px)', overflowWrap: 'anywhere' },
    '& > div': { display: 'flex', gap: '8px', ms: 'auto' },
    '& > .icon': { color: 'var(--warning)' },
  },
})

/** Around the console while something is previewed: what it is, and the way out. */
export function Frame({ preview }: { preview: Preview }) {
  return (
    <WithTexts>
      <Edge />
      <Words preview={preview} />
    </WithTexts>
  )
}

function Words({ preview: { role, permissions } }: { preview: Preview }) {
  const text = useText()
  const dispatch = useDispatch()
  const { open } = useOpened(['see-as'])
  const values = { role: text(`role.${role}`), permissions: namesOf(text, permissions) }
  return (
    <Bar aria-label={text('preview.region')}>
      <Icon name="eye" />
      <p role="status">{text(permissions.length > 0 ? 'preview.asWith' : 'preview.as', values)}</p>
      <div>
        <Button size="sm" onClick={() => open('see-as')}>
          {text('preview.change')}
        </Button>
        <Button size="sm" kind="primary" onClick={() => dispatch(previewEnded())}>
          {text('preview.end')}
        </Button>
      </div>
    </Bar>
  )
}
