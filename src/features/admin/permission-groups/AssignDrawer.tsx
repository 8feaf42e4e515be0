import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { array, object, string, type ObjectSchema } from 'yup'
import {
  isRefusal,
  useGrantPermissionGroupToUsersMutation,
  useSearchAccountsQuery,
  type PermissionGroup,
} from '../../../api'
import { NotChecked } from '../../../domain/access/NotChecked'
import { UserPicker } from '../../../domain/accounts/UserPicker'
import { useGrantCapability } from '../../../domain/permission-groups/useGrantCapability'
import { commonError, saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import { DrawerForm } from '../../../kit/form/DrawerForm'
import { useForm } from '../../../kit/form/form'
import { useRecheck } from '../../../kit/form/useRecheck'
import { useIsThere } from '../../../kit/useIsThere'
import { useStableCallback } from '../../../kit/useStableCallback'
import { selectUser } from '../../../session/state'
import { useText } from '../../../texts'
import { Banner } from '../../../ui/Banner'
import { TextField } from '../../../ui/TextField'
import { drawerSize, type GroupWithUsers, type RowOverlayProps } from './overlays'
import { PastedNotice, usePastedUsers } from './PastedUsers'
import { readGroup } from './read-group'
import { SelectedTable } from './SelectedTable'
import { difference, distinct, inOrder, isNamed } from './selection'
import { usersUndoAsked } from './undo'
import { useNameList } from './useNameList'

type Values = { users: string[] }
type Users = { readonly set: readonly string[]; readonly former: readonly string[] }

const valuesOf = ({ userIds }: Pick<GroupWithUsers, 'userIds'>): Values => ({ users: distinct(userIds) })

/** Nobody is a choice too: it empties the group. */
const schema: ObjectSchema<Values> = object({
  users: array()
    .of(string().defined())
    .transform((ids: string[]) => inOrder(ids))
    .defined(),
})

/** Who has a permission group: the whole list of them, which replaces the one before (PGROUP-60). */
export function AssignDrawer({ group, userIds, onClose }: RowOverlayProps) {
  const { id } = group
  const text = useText()
  const capability = useGrantCapability({
    missing: 'permissionGroups.missingGrantPrivilege',
    act: 'grantPermissionGroupToUsers',
  })
  const [stored] = useState(() => valuesOf({ userIds }))
  const [names, remember] = useUserNames(group)
  const nameOf = (userId: string) => names[userId] ?? userId
  const list = useNameList()
  const { send, refusal, busy } = useGrant(id, onClose)
  const recheck = useRecheck<Values, GroupWithUsers>({
    read: (read) => readGroup(read, id),
    valuesOf,
    by: () => undefined,
    fields: {
      users: {
        label: 'permissionGroups.user',
        words: (users) => list(users.map(nameOf)) || text('permissionGroups.noUsers'),
      },
    },
  })
  const form = useForm<Values, GroupWithUsers>({
    initial: stored,
    stored,
    schema,
    busy,
    draft: `permissionGroups.users ${id}`,
    recheck,
    onSend: ({ users: set }, now) => send({ set, former: inOrder(now?.userIds ?? stored.users) }),
  })
  const users = form.field('users')
  const chosen = users.value
  const add = useStableCallback((found: Readonly<Record<string, string>>) => {
    remember(found)
    users.onChange(distinct([...chosen, ...Object.keys(found)]))
  })
  const takeOut = useStableCallback((ids: readonly string[]) =>
    users.onChange(chosen.filter((userId) => !ids.includes(userId))),
  )
  const pasted = usePastedUsers(add)
  const mayNot = capability.reason !== undefined && !capability.asking
  return (
    <DrawerForm
      title={text('permissionGroups.assignTitle')}
      size={drawerSize}
      form={form}
      // The common error tells it (PGROUP-66).
      refusal={undefined}
      otherwise="common.somethingWentWrong"
      blocked={capability.reason}
      onClose={onClose}
    >
      <NotChecked {...capability} />
      <Yourself userIds={[...stored.users, ...chosen]} />
      <TextField
        readOnly
        name="group"
        label={text('permissionGroups.groupName')}
        value={group.name}
        onChange={() => undefined}
      />
      <UserPicker
        {...users}
        multiple
        listedApart
        label={text('permissionGroups.user')}
        searchLabel="picker.usersOrPaste"
        placeholder={text('permissionGroups.chooseUsers')}
        readOnly={mayNot}
        value={chosen.map((userId) => ({ value: userId, label: nameOf(userId) }))}
        onChange={(picked) => {
          remember(Object.fromEntries(picked.map(({ value, label }) => [value, label])))
          users.onChange(distinct(picked.map(({ value }) => value)))
        }}
        onPaste={pasted.take}
      />
      <PastedNotice pasted={pasted} />
      <SelectedTable
        label={text('permissionGroups.selectedUsers', { count: chosen.length })}
        head={text('permissionGroups.user')}
        rows={chosen.map((userId) => ({
          ...{ id: userId, name: nameOf(userId) },
          wrong: isNamed(userId, refusal?.said) ? text('permissionGroups.refused') : undefined,
        }))}
        onTakeOut={mayNot ? undefined : takeOut}
      />
      <Difference before={stored.users} chosen={chosen} nameOf={nameOf} />
    </DrawerForm>
  )
}

/** Sends who has the group; a refusal is a common error, and the form stays as it is. */
function useGrant(id: string, onClose: () => void) {
  const dispatch = useDispatch()
  const isThere = useIsThere()
  const [grant, granting] = useGrantPermissionGroupToUsersMutation()
  const send = async ({ set }: Users) => {
    const answer = await grant({ id, permissionGroupUsers: { userIds: [...set] } })
    // Whoever has left is told by a notice that leads back.
    if (isRefusal(answer.error) && isThere() && !answer.error.toldBySession)
      dispatch(commonError(answer.error))
    return answer
  }
  const change = useChange([send, granting], {
    done: ({ message }) => saidOr(message, { id: 'permissionGroups.assigned' }),
    failed: 'common.somethingWentWrong',
    title: 'common.error',
    stale: ['PermissionGroup'],
    undo: (_, { set, former }) => usersUndoAsked({ id, set, former }),
    onClose,
  })
  return { send: change.send, busy: change.busy, refusal: change.failure.refusal }
}

/** The names of those who have the group, as far as one call tells them, and of those who are chosen here. */
function useUserNames({ id }: PermissionGroup) {
  const { data } = useSearchAccountsQuery({
    ...{ page: 0, pageSize: 100, orderBy: 'name:ASC' },
    accountSearch: { permissionGroup: [id] },
  })
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const held = Object.fromEntries(data?.results.content.map((account) => [account.id, account.name]) ?? [])
  const remember = (names: Readonly<Record<string, string>>) => setChosen((known) => ({ ...known, ...names }))
  return [{ ...chosen, ...held } as Readonly<Record<string, string | undefined>>, remember] as const
}

function Yourself({ userIds }: { userIds: readonly string[] }) {
  const text = useText()
  const own = useSelector(selectUser)?.id
  if (own === undefined || !userIds.includes(own)) return null
  return <Banner tone="warning">{text('permissionGroups.yourself')}</Banner>
}

type DifferenceProps = {
  before: readonly string[]
  chosen: readonly string[]
  nameOf: (id: string) => string
}

/** Who gains and who loses what the group permits. */
function Difference({ before, chosen, nameOf }: DifferenceProps) {
  const text = useText()
  const list = useNameList()
  const { gained, lost } = difference(before, chosen)
  if (gained.length + lost.length === 0) return null
  const told = (ids: readonly string[]) => ({ count: ids.length, names: list(ids.map(nameOf)) })
  return (
    <Banner tone={lost.length > 0 ? 'warning' : 'info'}>
      {gained.length > 0 && <p>{text('permissionGroups.joining', told(gained))}</p>}
      {lost.length > 0 && <p>{text('permissionGroups.leaving', told(lost))}</p>}
    </Banner>
  )
}
