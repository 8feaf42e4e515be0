import type { Invitation } from '../../../api'
import { InvitationStatusTag } from '../../../domain/invitations/InvitationStatusTag'
import { actionColumn } from '../../../kit/list/actionColumn'
import { Time } from '../../../kit/time/Time'
import type { Translate } from '../../../texts'
import type { Column } from '../../../ui/DataTable'
import { IconButton } from '../../../ui/IconButton'
import { tip } from '../../../ui/Tooltip'

/** What can be done with an invitation of the list. */
export type Opened = { readonly name: 'json' | 'withdraw'; readonly invitation: Invitation }

/** The invitations of the organization, in the person's language. */
export const columnsOf = (
  text: Translate,
  onOpen: (opened: Opened) => void,
  mayWithdraw: boolean,
): readonly Column<Invitation>[] => [
  {
    key: 'userId',
    head: text('invitations.account'),
    least: 168,
    card: 'title',
    cell: ({ userId }) => (
      <span className="cut" {...tip(userId)}>
        {userId}
      </span>
    ),
  },
  {
    key: 'status',
    head: text('invitations.status'),
    width: 112,
    card: 'tag',
    cell: ({ status }) => <InvitationStatusTag status={status} />,
  },
  {
    key: 'roles',
    head: text('invitations.roles'),
    secondary: true,
    width: 104,
    cell: ({ roles }) => roles.map((role) => text(`role.${role}`)).join(', '),
  },
  {
    key: 'createdAt',
    head: text('invitations.time'),
    secondary: true,
    width: 104,
    cell: ({ createdAt }) => <Time at={createdAt} relative />,
  },
  {
    key: 'joinedOrgExpiredAt',
    head: text('invitations.memberUntil'),
    secondary: true,
    width: 120,
    cell: ({ joinedOrgExpiredAt }) =>
      Boolean(joinedOrgExpiredAt) && <Time at={joinedOrgExpiredAt} relative />,
  },
  {
    key: 'invitedBy',
    head: text('invitations.invitedBy'),
    secondary: true,
    width: 168,
    cell: ({ invitedBy }) => invitedBy,
  },
  {
    key: 'reason',
    head: text('invitations.reason'),
    secondary: true,
    width: 168,
    cell: ({ reason }) => reason,
  },
  actionColumn(text, 88, (invitation) => (
    <>
      <IconButton
        size="sm"
        icon="document"
        label={text('accountInvitations.jsonOf', { user: invitation.userId })}
        onClick={() => onOpen({ name: 'json', invitation })}
      />
      {mayWithdraw && (
        <IconButton
          size="sm"
          icon="trash"
          label={text('accountInvitations.withdrawOf', { user: invitation.userId })}
          onClick={() => onOpen({ name: 'withdraw', invitation })}
          {...(invitation.status === 'Accepted' && { disabledReason: text('accountInvitations.accepted') })}
        />
      )}
    </>
  )),
]
