import type { Invitation } from '../../api'
import type { MessageId } from '../../texts'

/** What the invited person can do with an invitation; also the names of the dialogs that ask before. */
export const answers = ['accept', 'reject'] as const
export type Answer = (typeof answers)[number]

type Reason = { readonly id: MessageId; readonly values?: Record<string, string> }

/** The organization's name where the platform gives one, else its id. */
export const organizationOf = ({ orgName, orgId }: Invitation): string => orgName || orgId

/** Why an account cannot answer an invitation; undefined when it can. */
export function obstacleOf({ userId, status }: Invitation, account: string | undefined): Reason | undefined {
  if (status !== 'Pending') return { id: 'invitations.notPending' }
  if (account !== undefined && account.toLowerCase() !== userId.toLowerCase())
    return { id: 'invitations.notYours', values: { account: userId } }
  return undefined
}
