import { useState } from 'react'
import { accountsApi } from '../../../api'
import { useOwnOrganization } from '../../../domain/accounts/useLostGroups'
import { useRead } from '../../../kit/change/useLookUp'
import { useIsThere } from '../../../kit/useIsThere'
import { useText } from '../../../texts'
import { Banner } from '../../../ui/Banner'
import { Button } from '../../../ui/Button'
import { Spinner } from '../../../ui/Spinner'
import { distinct } from './selection'

const { searchUsersForPicker } = accountsApi.endpoints

/** One call each, one after another: more of them than this would take minutes. */
const MOST = 200

const BETWEEN = /[\s,;]+/
const AROUND = /^[<("'[]+|[>)"'\].]+$/g

/** The e-mail addresses of a pasted text; none where it is words to search for. */
export function addressesIn(pasted: string): string[] {
  const words = pasted.split(BETWEEN).map((word) => word.replace(AROUND, ''))
  const addresses = distinct(words.map((word) => word.replace(/^mailto:/i, '').toLowerCase()))
  return addresses.length > 1 && addresses.some((word) => word.includes('@')) ? addresses : []
}

/** What has come of a pasted list. */
type Outcome = {
  /** How many are still looked for. */
  readonly waiting: number
  readonly notFound: readonly string[]
  readonly notLooked: readonly string[]
  /** How many there were, when these were too many. */
  readonly tooMany?: number
}
const nothing: Outcome = { waiting: 0, notFound: [], notLooked: [] }

/** Looks for the people of a pasted list, since only those of the organization can be given a group. */
export function usePastedUsers(add: (names: Readonly<Record<string, string>>) => void) {
  const read = useRead()
  const isThere = useIsThere()
  const [outcome, setOutcome] = useState(nothing)

  async function lookFor(addresses: readonly string[]) {
    const found: Record<string, string> = {}
    const notFound: string[] = []
    for (const [at, address] of addresses.entries()) {
      setOutcome({ ...nothing, waiting: addresses.length - at, notFound })
      const answer = await read(searchUsersForPicker, { query: address }).catch(() => undefined)
      if (!isThere()) return
      if (!answer) {
        // Without an answer the next one would fare no better.
        setOutcome({ waiting: 0, notFound, notLooked: addresses.slice(at) })
        return add(found)
      }
      const user = answer.results.find(({ id }) => id.toLowerCase() === address)
      if (user) found[user.id] = user.name ?? user.id
      else notFound.push(address)
    }
    setOutcome({ ...nothing, notFound })
    add(found)
  }

  return {
    outcome,
    /** Whether it was a list; nothing else is taken. */
    take: (pasted: string): boolean => {
      const addresses = addressesIn(pasted)
      if (addresses.length === 0) return false
      if (addresses.length > MOST) setOutcome({ ...nothing, tooMany: addresses.length })
      else void lookFor(addresses)
      return true
    },
    again: () => void lookFor(outcome.notLooked),
  }
}

/** What has come of a pasted list, in sentences. */
export function PastedNotice({ pasted }: { pasted: ReturnType<typeof usePastedUsers> }) {
  const text = useText()
  const { name: organization } = useOwnOrganization()
  const { waiting, notFound, notLooked, tooMany } = pasted.outcome
  if (waiting > 0)
    return (
      <p role="status">
        <Spinner size={16} /> {text('permissionGroups.looking', { count: waiting })}
      </p>
    )
  if (notFound.length + notLooked.length === 0 && tooMany === undefined) return null
  const told = (addresses: readonly string[]) => ({ count: addresses.length, names: addresses.join(', ') })
  return (
    <Banner
      tone="warning"
      action={notLooked.length > 0 && <Button onClick={pasted.again}>{text('common.tryAgain')}</Button>}
    >
      {tooMany !== undefined && <p>{text('permissionGroups.tooMany', { most: MOST, count: tooMany })}</p>}
      {notFound.length > 0 && <p>{text('permissionGroups.notFound', { ...told(notFound), organization })}</p>}
      {notLooked.length > 0 && <p>{text('permissionGroups.notLooked', told(notLooked))}</p>}
    </Banner>
  )
}
