import type { ReactNode } from 'react'
import type { Invitation } from '../../api'
import { answerColumn, sourceColumns } from '../../domain/invitations/columns'
import { InvitationStatusTag } from '../../domain/invitations/InvitationStatusTag'
import { Time } from '../../kit/time/Time'
import type { Translate } from '../../texts'
import type { Column } from '../../ui/DataTable'

/** The columns in the person's language; `buttons` answers the invitation of a row. */
export function columnsOf(
  text: Translate,
  buttons: (invitation: Invitation) => ReactNode,
): readonly Column<Invitation>[] {
  return [
    ...sourceColumns(text),
    {
      key: 'roles',
      head: text('invitations.roles'),
      secondary: true,
      width: 96,
      cell: ({ roles }) => roles.map((role) => text(`role.${role}`)).join(', '),
    },
    {
      key: 'status',
      head: text('invitations.status'),
      width: 104,
      card: 'tag',
      cell: ({ status }) => <InvitationStatusTag status={status} />,
    },
    {
      key: 'expiredAt',
      head: text('invitations.expiry'),
      secondary: true,
      width: 112,
      cell: ({ expiredAt }) => Boolean(expiredAt) && <Time at={expiredAt} relative />,
    },
    {
      key: 'joinedOrgExpiredAt',
      head: text('invitations.memberUntil'),
      secondary: true,
      width: 112,
      cell: ({ joinedOrgExpiredAt }) =>
        Boolean(joinedOrgExpiredAt) && <Time at={joinedOrgExpiredAt} relative />,
    },
    answerColumn(text, buttons),
  ]
}
