import type { SupportedMiniApp } from '../../../../api'
import { actionColumn } from '../../../../kit/list/actionColumn'
import type { Translate } from '../../../../texts'
import type { Column } from '../../../../ui/DataTable'
import { IconButton } from '../../../../ui/IconButton'
import { nameTip } from '../../../../ui/Tooltip'

/** What opens over the library. */
export const libraryOverlays = ['add', 'add-list', 'delete', 'delete-by-id'] as const
export type LibraryOverlay = (typeof libraryOverlays)[number]

/** The columns in the person's language. */
export const libraryColumns = (
  text: Translate,
  onDelete: (id: string) => void,
): readonly Column<SupportedMiniApp>[] => [
  {
    key: 'appName',
    head: text('miniApps.appName'),
    least: 208,
    card: 'title',
    cell: ({ appName }) => (
      <span className="two" {...nameTip(appName)}>
        {appName}
      </span>
    ),
  },
  { key: 'appId', head: text('miniApps.appId'), least: 152, cell: ({ appId }) => appId },
  { key: 'id', head: text('miniApps.id'), secondary: true, least: 136, cell: ({ id }) => id },
  actionColumn(text, 80, ({ id, appName: name }) => (
    <IconButton
      size="sm"
      icon="trash"
      label={text('miniApps.deleteAppOf', { name })}
      onClick={() => onDelete(id)}
    />
  )),
]
