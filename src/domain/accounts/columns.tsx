import type { Account, Organization, OrganizationContext } from '../../api'
import { actionColumn } from '../../kit/list/actionColumn'
import { Time } from '../../kit/time/Time'
import type { Translate } from '../../texts'
import type { Column } from '../../ui/DataTable'
import { SwitchField } from '../../ui/SwitchField'
import { Tag } from '../../ui/Tag'
import { tip } from '../../ui/Tooltip'
import { OrganizationNames } from './OrganizationNames'
import { RoleTags } from './RoleTags'
import { RowActions, rowMenu, type RowEvents } from './RowActions'
import { whyStatusStays } from './status'
import type { Rules, Scope } from './scope'

/** What the answer of the list says beside its rows. */
export type Around = {
  /** By id of the organization. */
  readonly orgs: Readonly<Record<string, Organization>>
  /** What they are in their organizations, by id of the account. */
  readonly orgCtxes: Readonly<Record<string, readonly OrganizationContext[]>>
}

type Options = RowEvents & {
  scope: Scope
  rules: Rules
  around: Around
}

/** Room for an administrator who is a super administrator too. */
const twoRoles = (text: Translate): number =>
  Math.round(58 + 6.5 * (text('role.ADMIN').length + text('role.SUPER_ADMIN').length))

/** The columns in the person's language. */
export function columnsOf(text: Translate, options: Options): readonly Column<Account>[] {
  const { scope, rules, around, own, organization, onOpen } = options
  const none = text('common.none')
  const membershipsOf = ({ id }: Account) => around.orgCtxes[id] ?? []
  const here = (account: Account) => membershipsOf(account).find(({ orgId }) => orgId === organization)
  return [
    {
      key: 'name',
      head: text('accounts.account'),
      least: 240,
      card: 'title',
      cell: ({ id, name }) => (
        <span className="person">
          {rules.has('update') ? (
            <button type="button" className="name" {...tip(name)} onClick={() => onOpen('update', id)}>
              {name}
            </button>
          ) : (
            <b className="name" {...tip(name)}>
              {name}
            </b>
          )}
          <small {...tip(id)}>{id}</small>
        </span>
      ),
    },
    {
      key: 'roles',
      head: text('accounts.roles'),
      width: twoRoles(text),
      card: 'tag',
      cell: ({ roles, name }) => roles.length > 0 && <RoleTags roles={roles} name={name} />,
    },
    ...(scope === 'platform'
      ? [
          {
            key: 'organizations',
            head: text('accounts.organizations'),
            secondary: true,
            least: 136,
            cell: (account: Account) => <OrganizationNames account={account} around={around} />,
          },
        ]
      : []),
    {
      key: 'status',
      head: text('accounts.status'),
      width: 124,
      card: 'foot',
      cell: (account) => {
        const active = account.status === 'active'
        const why = rules.reason('status') ?? whyStatusStays(account, own, text)
        return (
          <SwitchField
            name="status"
            label={text('accounts.statusOf', { name: account.name })}
            state={text(active ? 'accounts.active' : 'accounts.inactive')}
            checked={active}
            onChange={() => onOpen('status', account.id)}
            {...(why !== undefined && { disabledReason: why })}
          />
        )
      },
    },
    {
      key: 'totpEnabled',
      head: text('accounts.twoFactor'),
      width: 112,
      cell: ({ totpEnabled }) => (
        <Tag tone={totpEnabled ? 'success' : 'warning'}>
          {text(totpEnabled ? 'accounts.twoFactorOn' : 'accounts.twoFactorOff')}
        </Tag>
      ),
    },
    {
      key: 'phone',
      head: text('accounts.phone'),
      secondary: true,
      width: 128,
      cell: ({ phone }) => phone,
    },
    ...(scope === 'organization'
      ? [
          {
            key: 'validUntil',
            head: text('accounts.memberUntil'),
            secondary: true,
            width: 124,
            cell: (account: Account) => {
              const until = here(account)?.validUntil
              return until !== undefined && <Time relative at={until} />
            },
          },
        ]
      : []),
    {
      key: 'createdAt',
      head: text('accounts.createdAt'),
      secondary: true,
      width: 116,
      card: 'foot',
      cell: ({ createdAt, createdBy }) =>
        createdAt !== undefined && <Time relative at={createdAt} by={createdBy ?? none} />,
    },
    {
      key: 'updatedAt',
      head: text('accounts.updatedAt'),
      secondary: true,
      tableOnly: true,
      width: 116,
      cell: ({ updatedAt, updatedBy }) =>
        updatedAt !== undefined && <Time relative at={updatedAt} by={updatedBy ?? none} />,
    },
    {
      key: 'address',
      head: text('accounts.address'),
      secondary: true,
      width: 160,
      cell: ({ address }) => address,
    },
    {
      ...actionColumn<Account>(
        text,
        120,
        (account) => !options.phone && <RowActions account={account} rules={rules} onOpen={onOpen} />,
      ),
      menu: rowMenu(text, rules, options),
    },
  ]
}
