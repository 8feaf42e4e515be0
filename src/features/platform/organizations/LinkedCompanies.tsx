import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useListOrganizationLinksQuery, type LinkedCompany, type Organization } from '../../../api'
import { linkColumns } from '../../../domain/organization-links/columns'
import { ResourceTable } from '../../../kit/list/ResourceTable'
import { viewOf } from '../../../kit/list/listView'
import { useText } from '../../../texts'

const None = chakra('p', { base: { px: '16px', py: '12px', color: 'fg.muted' } })

const keyOf = ({ id }: LinkedCompany) => id

/** The companies of other products that an organization is linked to, all of them. */
export function LinkedCompanies({ organization: { id, name } }: { organization: Organization }) {
  const text = useText()
  const { data, currentData, error, isFetching, refetch } = useListOrganizationLinksQuery({ orgId: id })
  const columns = useMemo(() => linkColumns(text), [text])
  const asPage = (answer: typeof data) => answer && { results: onePage(answer.results) }
  const now = asPage(currentData)
  const before = asPage(data)
  return (
    <ResourceTable
      caption={text('organizations.linksOf', { name })}
      view={viewOf({ error, isFetching, ...(before && { data: before }), ...(now && { currentData: now }) })}
      columns={columns}
      rowKey={keyOf}
      empty={<None>{text('organizations.noLinks')}</None>}
      onTryAgain={() => void refetch()}
    />
  )
}

const onePage = (content: readonly LinkedCompany[]) => ({
  content,
  page: { pageSize: content.length, currentPage: 0, totalPages: 1, totalRecords: content.length },
})
