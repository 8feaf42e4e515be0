import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Account, Role } from '../../../api'
import type { Around } from '../../../domain/accounts/columns'
import { listParams, pageOfOne } from '../../../domain/accounts/filters'
import { useAccounts } from '../../../domain/accounts/useAccounts'
import { alphabetical, fold } from '../../../kit/fold'
import { noFilters, textPart, type ListAddress } from '../../../kit/list/address'
import type { Asking } from '../../../kit/list/first-list'
import type { ListQuery } from '../../../kit/list/listView'

/** An organization of a person, and what the person is there. */
export type Company = {
  readonly id: string
  readonly name: string
  readonly roles: readonly Role[]
  /** Until when it lets the person in, in epoch milliseconds; without it there is no end. */
  readonly validUntil: number | undefined
}

export type Filters = { readonly freeText: string }

export const companyParams: ListAddress<Filters, 'name:ASC'> = {
  filters: { freeText: textPart },
  orders: ['name:ASC'],
}

/**
 * The organizations of an account: from the answer of the list that it stands in, else from a search for it. One answer
 * has them all; the pages are made here.
 */
export function useCompanies(
  { id }: Account,
  around: Around,
  { request: { page, pageSize }, filters }: Asking<Filters, 'name:ASC'>,
) {
  const listed = around.orgCtxes[id]
  const { query, around: found } = useAccounts(
    'platform',
    {
      request: pageOfOne,
      filters: { ...noFilters(listParams.platform), freeText: id },
    },
    { skip: listed !== undefined },
  )
  const source = listed === undefined ? found : around
  const isHere = listed !== undefined || query.data !== undefined
  const { locale } = useIntl()
  const all = useMemo(
    () => (isHere ? companiesOf(id, source, locale) : undefined),
    [id, source, isHere, locale],
  )
  const shown = useMemo(
    () => all && pageOf(all, { page, pageSize, freeText: filters.freeText }),
    [all, page, pageSize, filters.freeText],
  )
  const error = all === undefined ? query.error : undefined
  const companies: ListQuery<Company> & { refetch(): unknown } = {
    ...(shown && { data: shown, currentData: shown }),
    ...(error !== undefined && { error }),
    isFetching: all === undefined && query.isFetching,
    refetch: () => listed === undefined && query.refetch(),
  }
  return { companies, total: all?.length }
}

function companiesOf(id: string, { orgs, orgCtxes }: Around, lang: string): Company[] {
  const compare = alphabetical(lang)
  return (orgCtxes[id] ?? [])
    .map(({ orgId, roles, validUntil, organization }) => ({
      id: orgId,
      name: orgs[orgId]?.name ?? organization?.name ?? orgId,
      roles,
      validUntil,
    }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id))
}

type Asked = { readonly page: number; readonly pageSize: number; readonly freeText: string }

/** One page, as the lists of the server are answered. */
export function pageOf(all: readonly Company[], { page, pageSize, freeText }: Asked) {
  const words = fold(freeText.trim())
  const found = all.filter(({ id, name }) => fold(`${name}\n${id}`).includes(words))
  return {
    results: {
      content: found.slice(page * pageSize, (page + 1) * pageSize),
      page: {
        pageSize,
        currentPage: page,
        totalPages: Math.ceil(found.length / pageSize),
        totalRecords: found.length,
      },
    },
  }
}
