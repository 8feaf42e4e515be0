import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import {
  useUpdateAccountMutation,
  useUpdateAccountRolesMutation,
  useUpdatePlatformAccountMutation,
  type Account,
  type AccountUpdate,
} from '../../api'
import { useChange, type Mutation } from '../../kit/change/useChange'
import { DrawerForm } from '../../kit/form/DrawerForm'
import { equal } from '../../kit/form/equal'
import { useForm } from '../../kit/form/form'
import { useRecheck } from '../../kit/form/useRecheck'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { Banner } from '../../ui/Banner'
import { Icon } from '../../ui/Icon'
import { wordsOf } from '../../ui/reason'
import { SwitchField } from '../../ui/SwitchField'
import { TextField } from '../../ui/TextField'
import { keptRoles, rolesOf, updateOf, updateSchemaOf, valuesOf, type UpdateValues } from './account-form'
import { ContactFields, RolesField } from './AccountFields'
import type { RowOverlayProps } from './AccountOverlays'
import { readAccount } from './read-account'
import { drawerSizes, useRules, type Scope } from './scope'
import { whyStatusStays } from './status'
import { accountUndoAsked } from './undo'

// A finger finds no tooltip: what screen readers hear of the switch is written too.
const Status = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '8px',
    '& > p': { display: 'flex', gap: '4px', textStyle: 'xs', color: 'fg.muted' },
  },
})

/** What is known of an account, and what it may do. The e-mail is its name for ever. */
export function UpdateDrawer({ scope, account, onClose }: RowOverlayProps) {
  const text = useText()
  const own = useSelector(selectUser)?.id
  const rules = useRules(scope)
  // As it was when the drawer opened: the list below it goes on being read.
  const [stored] = useState(() => valuesOf(account))
  const change = useChange(useSave(scope, account), {
    done: () => ({ id: 'accounts.updated', values: { id: account.id } }),
    failed: 'common.somethingWentWrong',
    stale: ['Account'],
    undo: (_, set) => accountUndoAsked({ scope, set, former: updateOf(account, stored) }),
    onClose,
  })
  const recheck = useRecheck({
    read: (read) => readAccount(read, scope, account.id),
    valuesOf,
    by: ({ updatedBy }) => updatedBy,
    fields: {
      name: 'accounts.name',
      phone: 'accounts.phone',
      address: 'accounts.address',
      roles: {
        label: 'accounts.roles',
        words: (roles, text) => roles.map((role) => text(`role.${role as 'USER'}`)).join(', '), // of those offered
      },
      active: {
        label: 'accounts.status',
        words: (active, text) => text(active ? 'accounts.active' : 'accounts.inactive'),
      },
    },
  })
  const [schema] = useState(() => updateSchemaOf(account))
  const form = useForm<UpdateValues, Account>({
    initial: stored,
    stored,
    schema,
    busy: change.busy,
    draft: `accounts.update ${account.id}`,
    recheck,
    onSend: (values, now = account) => change.send(updateOf(now, values)),
  })
  const { name, value: active, onChange } = form.field('active')
  const whyStays = rules.reason('status') ?? whyStatusStays(account, own, text)
  return (
    <DrawerForm
      title={text('accounts.updateTitle')}
      size={drawerSizes[scope]}
      form={form}
      {...change.failure}
      blocked={rules.reason('update')}
      onClose={onClose}
    >
      {account.id === own && <Banner tone="warning">{text('common.yourself')}</Banner>}
      <TextField {...form.field('name')} label={text('accounts.name')} autoComplete="off" />
      <TextField
        readOnly
        name="email"
        label={text('accounts.email')}
        help={text('accounts.emailStays')}
        value={account.id}
        onChange={() => undefined}
      />
      <ContactFields form={form} />
      <RolesField form={form} kept={keptRoles(account)} />
      <Status>
        <b aria-hidden="true">{text('accounts.status')}</b>
        <SwitchField
          name={name}
          label={text('accounts.status')}
          state={text(active ? 'accounts.active' : 'accounts.inactive')}
          checked={active}
          onChange={onChange}
          {...(whyStays !== undefined && { disabledReason: whyStays })}
        />
        {whyStays !== undefined && (
          <p aria-hidden="true">
            <Icon name="lock" size={16} /> {wordsOf(whyStays)}
          </p>
        )}
      </Status>
    </DrawerForm>
  )
}

/**
 * Sends what has changed: in an organization roles have a call of their own (ACCOUNTS-57), which goes after the other so
 * that a refusal of the first leaves both as they were.
 */
function useSave(scope: Scope, former: Account): Mutation<AccountUpdate, unknown> {
  const [update, updating] = useUpdateAccountMutation()
  const [updateRoles, updatingRoles] = useUpdateAccountRolesMutation()
  const [updatePlatform, updatingPlatform] = useUpdatePlatformAccountMutation()
  const id = former.id
  const before = updateOf(former)
  const send = async (set: AccountUpdate) => {
    if (scope === 'platform') return updatePlatform({ id, accountUpdate: set })
    const roles = equal(set.roles, before.roles) ? undefined : set.roles
    const info = { ...set, roles: before.roles }
    if (!equal(info, before)) {
      const answer = await update({ id, accountUpdate: info })
      if (answer.error !== undefined || !roles) return answer
    }
    const offered = rolesOf({ ...valuesOf(former), roles: roles ?? before.roles })
    return updateRoles({ accountRolesUpdate: { email: id, roles: offered } })
  }
  const states = [updating, updatingRoles, updatingPlatform]
  return [
    send,
    {
      isLoading: states.some(({ isLoading }) => isLoading),
      error: states.find(({ error }) => error !== undefined)?.error,
    },
  ]
}
