import type { SystemVariable } from '../../../../api'
import { actionColumn } from '../../../../kit/list/actionColumn'
import { Time } from '../../../../kit/time/Time'
import type { Translate } from '../../../../texts'
import type { Column } from '../../../../ui/DataTable'
import { IconButton } from '../../../../ui/IconButton'
import { tip } from '../../../../ui/Tooltip'

/** What opens over the list. A value is none of them: no address shows one. */
export const overlays = ['create', 'update'] as const
export type OverlayName = (typeof overlays)[number]

type Options = {
  onView: (key: string) => void
  onUpdate: (key: string) => void
}

/** The columns in the person's language. No list has values. */
export const columnsOf = (
  text: Translate,
  { onView, onUpdate }: Options,
): readonly Column<SystemVariable>[] => [
  {
    key: 'id',
    head: text('systemVariables.key'),
    least: 200,
    card: 'title',
    cell: ({ id }) => (
      <button type="button" className="name two" translate="no" {...tip(id)} onClick={() => onUpdate(id)}>
        {id}
      </button>
    ),
  },
  {
    key: 'createdBy',
    head: text('systemVariables.createdBy'),
    secondary: true,
    least: 160,
    cell: ({ createdBy }) => createdBy,
  },
  {
    key: 'createdAt',
    head: text('systemVariables.createdAt'),
    secondary: true,
    width: 136,
    cell: ({ createdAt }) => <Time relative at={createdAt} />,
  },
  {
    key: 'updatedAt',
    head: text('systemVariables.updatedAt'),
    secondary: true,
    width: 136,
    cell: ({ updatedAt }) => <Time relative at={updatedAt} />,
  },
  actionColumn(text, 108, ({ id }) => (
    <>
      <IconButton
        size="sm"
        icon="eye"
        label={text('systemVariables.viewOf', { key: id })}
        onClick={() => onView(id)}
      />
      <IconButton
        size="sm"
        icon="pencil"
        label={text('systemVariables.updateOf', { key: id })}
        onClick={() => onUpdate(id)}
      />
    </>
  )),
]
