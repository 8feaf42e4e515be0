import { bounds, systemVariablesApi, type SystemVariable } from '../../../../api'
import type { Read } from '../../../../kit/change/useLookUp'

/** A search for one key, which other keys may mention. */
export const searchFor = (key: string) => ({
  pageSize: bounds.PageSize.maximum,
  systemVariableSearch: { freeText: key },
})

/** The variable as it is now, by a search with an equal key (decisions 45). Throws the Refusal when it cannot be read. */
export async function readVariable(read: Read, key: string): Promise<SystemVariable | undefined> {
  const { results } = await read(systemVariablesApi.endpoints.searchSystemVariables, searchFor(key))
  return results.content.find(({ id }) => id === key)
}
