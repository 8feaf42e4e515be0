import { useSelector } from 'react-redux'
import { operations, type OperationId } from '../../api'
import { waysTo, type Ways } from '../../kit/access/ways'
import { selectUser } from '../../session/state'
import { useText, type Translate } from '../../texts'
import { useHolders, type Holders } from './useHolders'

const FEW = 3

/** At most three names in a row, and how many more there are. */
export function namesOf(text: Translate, names: readonly string[]): string {
  const first = names.slice(0, FEW).join(', ')
  const count = names.length - FEW
  return count > 0 ? text('why.more', { names: first, count }) : first
}

export type Why = Ways & {
  readonly holders: Holders
  /** What is missing, in words; one of several is enough. */
  readonly missing: string
}

/** Why the person may not call an operation, and what helps. */
export function useWhy(operation: OperationId): Why {
  const text = useText()
  const user = useSelector(selectUser)
  const ways = waysTo(operations[operation].access, user)
  const holders = useHolders(ways.permissions)
  const [first = '', ...others] = ways.permissions
  const missing =
    others.length > 0 ? text('why.either', { permission: first, others: others.join(', ') }) : first
  return { ...ways, holders, missing }
}
