import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { operations, type OperationId } from '../../api'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import type { Reason } from '../../ui/reason'
import { mayCall, missing, type May } from './access'

export type AccessRules<Action extends string> = {
  /** Whether the role has it at all. */
  readonly has: (action: Action) => boolean
  /** Why it cannot be done now: the permission that is missing. */
  readonly reason: (action: Action) => Reason | undefined
}

/**
 * What the person may do on a page. `calls` says for each action the operation that it comes down to, and stays the same
 * object; so does the answer, until the person's roles or permissions change. An action without one nobody has.
 */
export function useAccessRules<Action extends string>(
  calls: Readonly<Partial<Record<Action, OperationId>>>,
): AccessRules<Action> {
  const text = useText()
  const user = useSelector(selectUser)
  return useMemo(() => {
    const may = (action: Action): May => {
      const call = calls[action]
      return call ? mayCall(operations[call].access, user) : { name: 'hidden' }
    }
    return {
      has: (action) => may(action).name !== 'hidden',
      reason: (action) => {
        const answer = may(action)
        const call = calls[action]
        return answer.name === 'missing' && call
          ? missing(text('access.missing', { permission: answer.permission }), call)
          : undefined
      },
    }
  }, [calls, text, user])
}
