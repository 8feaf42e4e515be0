import { useEffect, useEffectEvent, useState } from 'react'
import { internalPermissionsApi } from '../../../api'
import { useRead } from '../../../kit/change/useLookUp'

const { listInternalPermissionsByUser } = internalPermissionsApi.endpoints

/** What one person holds in an organization now. */
export type Held =
  { readonly name: 'reading' | 'failed' } | { readonly name: 'read'; readonly permissions: readonly string[] }

const READING: Held = { name: 'reading' }

/** What each of some people holds in an organization, read one after another; nothing is read while none is named. */
export function useHeld(orgId: string, userIds: readonly string[]) {
  const read = useRead()
  const [known, setKnown] = useState<ReadonlyMap<string, Held>>(new Map())
  const [tries, setTries] = useState(0)
  const keyOf = (userId: string) => `${orgId}\n${userId}`
  const wanted = userIds.join('\n')
  const readAll = async (isLeft: () => boolean) => {
    for (const userId of wanted.split('\n').filter(Boolean)) {
      if (isLeft()) return
      const before = known.get(keyOf(userId))
      if (before?.name === 'read') continue
      const put = (held: Held) => setKnown((all) => new Map(all).set(keyOf(userId), held))
      if (before) put(READING)
      await read(listInternalPermissionsByUser, { userId, orgId }).then(
        ({ results }) => put({ name: 'read', permissions: results.map(({ permission }) => permission) }),
        () => put({ name: 'failed' }),
      )
    }
  }
  const begin = useEffectEvent(readAll)
  // The server is outside React.
  useEffect(() => {
    let left = false
    if (orgId !== '') void begin(() => left)
    return () => void (left = true)
  }, [orgId, wanted, tries])
  return {
    of: (userId: string): Held => known.get(keyOf(userId)) ?? READING,
    again: () => setTries(tries + 1),
  }
}
