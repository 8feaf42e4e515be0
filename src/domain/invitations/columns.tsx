import type { ReactNode } from 'react'
import type { Invitation } from '../../api'
import type { Translate } from '../../texts'
import type { Column } from '../../ui/DataTable'
import { Tooltip } from '../../ui/Tooltip'
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
    cell: ({ invitedBy }) => cut(invitedBy || text('common.none')),
  },
  {
    key: 'createdAt',
    head: text('invitations.time'),
    width: 112,
    secondary: true,
    cell: ({ createdAt }) => <Time at={createdAt} relative />,
  },
  {
    key: 'organization',
    head: text('invitations.organization'),
    cell: (invitation) => cut(organizationOf(invitation)),
  },
]

/** Accept and Reject at the end of the row. */
export const answerColumn = (
  text: Translate,
  buttons: (invitation: Invitation) => ReactNode,
): Column<Invitation> => ({
  key: 'actions',
  head: <span className="sr">{text('list.actions')}</span>,
  width: 184,
  sticky: true,
  cell: buttons,
})
