import {
  accountsApi,
  operations,
  values,
  type AccountSearch,
  type AccountStatus,
  type PlatformAccountSearch,
  type Role,
} from '../../api'
import { mayCall } from '../../kit/access/access'
import { oneOf, someOf, textPart, wordsPart, type ListAddress } from '../../kit/list/address'
import { firstList, type Asking, type FirstList } from '../../kit/list/first-list'
import { directions, type Direction } from '../../kit/list/SortControls'
import type { MessageId } from '../../texts'
import type { Scope } from './scope'

export type Filters = {
  readonly freeText: string
  readonly roles: readonly Role[]
  readonly status: AccountStatus | undefined
  /** The id of a permission group, or none. */
  readonly permissionGroup: readonly string[]
  /** Ids of organizations; only accounts of the platform are filtered by them. */
  readonly orgIds: readonly string[]
}

export const sortFields = ['name', 'createdAt', 'updatedAt'] as const
export type SortField = (typeof sortFields)[number]
export type Order = `${SortField}:${Direction}`

const orders = sortFields.flatMap((field) => directions.map((direction): Order => `${field}:${direction}`))

const paramsOf = (name: string): ListAddress<Filters, Order> => ({
  name,
  filters: {
    freeText: textPart,
    roles: someOf(values.Role),
    status: oneOf(values.AccountStatus),
    permissionGroup: { ...wordsPart, read: (texts) => wordsPart.read(texts).slice(0, 1) },
    orgIds: wordsPart,
  },
  orders: ['createdAt:DESC', ...orders],
})

export const listParams: Readonly<Record<Scope, ListAddress<Filters, Order>>> = {
  organization: paramsOf('accounts'),
  platform: paramsOf('platform accounts'),
}

/** What the calls want: the list and the export of what it shows ask with the same (B34). Empty ones are left out. */
export const criteriaOf = ({ freeText, roles, status, permissionGroup }: Filters): AccountSearch => ({
  ...(freeText !== '' && { freeText }),
  ...(roles.length > 0 && { roles: [...roles] }),
  ...(status && { status: [status] }),
  ...(permissionGroup.length > 0 && { permissionGroup: [...permissionGroup] }),
})

export const platformCriteriaOf = (filters: Filters): PlatformAccountSearch => ({
  ...criteriaOf(filters),
  ...(filters.orgIds.length > 0 && { orgIds: [...filters.orgIds] }),
})

/** The criteria in words; what filters nothing is left out. */
export function criteriaInWords(
  { freeText, roles, status, permissionGroup, orgIds }: Filters,
  text: (id: MessageId) => string,
  names: { groupOf: (id: string) => string; organizationOf: (id: string) => string },
) {
  const said: readonly { term: MessageId; values: readonly string[] }[] = [
    { term: 'accounts.info', values: freeText ? [freeText] : [] },
    { term: 'accounts.roles', values: roles.map((role) => text(`role.${role}`)) },
    { term: 'accounts.status', values: status ? [text(`accounts.${status}`)] : [] },
    { term: 'accounts.permissionGroup', values: permissionGroup.map(names.groupOf) },
    { term: 'accounts.organizations', values: orgIds.map(names.organizationOf) },
  ]
  return said
    .filter(({ values }) => values.length > 0)
    .map(({ term, values }) => ({ term: text(term), value: values.join(', ') }))
}

/** An account is found by a search for its id (decisions 45), which may stand in the texts of others. */
export const pageOfOne = { page: 0, pageSize: 100, orderBy: 'createdAt:DESC' } as const

export const argsOf = ({ request, filters }: Asking<Filters, Order>) => ({
  ...request,
  accountSearch: criteriaOf(filters),
})
export const platformArgsOf = ({ request, filters }: Asking<Filters, Order>) => ({
  ...request,
  platformAccountSearch: platformCriteriaOf(filters),
})

const { searchAccounts, searchPlatformAccounts } = accountsApi.endpoints

export const first = firstList(searchAccounts, listParams.organization, argsOf)

const ofAll = firstList(searchPlatformAccounts, listParams.platform, platformArgsOf)

/** An administrator sees the accounts of the own organization there (decisions 2). */
export const platformFirst: FirstList = (search, user) => {
  const may = mayCall(operations.searchPlatformAccounts.access, user).name === 'may'
  return (may ? ofAll : first)(search, user)
}
