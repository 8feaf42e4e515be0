import { accountsApi, type Account } from '../../api'
import type { Read } from '../../kit/change/useLookUp'
import { pageOfOne } from './filters'
import type { Scope } from './scope'

const { searchAccounts, searchPlatformAccounts } = accountsApi.endpoints

/** The account as it is now, by a search with an equal id (decisions 45). Throws the Refusal when it cannot be read. */
export async function readAccount(read: Read, scope: Scope, id: string): Promise<Account | undefined> {
  const { results } =
    scope === 'platform'
      ? await read(searchPlatformAccounts, { ...pageOfOne, platformAccountSearch: { freeText: id } })
      : await read(searchAccounts, { ...pageOfOne, accountSearch: { freeText: id } })
  return results.content.find((account) => account.id === id)
}
