import type { ReactNode } from 'react'
import type { Invitation } from '../../api'
import type { Translate } from '../../texts'
import type { Column } from '../../ui/DataTable'
import { Words } from '../../ui/Words'
import { buttonsWidth } from '../../kit/list/actionColumn'
import { Time } from '../../kit/time/Time'
import { organizationOf } from './answers'

/** By whom, when and where to: the columns of every list of the own invitations. */
export const sourceColumns = (text: Translate): readonly Column<Invitation>[] => [
  {
    key: 'invitedBy',
    head: text('invitations.invitedBy'),
    secondary: true,
    least: 132,
    cell: ({ invitedBy }) => invitedBy,
  },
  {
    key: 'createdAt',
    head: text('invitations.time'),
    width: 100,
    secondary: true,
    cell: ({ createdAt }) => <Time at={createdAt} relative />,
  },
  {
    key: 'organization',
    head: text('invitations.organization'),
    least: 136,
    card: 'title',
    cell: (invitation) => <Words>{organizationOf(invitation)}</Words>,
  },
]

/** Accept and Reject at the end of the row. */
export const answerColumn = (
  text: Translate,
  buttons: (invitation: Invitation) => ReactNode,
): Column<Invitation> => ({
  key: 'actions',
  head: <span className="sr">{text('list.actions')}</span>,
  width: buttonsWidth(text('invitations.accept'), text('invitations.reject')),
  sticky: true,
  card: 'foot',
  cell: buttons,
})
