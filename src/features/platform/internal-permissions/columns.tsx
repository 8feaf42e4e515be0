import type { InternalPermission } from '../../../api'
import { actionColumn } from '../../../kit/list/actionColumn'
import type { Translate } from '../../../texts'
import type { Column } from '../../../ui/DataTable'
import { IconButton } from '../../../ui/IconButton'
import type { Reason } from '../../../ui/reason'
import { tip } from '../../../ui/Tooltip'

/** What opens over the list. */
export const overlays = ['grant', 'revoke'] as const

/** One of them has no id: it is known by its three parts. Ids have no line breaks. */
export const keyOf = ({ orgId, userId, permission }: InternalPermission): string =>
  [orgId, userId, permission].join('\n')

type Options = {
  /** Why nothing can be revoked; undefined when it can. */
  reason: Reason | undefined
  onRevoke: (held: InternalPermission) => void
}

/** The columns in the person's language. */
export const columnsOf = (
  text: Translate,
  { reason, onRevoke }: Options,
): readonly Column<InternalPermission>[] => [
  {
    key: 'userId',
    head: text('internalPermissions.userId'),
    least: 208,
    card: 'title',
    cell: ({ userId }) => userId,
  },
  {
    key: 'orgId',
    head: text('internalPermissions.organization'),
    least: 208,
    cell: ({ orgId, orgName }) => (
      <span className="person">
        {orgName !== undefined && (
          <span className="name" {...tip(orgName)}>
            {orgName}
          </span>
        )}
        <small {...tip(orgId)}>{orgId}</small>
      </span>
    ),
  },
  {
    key: 'permission',
    head: text('internalPermissions.permission'),
    least: 176,
    cell: ({ permission }) => permission,
  },
  actionColumn(text, 80, (held) => (
    <IconButton
      size="sm"
      icon="trash"
      label={text('internalPermissions.revokeOf', held)}
      onClick={() => onRevoke(held)}
      {...(reason !== undefined && { disabledReason: reason })}
    />
  )),
]
