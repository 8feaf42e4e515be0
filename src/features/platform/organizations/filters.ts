import {
  organizationsApi,
  values,
  type AccountType,
  type Environment,
  type OrganizationCriteria,
  type OrganizationStatus,
} from '../../../api'
import { someOf, textPart, type AddressPart, type ListAddress } from '../../../kit/list/address'
import { firstList, type Asking } from '../../../kit/list/first-list'
import { directions, type Direction } from '../../../kit/list/SortControls'
import type { MessageId } from '../../../texts'
import { environmentWords, industries, industryLabels, labelOf, statusWords } from './choices'

export type Filters = {
  readonly freeText: string
  readonly accountTypes: readonly AccountType[]
  readonly industries: readonly string[]
  /** One or none. */
  readonly status: OrganizationStatus | ''
  readonly envs: readonly Environment[]
}

export const sortFields = ['name', 'accountType', 'status', 'createdAt', 'updatedAt'] as const
export type SortField = (typeof sortFields)[number]
export type Order = `${SortField}:${Direction}`

const statusPart: AddressPart<Filters['status']> = {
  none: '',
  read: ([text]) => values.OrganizationStatus.find((status) => status === text) ?? '',
  write: (status) => (status ? [status] : []),
}

const orders = sortFields.flatMap((field) => directions.map((direction): Order => `${field}:${direction}`))

export const listParams: ListAddress<Filters, Order> = {
  name: 'organizations',
  filters: {
    freeText: textPart,
    accountTypes: someOf(values.AccountType),
    industries: someOf(industries),
    status: statusPart,
    envs: someOf(values.Environment),
  },
  orders: ['createdAt:DESC', ...orders],
}

/** What the calls want: the list and the export of what it shows ask with the same (B34). */
export function criteriaOf(filters: Filters): OrganizationCriteria {
  const { freeText, status } = filters
  return {
    freeText,
    accountTypes: [...filters.accountTypes],
    industries: [...filters.industries],
    status: status ? [status] : [],
    envs: [...filters.envs],
  }
}

/** The criteria in words; what filters nothing is left out. */
export function criteriaInWords(filters: Filters, text: (id: MessageId) => string) {
  const { freeText, status } = filters
  const said: readonly { term: MessageId; values: readonly string[] }[] = [
    { term: 'organizations.info', values: freeText ? [freeText] : [] },
    { term: 'organizations.accountType', values: filters.accountTypes },
    {
      term: 'organizations.industry',
      values: filters.industries.map((industry) => labelOf(industryLabels, industry, text)),
    },
    { term: 'organizations.status', values: status ? [labelOf(statusWords, status, text)] : [] },
    {
      term: 'organizations.environment',
      values: filters.envs.map((env) => labelOf(environmentWords, env, text)),
    },
  ]
  return said
    .filter(({ values }) => values.length > 0)
    .map(({ term, values }) => ({ term: text(term), value: values.join(', ') }))
}

export const argsOf = ({ request, filters }: Asking<Filters, Order>) => ({
  ...request,
  organizationCriteria: criteriaOf(filters),
})

export const first = firstList(organizationsApi.endpoints.searchOrganizations, listParams, argsOf)
