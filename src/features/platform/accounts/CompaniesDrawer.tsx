import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { AboutAccount } from '../../../domain/accounts/AboutAccount'
import type { RowOverlayProps } from '../../../domain/accounts/AccountOverlays'
import { drawerSizes } from '../../../domain/accounts/scope'
import { Panel } from '../../../kit/dialog/Panel'
import { ResourceList } from '../../../kit/list/ResourceList'
import { useListParams } from '../../../kit/list/useListParams'
import { selectOrganizationId, selectUser } from '../../../session/state'
import { useStableCallback } from '../../../kit/useStableCallback'
import { useText } from '../../../texts'
import { limits } from '../../../timings'
import { companyParams, useCompanies, type Company } from './companies'
import { columnsOf, type Act } from './company-columns'
import { GrantDialog } from './GrantDialog'
import { useHeld } from './grants'
import { LinkOrganization } from './LinkOrganization'
import { RemoveFromCompany } from './RemoveFromCompany'
import { SelectRolesDrawer } from './SelectRolesDrawer'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '24px' } })

const keyOf = ({ id }: Company) => id

/** The organizations of a person, with what the person is in each; what can be changed there, and a further one. */
export function CompaniesDrawer({ account, around, onClose }: RowOverlayProps) {
  const text = useText()
  const { id, name } = account
  const own = useSelector(selectUser)?.id === id
  const here = useSelector(selectOrganizationId)
  const list = useListParams(companyParams, { in: 'state' })
  const { companies, total } = useCompanies(account, around, list)
  const shown = companies.data?.results.content
  const orgIds = useMemo(() => shown?.map((company) => company.id) ?? [], [shown])
  const held = useHeld(id, orgIds)
  // What is asked about a company, as it was when that was pressed.
  const [asked, setAsked] = useState<{ readonly act: Act; readonly company: Company }>()
  const onAct = useStableCallback((act: Act, company: Company) => setAsked({ act, company }))
  const { grant, account: ofAccounts } = held
  const columns = useMemo(
    () => columnsOf(text, { name, stays: own ? here : undefined, grant, ofAccounts, onAct }),
    [text, name, own, here, grant, ofAccounts, onAct],
  )
  const question = {
    account,
    first: own && text('accounts.notYourself'),
    onClose: () => setAsked(undefined),
  }
  return (
    <Panel size={drawerSizes.platform} title={text('accounts.companies')} onClose={onClose}>
      <Parts>
        <AboutAccount account={account} />
        <LinkOrganization account={account} />
        <div>
          <ResourceList
            cards
            caption="accounts.organizations"
            list={list}
            query={companies}
            columns={columns}
            rowKey={keyOf}
            {...(total !== undefined &&
              total > limits.searchFromOrganizations && {
                filters: {
                  label: 'companies.find',
                  placeholder: 'companies.findExample',
                  children: () => null,
                },
              })}
            none="companies.none"
          />
        </div>
      </Parts>
      {asked?.act.name === 'roles' && <SelectRolesDrawer {...question} company={asked.company} />}
      {asked?.act.name === 'remove' && (
        <RemoveFromCompany {...question} company={asked.company} total={total ?? 1} />
      )}
      {asked?.act.name === 'grant' && <GrantDialog {...question} {...asked.act} company={asked.company} />}
    </Panel>
  )
}
