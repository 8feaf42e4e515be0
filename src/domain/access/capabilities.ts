import { useCallback } from 'react'
import type { OperationId } from '../../api'
import { missing } from '../../kit/access/access'
import { useText } from '../../texts'
import type { Reason } from '../../ui/reason'
import { useGrantCheck, useOwnerCheck, type Check } from './checks'

/** A check of the server, in words for controls. One that fails counts as no permission (ROLES-32, ROLES-33). */
export type Capability = Pick<Check, 'asking' | 'failed'> & {
  /** Why an act is not possible, with the documented words for it first; undefined when it is. */
  readonly reasonOf: (words: string, act: OperationId) => Reason | undefined
}

function useCapability({ may, asking, failed }: Check): Capability {
  const text = useText()
  const isFailed = failed !== undefined
  const reasonOf = useCallback(
    (words: string, act: OperationId) => {
      if (may) return undefined
      if (asking) return text('common.loading')
      return missing(isFailed ? text('common.notChecked', { missing: words }) : words, act)
    },
    [may, asking, isFailed, text],
  )
  return { asking, failed, reasonOf }
}

export const useGrantChecked = (): Capability => useCapability(useGrantCheck())
export const useOwnerChecked = (): Capability => useCapability(useOwnerCheck())
