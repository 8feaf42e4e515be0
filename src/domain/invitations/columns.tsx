import type { ReactNode } from 'react'
import type { Invitation } from '../../api'
import type { Translate } from '../../texts'
import type { Column } from '../../ui/DataTable'
import { Tooltip } from '../../ui/Tooltip'
import { buttonsWidth } from '../../kit/list/actionColumn'
import { Time } from '../../kit/time/Time'
import { organizationOf } from './answers'

const cut = (words: string) => (
  <Tooltip text={words}>
    <span className="cut">{words}</span>
  </Tooltip>
)

/** By whom, when and where to: the columns of every list of the own invitations. */
export const sourceColumns = (text: Translate): readonly Column<Invitation>[] => [
  {
    key: 'invitedBy',
    head: text('invitations.invitedBy'),
    least: 128,
    cell: ({ invitedBy }) => invitedBy && cut(invitedBy),
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
    least: 140,
    card: 'title',
    cell: (invitation) => (
      <Tooltip text={organizationOf(invitation)}>
        <span className="two">{organizationOf(invitation)}</span>
      </Tooltip>
    ),
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
