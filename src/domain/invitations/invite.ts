import { startOfDay } from 'date-fns/startOfDay'
import { subDays } from 'date-fns/subDays'
import { array, number, object, string, type ObjectSchema } from 'yup'
import { bounds, values as described, type AccountInvitationInput } from '../../api'
import { now } from '../../clock'
import { message } from '../../kit/form/form'
import { plain } from '../../kit/form/text'

export type Invite = {
  userId: string
  roles: string[]
  /** Epoch milliseconds. */
  joinedOrgExpiredAt: number | undefined
  reason: string
}

export const nobody: Invite = { userId: '', roles: [], joinedOrgExpiredAt: undefined, reason: '' }

/** The first day that can be picked as expiry is yesterday. */
export const firstExpiry = (): number => subDays(startOfDay(now()), 1).getTime()

export const schema: ObjectSchema<Invite> = object({
  userId: plain(bounds.AccountInvitationInput.userId)
    .required(message('invitations.emailRequired'))
    .email(message('invitations.emailWrong')),
  roles: array().of(string().defined()).defined(),
  joinedOrgExpiredAt: number()
    .typeError(message('time.notUnderstood'))
    .test(
      'first',
      message('invitations.expiryPast'),
      (moment) => moment === undefined || moment >= firstExpiry(),
    ),
  reason: plain(bounds.AccountInvitationInput.reason, { lines: true }).required(
    message('invitations.reasonRequired'),
  ),
})

/** What everybody is invited with: no roles and no end are left out, `expiredAt` is always 0. */
export const invitationOf = ({
  roles,
  joinedOrgExpiredAt,
  reason,
}: Omit<Invite, 'userId'>): Omit<AccountInvitationInput, 'userId'> => ({
  reason,
  ...(roles.length > 0 && { roles: described.AccountRole.filter((role) => roles.includes(role)) }),
  ...(joinedOrgExpiredAt !== undefined && { joinedOrgExpiredAt }),
  expiredAt: 0,
})

/** As the call wants it. */
export const inputOf = ({ userId, ...invite }: Invite): AccountInvitationInput => ({
  userId,
  ...invitationOf(invite),
})
