import { useState } from 'react'
import { useSelector } from 'react-redux'
import { array, object, string, type ObjectSchema } from 'yup'
import {
  bounds,
  permissionGroupsApi,
  useAddPermissionGroupMutation,
  useUpdatePermissionGroupMutation,
  type PermissionGroup,
  type PermissionGroupInput,
} from '../../../api'
import { NotChecked } from '../../../domain/access/NotChecked'
import { PermissionPicker } from '../../../domain/permission-groups/PermissionPicker'
import { useGrantCapability } from '../../../domain/permission-groups/useGrantCapability'
import { usePermissions } from '../../../domain/permission-groups/usePermissions'
import { saidOr } from '../../../flows/outcomes'
import { useLookUp } from '../../../kit/change/useLookUp'
import { useChange, type Change } from '../../../kit/change/useChange'
import { DrawerForm } from '../../../kit/form/DrawerForm'
import { message, useForm, type Form } from '../../../kit/form/form'
import { plain } from '../../../kit/form/text'
import { useRecheck } from '../../../kit/form/useRecheck'
import { useStableCallback } from '../../../kit/useStableCallback'
import { selectUser } from '../../../session/state'
import { useText } from '../../../texts'
import { Banner } from '../../../ui/Banner'
import { TextField } from '../../../ui/TextField'
import { drawerSize, type RowOverlayProps } from './overlays'
import { readGroup, wholePage } from './read-group'
import { SelectedTable } from './SelectedTable'
import { difference, distinct, inOrder, isNamed } from './selection'
import { useNameList } from './useNameList'

const { searchPermissionGroups } = permissionGroupsApi.endpoints

type Values = { name: string; description: string; permissions: string[] }

const noGroup: Values = { name: '', description: '', permissions: [] }
const valuesOf = ({ name, description = '', permissions }: PermissionGroup): Values => ({
  name,
  description,
  permissions: distinct(permissions),
})
const inputOf = ({ name, description, permissions }: Values): PermissionGroupInput => ({
  name,
  permissions,
  ...(description !== '' && { description }),
})

const schema: ObjectSchema<Values> = object({
  name: plain(bounds.PermissionGroupInput.name).required(message('permissionGroups.nameRequired')),
  description: plain(bounds.PermissionGroupInput.description, { lines: true }),
  permissions: array()
    .of(string().defined())
    .transform((ids: string[]) => inOrder(ids))
    .min(1, message('permissionGroups.permissionRequired'))
    .defined(),
})

/** A new permission group. */
export function AddDrawer({ onClose }: { onClose: () => void }) {
  const lookUp = useLookUp()
  const [add, adding] = useAddPermissionGroupMutation()
  const send = (permissionGroupInput: PermissionGroupInput) => add({ permissionGroupInput })
  const change = useChange([send, adding], {
    done: ({ message }) => saidOr(message, { id: 'permissionGroups.added' }),
    failed: 'common.somethingWentWrong',
    stale: ['PermissionGroup'],
    wasDone: async ({ name }) => {
      const found = await lookUp(searchPermissionGroups, {
        ...wholePage,
        permissionGroupSearch: { query: name },
      })
      return found?.results.content.some((group) => group.name === name)
    },
    onClose,
  })
  const form = useForm<Values>({
    initial: noGroup,
    schema,
    busy: change.busy,
    draft: 'permissionGroups.add',
    onSend: (values) => change.send(inputOf(values)),
  })
  return <GroupForm title="permissionGroups.addTitle" form={form} change={change} onClose={onClose} />
}

/** A group that exists; one of the system is looked at instead (PGROUP-29). */
export function UpdateDrawer({ group, userIds, onClose }: RowOverlayProps) {
  const { id } = group
  const { nameOf } = usePermissions()
  // As it was when the drawer opened: the list below it goes on being read.
  const [stored] = useState(() => valuesOf(group))
  const [update, updating] = useUpdatePermissionGroupMutation()
  const send = (permissionGroupInput: PermissionGroupInput) => update({ id, permissionGroupInput })
  const change = useChange([send, updating], {
    done: ({ message }) => saidOr(message, { id: 'common.updated' }),
    failed: 'common.somethingWentWrong',
    stale: ['PermissionGroup'],
    onClose,
  })
  const recheck = useRecheck<Values, PermissionGroup>({
    read: async (read) => (await readGroup(read, id))?.group,
    valuesOf,
    by: ({ updatedBy }) => updatedBy,
    fields: {
      name: 'permissionGroups.name',
      description: 'permissionGroups.description',
      permissions: {
        label: 'permissionGroups.permission',
        words: (permissions) => permissions.map(nameOf).join(', '),
      },
    },
  })
  const form = useForm<Values, PermissionGroup>({
    initial: stored,
    stored,
    schema,
    busy: change.busy,
    draft: `permissionGroups.update ${id}`,
    recheck,
    onSend: (values) => change.send(inputOf(values)),
  })
  return (
    <GroupForm
      title="permissionGroups.updateTitle"
      form={form}
      change={change}
      held={{ permissions: stored.permissions, userIds }}
      onClose={onClose}
    />
  )
}

type FormProps = {
  title: 'permissionGroups.addTitle' | 'permissionGroups.updateTitle'
  form: Form<Values>
  change: Pick<Change<never>, 'failure'>
  /** What the group permits until it is saved, and to whom. */
  held?: { readonly permissions: readonly string[]; readonly userIds: readonly string[] }
  onClose: () => void
}

function GroupForm({ title, form, change, held, onClose }: FormProps) {
  const text = useText()
  const capability = useGrantCapability({
    missing: 'permissionGroups.missingGrant',
    act: held ? 'updatePermissionGroup' : 'addPermissionGroup',
  })
  const catalogue = usePermissions()
  const permissions = form.field('permissions')
  const chosen = permissions.value
  const { refusal } = change.failure
  const rows = chosen.map((id) => {
    const isGone = (catalogue.isKnown && !catalogue.find(id)) || isNamed(id, refusal?.said)
    return {
      ...{ id, name: catalogue.nameOf(id), description: catalogue.find(id)?.description },
      wrong: isGone ? text('permissionGroups.notInCatalogue') : undefined,
    }
  })
  const takeOut = useStableCallback((ids: readonly string[]) =>
    permissions.onChange(chosen.filter((id) => !ids.includes(id))),
  )
  return (
    <DrawerForm
      title={text(title)}
      size={drawerSize}
      form={form}
      {...change.failure}
      blocked={capability.reason}
      onClose={onClose}
    >
      <NotChecked {...capability} />
      {held && <Holders userIds={held.userIds} />}
      <TextField {...form.field('name')} label={text('permissionGroups.name')} autoComplete="off" />
      <TextField
        {...form.field('description')}
        rows={2}
        label={text('permissionGroups.description')}
        optional={text('common.optional')}
      />
      <PermissionPicker
        {...permissions}
        multiple
        listedApart
        label={text('permissionGroups.permission')}
        {...(chosen.length === 0 && { optional: text('permissionGroups.required') })}
        placeholder={text('permissionGroups.choosePermissions')}
        value={chosen}
        onChange={(picked) => permissions.onChange(distinct(picked))}
      />
      <SelectedTable
        label={text('permissionGroups.selectedPermissions', { count: chosen.length })}
        head={text('permissionGroups.permission')}
        rows={rows}
        onTakeOut={takeOut}
      />
      {held && <Difference {...held} chosen={chosen} nameOf={catalogue.nameOf} />}
    </DrawerForm>
  )
}

/** How many people a change concerns, and whether one of them makes it. */
function Holders({ userIds }: { userIds: readonly string[] }) {
  const text = useText()
  const own = useSelector(selectUser)?.id
  if (own !== undefined && userIds.includes(own))
    return <Banner tone="warning">{text('permissionGroups.yourself')}</Banner>
  return null
}

type DifferenceProps = NonNullable<FormProps['held']> & {
  chosen: readonly string[]
  nameOf: (id: string) => string
}

/** What those who have the group gain and lose by what is chosen; how many they are when that is nothing. */
function Difference({ permissions, userIds, chosen, nameOf }: DifferenceProps) {
  const text = useText()
  const list = useNameList()
  const users = userIds.length
  const { gained, lost } = difference(permissions, chosen)
  const told = (ids: readonly string[]) => ({ users, count: ids.length, names: list(ids.map(nameOf)) })
  if (users === 0 || gained.length + lost.length === 0)
    return <p>{text('permissionGroups.held', { count: users })}</p>
  return (
    <Banner tone={lost.length > 0 ? 'warning' : 'info'}>
      {gained.length > 0 && <p>{text('permissionGroups.holdersGain', told(gained))}</p>}
      {lost.length > 0 && <p>{text('permissionGroups.holdersLose', told(lost))}</p>}
    </Banner>
  )
}
