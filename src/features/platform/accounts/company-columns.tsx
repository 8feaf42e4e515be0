import { serverNow } from '../../../clock'
import { Time } from '../../../kit/time/Time'
import type { Translate } from '../../../texts'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { Skeleton } from '../../../ui/Skeleton'
import { SwitchField } from '../../../ui/SwitchField'
import { Tag } from '../../../ui/Tag'
import { tip } from '../../../ui/Tooltip'
import type { Company } from './companies'
import type { Grant, Held } from './grants'

/** What can be done about a person in an organization. */
export type Act =
  | { readonly name: 'roles' | 'remove' }
  | { readonly name: 'grant'; readonly grant: Grant; readonly assigns: boolean }

type Options = {
  /** Whose organizations they are. */
  name: string
  /** The organization that the person cannot be removed from: the own one of who works there. */
  stays: string | undefined
  grant: Held
  ofAccounts: Held
  onAct: (act: Act, company: Company) => void
}

/** The columns in the person's language. */
export function columnsOf(text: Translate, options: Options): readonly Column<Company>[] {
  const { name: person, stays, grant, ofAccounts, onAct } = options
  return [
    {
      key: 'organization',
      head: text('companies.organization'),
      least: 160,
      card: 'title',
      cell: ({ id, name }) => (
        <span className="person">
          <b className="name" {...tip(name)}>
            {name}
          </b>
          <small {...tip(id)}>{id}</small>
        </span>
      ),
    },
    {
      key: 'roles',
      head: text('accounts.roles'),
      least: 120,
      card: 'tag',
      cell: ({ roles }) =>
        roles.length > 0 && (
          <span className="tags" data-wrap="">
            {roles.map((role) => (
              <Tag key={role} tone="strong">
                {text(`role.${role}`)}
              </Tag>
            ))}
          </span>
        ),
    },
    {
      key: 'validUntil',
      head: text('accounts.memberUntil'),
      width: 124,
      cell: ({ validUntil }) =>
        validUntil === undefined ? (
          text('companies.noEnd')
        ) : (
          <span className="tags" data-wrap="">
            <Time at={validUntil} />
            {validUntil < serverNow() && <Tag tone="warning">{text('companies.ended')}</Tag>}
          </span>
        ),
    },
    grantColumn('grant', text('companies.grant'), grant),
    grantColumn('account', text('companies.account'), ofAccounts),
    {
      key: 'actions',
      head: text('list.action'),
      width: 200,
      card: 'foot',
      cell: (company) => (
        <>
          <Button size="sm" icon="pencil" onClick={() => onAct({ name: 'roles' }, company)}>
            {text('companies.selectRoles')}
          </Button>
          <Button
            size="sm"
            kind="ghost"
            icon="sign-out"
            {...(company.id === stays && { disabledReason: text('companies.stays') })}
            onClick={() => onAct({ name: 'remove' }, company)}
          >
            {text('companies.remove')}
          </Button>
        </>
      ),
    },
  ]

  function grantColumn(which: Grant, head: string, held: Held): Column<Company> {
    return {
      key: which,
      head,
      width: 124,
      cell: (company) => {
        if (held.name === 'looking') return <Skeleton width="64px" />
        const has = held.name === 'known' && held.by[company.id] === true
        const unknown = held.name === 'failed'
        return (
          <SwitchField
            name={which}
            label={text('companies.permissionOf', {
              ...{ permission: head, name: person, organization: company.name },
            })}
            state={text(unknown ? 'companies.unknown' : has ? 'companies.has' : 'companies.hasNot')}
            checked={has}
            {...(unknown && { disabledReason: text('common.couldNotLoad') })}
            onChange={() => onAct({ name: 'grant', grant: which, assigns: !has }, company)}
          />
        )
      },
    }
  }
}
