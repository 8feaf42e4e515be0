import type { LinkedCompany } from '../../api'
import type { MessageId } from '../../texts'
import type { Column } from '../../ui/DataTable'
import { Tooltip } from '../../ui/Tooltip'

/** What every table of links shows; the index comes by itself. */
export const linkColumns = (text: (id: MessageId) => string): readonly Column<LinkedCompany>[] => [
  {
    key: 'integrationName',
    head: text('organizationLinks.integrationName'),
    card: 'title',
    cell: ({ integrationName, linkedOrgName }) => (
      <span style={{ display: 'block', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Tooltip text={integrationName}>
          <span className="cut">{integrationName}</span>
        </Tooltip>
        <small className="cut" style={{ color: 'var(--text-muted)' }}>
          {linkedOrgName}
        </small>
      </span>
    ),
  },
  {
    key: 'linkedOrgId',
    head: text('organizationLinks.companyId'),
    secondary: true,
    width: 152,
    cell: ({ linkedOrgId }) => linkedOrgId,
  },
  {
    key: 'linkedSource',
    head: text('organizationLinks.source'),
    secondary: true,
    width: 104,
    cell: ({ linkedSource }) => linkedSource,
  },
  { key: 'id', head: text('organizationLinks.linkedId'), secondary: true, width: 136, cell: ({ id }) => id },
]
