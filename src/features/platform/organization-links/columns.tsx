import type { LinkedCompany } from '../../../api'
import { linkColumns } from '../../../domain/organization-links/columns'
import { actionColumn } from '../../../kit/list/actionColumn'
import { useOpened } from '../../../kit/navigation/useOpened'
import { useText, type Translate } from '../../../texts'
import type { Column } from '../../../ui/DataTable'
import { IconButton } from '../../../ui/IconButton'

/** What opens over the list. */
export const overlays = ['link', 'delete'] as const

/** The columns in the person's language; `organizationOf` says what an organization is called. */
export const columnsOf = (
  text: Translate,
  organizationOf: (id: string) => string,
): readonly Column<LinkedCompany>[] => [
  ...linkColumns(text),
  {
    key: 'o2oCdpOrgId',
    head: text('organizationLinks.organization'),
    secondary: true,
    width: 168,
    cell: ({ o2oCdpOrgId }) => organizationOf(o2oCdpOrgId),
  },
  actionColumn(text, 80, (link) => <DeleteButton link={link} />),
]

function DeleteButton({ link }: { link: LinkedCompany }) {
  const text = useText()
  const { open } = useOpened(overlays)
  return (
    <IconButton
      size="sm"
      icon="trash"
      label={text('organizationLinks.deleteOf', { name: link.integrationName })}
      onClick={() => open('delete', link.id)}
    />
  )
}
