import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { OperationId } from '../../api'
import { useText, type MessageId } from '../../texts'
import { operationOf } from './address'

const START = 'act.'

/**
 * The acts that a role or a permission is needed for, as people call them: every call that writes, and the lists. The
 * texts of the feature name them.
 */
export function useActs() {
  const text = useText()
  const { messages } = useIntl()
  return useMemo(() => {
    const isNamed = (id: string): id is MessageId => Object.hasOwn(messages, id)
    return {
      acts: Object.keys(messages).flatMap((id) =>
        id.startsWith(START) ? (operationOf(id.slice(START.length)) ?? []) : [],
      ),
      /** What an operation is called; its name on the wire where people never ask for it. */
      actOf: (operation: OperationId) => {
        const id = START + operation
        return isNamed(id) ? text(id) : operation
      },
    }
  }, [text, messages])
}
