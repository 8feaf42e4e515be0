import { refuse, type LoginResult } from '../api'
import type { MessageId } from '../texts'

/**
 * The result of a sign-in, of its code or of the choice of an organization. A server may answer what no document knows,
 * nothing at all or nothing of that kind: throws the refusal that says `otherwise`.
 */
export function loginResultOf(
  answer: { readonly result?: Partial<LoginResult> } | null,
  otherwise: MessageId,
): LoginResult {
  const status = answer?.result?.status
  if (!status) throw refuse(otherwise)
  return { ...answer?.result, status }
}
