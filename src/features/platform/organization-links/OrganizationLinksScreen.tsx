import { useMemo, useState } from 'react'
import {
  useDeleteLinkedCompanyMutation,
  useSearchLinkedCompaniesQuery,
  type LinkedCompany,
} from '../../../api'
import { OrganizationPicker } from '../../../domain/organizations/OrganizationPicker'
import { useOrganizationNames } from '../../../domain/organizations/useOrganizationNames'
import { DeleteDialog } from '../../../kit/dialog/DeleteDialog'
import { FilterField } from '../../../kit/list/FilterForm'
import { GoneDrawer } from '../../../kit/list/GoneDrawer'
import { justRead } from '../../../kit/list/first-list'
import { ResourceList } from '../../../kit/list/ResourceList'
import { ResourcePage } from '../../../kit/list/ResourcePage'
import { useListParams } from '../../../kit/list/useListParams'
import { useOpenedRow } from '../../../kit/list/useOpenedRow'
import { ButtonLink } from '../../../kit/navigation/ButtonLink'
import { useOpened } from '../../../kit/navigation/useOpened'
import { paths } from '../../../paths'
import { useText } from '../../../texts'
import { timings } from '../../../timings'
import { Button } from '../../../ui/Button'
import { TextField } from '../../../ui/TextField'
import { columnsOf, overlays } from './columns'
import { begunBy, listParams, argsOf } from './filters'
import { LinkDrawer } from './LinkDrawer'

const keyOf = ({ id }: LinkedCompany) => id

/** All companies of other products that are linked to organizations here. */
export function OrganizationLinksScreen() {
  const text = useText()
  const list = useListParams(listParams)
  const query = useSearchLinkedCompaniesQuery(argsOf(list), justRead)
  const { opened, open, close } = useOpened(overlays)
  const nameOf = useOrganizationNames(query.data?.results.content.map(({ o2oCdpOrgId }) => o2oCdpOrgId) ?? [])
  const columns = useMemo(() => columnsOf(text, nameOf), [text, nameOf])
  // The address has ids alone; names are those that were chosen here.
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const found = useOpenedRow(opened, query)
  return (
    <ResourcePage
      title="title.organizationLinks"
      action={
        <Button kind="primary" icon="plus" onClick={() => open('link')}>
          {text('organizationLinks.link')}
        </Button>
      }
    >
      <ResourceList
        caption="title.organizationLinks"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        none="organizationLinks.none"
        filters={{
          label: 'organizationLinks.freeText',
          placeholder: 'organizationLinks.placeholder',
          pause: timings.organizationSearchPause,
          children: ({ draft, put }) => (
            <>
              <FilterField>
                <OrganizationPicker
                  dense
                  multiple
                  name="o2ocdporgid"
                  label={text('organizationLinks.organization')}
                  placeholder={text('list.all')}
                  pause={timings.linkPickerPause}
                  value={draft.o2ocdporgid.map((value) => ({ value, label: names[value] ?? value }))}
                  onChange={(chosen) => {
                    setNames({
                      ...names,
                      ...Object.fromEntries(chosen.map((each) => [each.value, each.label])),
                    })
                    put({ o2ocdporgid: chosen.map(({ value }) => value) })
                  }}
                />
              </FilterField>
              <FilterField>
                <TextField
                  dense
                  name="linkedOrgId"
                  label={text('organizationLinks.linkedCompanyId')}
                  autoComplete="off"
                  value={draft.linkedOrgId}
                  onChange={(linkedOrgId) => put({ linkedOrgId })}
                />
              </FilterField>
            </>
          ),
        }}
      />
      {opened?.name === 'link' && <LinkDrawer begun={begunBy(list.filters)} onClose={close} />}
      {opened?.name === 'delete' && found === 'gone' && (
        <GoneDrawer
          title="organizationLinks.deleteTitle"
          gone="organizationLinks.gone"
          way={<ButtonLink to={paths.consoleLinkOrganizations}>{text('organizationLinks.all')}</ButtonLink>}
          onClose={close}
        />
      )}
      {opened?.name === 'delete' && typeof found === 'object' && (
        <DeleteDialog
          title="organizationLinks.deleteTitle"
          name={found.row.integrationName}
          useDeletion={useDeleteLinkedCompanyMutation}
          arg={{ id: found.row.id }}
          failed="common.somethingWentWrong"
          onClose={close}
        />
      )}
    </ResourcePage>
  )
}
