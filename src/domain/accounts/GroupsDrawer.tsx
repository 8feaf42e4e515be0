import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSelector } from 'react-redux'
import { array, object, string, type ObjectSchema } from 'yup'
import {
  accountsApi,
  isRefusal,
  useGetAccountDetailQuery,
  useSavePermissionGroupUsersMutation,
  type Account,
  type Refusal,
} from '../../api'
import { saidOr } from '../../flows/outcomes'
import { useChange } from '../../kit/change/useChange'
import { Panel } from '../../kit/dialog/Panel'
import { DrawerForm, FormFields } from '../../kit/form/DrawerForm'
import { message, useForm } from '../../kit/form/form'
import { useRecheck } from '../../kit/form/useRecheck'
import { OpenedRecord, type RecordLook } from '../../kit/list/OpenedRecord'
import { ButtonLink } from '../../kit/navigation/ButtonLink'
import { paths } from '../../paths'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { Banner } from '../../ui/Banner'
import type { Pickable } from '../../ui/PickerField'
import { wordsOf } from '../../ui/reason'
import { NotChecked } from '../access/NotChecked'
import { PermissionGroupPicker } from '../permission-groups/PermissionGroupPicker'
import { useGrantCapability } from '../permission-groups/useGrantCapability'
import { AboutAccount } from './AboutAccount'
import type { RowOverlayProps } from './AccountOverlays'
import { groupsUndoAsked } from './groups-undo'
import { ProductPermissions } from './ProductPermissions'
import { drawerSizes } from './scope'
import { useOwnOrganization } from './useLostGroups'

const { getAccountDetail } = accountsApi.endpoints

type Values = { groups: Pickable[] }
type Groups = { readonly set: readonly Pickable[]; readonly former: readonly Pickable[] }

const valuesOf = ({ permissionGroups = [] }: Account): Values => ({
  groups: inOrder(permissionGroups.map(({ id, name }) => ({ value: id, label: name }))),
})
const inOrder = (groups: readonly Pickable[]) => groups.toSorted((a, b) => (a.value < b.value ? -1 : 1))
const idsOf = (groups: readonly Pickable[]) => groups.map(({ value }) => value)
const namesOf = (groups: readonly Pickable[]) => groups.map(({ label }) => label).join(', ')

/** A selection is required of whoever has no group yet; else an empty one takes all away (ACCOUNTS-68). */
const schemaOf = (required: boolean): ObjectSchema<Values> =>
  object({
    groups: array()
      .of(object({ value: string().defined(), label: string().defined() }))
      .min(required ? 1 : 0, message('accounts.required'))
      .defined(),
  })

/** Assigns an account to permission groups of the organization that one works in (ACCOUNTS-16, SUPERACC-17). */
export function GroupsDrawer({ scope, account, query, onClose }: RowOverlayProps) {
  const text = useText()
  const { pathname } = useLocation()
  const { id: own, name: organization } = useOwnOrganization()
  const isElsewhere = account.orgIds !== undefined && own !== undefined && !account.orgIds.includes(own)
  const detail = useGetAccountDetailQuery(
    { id: account.id, loadPermissionGroup: true },
    { skip: isElsewhere },
  )
  if (isElsewhere)
    return (
      <Panel size={drawerSizes[scope]} title={text('accounts.assignGroups')} onClose={onClose}>
        <FormFields as="div">
          <AboutAccount account={account} />
          <Banner
            tone="info"
            action={<ButtonLink to={paths.selectOrganization}>{text('accounts.chooseOther')}</ButtonLink>}
          >
            {text('accounts.groupsElsewhere', { name: account.name, organization })}
          </Banner>
          <ProductPermissions account={account} query={query} />
        </FormFields>
      </Panel>
    )
  return (
    <OpenedRecord
      look={lookOf(detail, query)}
      title="accounts.assignGroups"
      gone="accounts.gone"
      way={<ButtonLink to={pathname}>{text('accounts.all')}</ButtonLink>}
      onClose={onClose}
    >
      {(now) => (
        <GroupsForm scope={scope} account={now} query={query} organization={organization} onClose={onClose} />
      )}
    </OpenedRecord>
  )
}

type Detail = {
  readonly data?: { readonly result: Account }
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

function lookOf(detail: Detail, query: RowOverlayProps['query']): RecordLook<Account> {
  const { data, error, isFetching, refetch } = detail
  if (data) return { name: 'here', row: data.result, query }
  if (error === undefined) return { name: 'looking' }
  if (isRefusal(error) && error.status === 409) return { name: 'gone' }
  return { name: 'failed', retrying: isFetching, again: () => void refetch() }
}

type FormProps = Pick<RowOverlayProps, 'scope' | 'query' | 'onClose'> & {
  account: Account
  organization: string
}

function GroupsForm({ scope, account, query, organization, onClose }: FormProps) {
  const text = useText()
  const isOwn = useSelector(selectUser)?.id === account.id
  const { id, name } = account
  const capability = useGrantCapability()
  const initial = valuesOf(account)
  const [save, saving] = useSavePermissionGroupUsersMutation()
  const send = ({ set }: Groups) =>
    save({ permissionGroupAssignment: { groupIds: idsOf(set), userIds: [id] } })
  const change = useChange([send, saving], {
    done: ({ message }) => saidOr(message, { id: 'accounts.groupsDone' }),
    failed: 'common.somethingWasWrong',
    undo: (_, { set, former }) => groupsUndoAsked({ id, set: idsOf(set), former: idsOf(former) }),
    onClose,
  })
  const recheck = useRecheck<Values, Account>({
    read: async (read) => (await read(getAccountDetail, { id, loadPermissionGroup: true })).result,
    valuesOf,
    fields: {
      groups: { label: 'accounts.groups', words: (groups) => namesOf(groups) || text('common.none') },
    },
  })
  const [required] = useState(initial.groups.length === 0)
  const [schema] = useState(() => schemaOf(required))
  const form = useForm<Values, Account>({
    initial,
    stored: required ? undefined : initial,
    schema,
    busy: change.busy,
    draft: `accounts.groups ${id}`,
    recheck,
    onSend: ({ groups: set }, now = account) => change.send({ set, former: valuesOf(now).groups }),
  })
  const { refusal, otherwise } = change.failure
  const groups = form.field('groups')
  return (
    <DrawerForm
      title={text('accounts.assignGroups')}
      size={drawerSizes[scope]}
      form={form}
      refusal={refusal && wrongOf(refusal, text('common.somethingWasWrong'))}
      otherwise={otherwise}
      blocked={capability.reason}
      onClose={onClose}
    >
      {isOwn && <Banner tone="warning">{text('common.yourself')}</Banner>}
      <AboutAccount account={account} organization={organization} />
      <NotChecked {...capability} />
      <PermissionGroupPicker
        {...groups}
        multiple
        label={text('accounts.groups')}
        placeholder={text('accounts.noGroups')}
        readOnly={capability.reason !== undefined && !capability.asking}
        help={
          capability.failed || capability.asking || !capability.reason
            ? undefined
            : wordsOf(capability.reason)
        }
        onChange={(chosen) => groups.onChange(inOrder(chosen.map(({ value, label }) => ({ value, label }))))}
      />
      <Difference held={initial.groups} groups={form.values.groups} name={name} />
      <ProductPermissions account={account} query={query} />
    </DrawerForm>
  )
}

/** The documents' words, then those of the server (ACCOUNTS-74). */
const wrongOf = (refusal: Refusal, words: string): Refusal =>
  refusal.said ? { ...refusal, said: `${words} ${refusal.said}` } : refusal

/** How many groups are gained and lost by what is chosen, and which. */
function Difference(props: { held: readonly Pickable[]; groups: readonly Pickable[]; name: string }) {
  const { held, groups, name } = props
  const text = useText()
  const without = (these: readonly Pickable[], those: readonly Pickable[]) =>
    these.filter(({ value }) => !those.some((each) => each.value === value))
  const gained = without(groups, held)
  const lost = without(held, groups)
  if (gained.length + lost.length === 0) return null
  return (
    <Banner tone={lost.length > 0 ? 'warning' : 'info'}>
      {gained.length > 0 && (
        <p>{text('accounts.gains', { name, count: gained.length, names: namesOf(gained) })}</p>
      )}
      {lost.length > 0 && <p>{text('accounts.loses', { name, count: lost.length, names: namesOf(lost) })}</p>}
    </Banner>
  )
}
