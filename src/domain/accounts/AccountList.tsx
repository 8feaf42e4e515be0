import { useMemo, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import type { Account } from '../../api'
import { arriving } from '../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../kit/arriving/Instead'
import { ColumnPicker } from '../../kit/list/columns/ColumnPicker'
import { useColumnPreference } from '../../kit/list/columns/useColumnPreference'
import { ResourceList } from '../../kit/list/ResourceList'
import { ResourcePage } from '../../kit/list/ResourcePage'
import { SortControls } from '../../kit/list/SortControls'
import { useListParams } from '../../kit/list/useListParams'
import { useTakeAway } from '../../kit/list/useTakeAway'
import { useOpened } from '../../kit/navigation/useOpened'
import { useMedia } from '../../ui/useMedia'
import { useStableCallback } from '../../kit/useStableCallback'
import { selectIsAdministrator, selectOrganizationId, selectUser } from '../../session/state'
import { useText, type MessageId } from '../../texts'
import { below, breakpoints } from '../../ui/breakpoints'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { Menu } from '../../ui/Menu'
import { AccountFilters } from './AccountFilters'
import type { RowOverlays } from './AccountOverlays'
import { columnsOf } from './columns'
import { listParams, sortFields } from './filters'
import { LOG, overlays, useRules, type OverlayName, type Scope } from './scope'
import { useAccounts } from './useAccounts'
import { useProductPermissions } from './useProductPermissions'

const AccountOverlays = arriving(
  () => import(/* webpackPrefetch: true */ './AccountOverlays').then((part) => part.AccountOverlays),
  drawerMeanwhile('menu.accounts'),
)

const keyOf = ({ id }: Account) => id

type Props = {
  scope: Scope
  /** The words of the button that makes an account. */
  add: MessageId
  /** What opens over a row on this screen only. */
  rowOverlays?: RowOverlays
  /** What stands beside that button. */
  children?: ReactNode
}

/** The accounts of an organization, or of the whole platform, with all that is done to them. */
export function AccountList({ scope, add, rowOverlays = {}, children }: Props) {
  const text = useText()
  const rules = useRules(scope)
  const list = useListParams(listParams[scope])
  const { query, around } = useAccounts(scope, list)
  useProductPermissions(query)
  const { opened, open, close } = useOpened(overlays, [LOG])

  const evaluation = useOpened(['evaluate'])
  const evaluates = useSelector(selectIsAdministrator)

  const own = useSelector(selectUser)?.id
  const organization = useSelector(selectOrganizationId)
  const phone = useMedia(below(breakpoints.md))
  const onOpen = useStableCallback((name: OverlayName, id: string) => open(name, id))
  const onTakeAway = useTakeAway<OverlayName>(query.data?.results.content, open)
  const evaluateOf = useStableCallback((id: string) => evaluation.open('evaluate', id))
  const onEvaluate = evaluates ? evaluateOf : undefined
  const all = useMemo(
    () => columnsOf(text, { scope, rules, around, own, organization, phone, onOpen, onTakeAway, onEvaluate }),
    [text, scope, rules, around, own, organization, phone, onOpen, onTakeAway, onEvaluate],
  )
  const { columns, choice } = useColumnPreference('acc_console_user', all)
  return (
    <ResourcePage
      title="menu.accounts"
      action={
        <>
          {children}
          {rules.has('create') && (
            <Button
              kind="primary"
              icon="plus"
              disabledReason={rules.reason('create')}
              onClick={() => open('create')}
            >
              {text(add)}
            </Button>
          )}
        </>
      }
    >
      <ResourceList
        caption="menu.accounts"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        filters={{
          label: 'accounts.info',
          placeholder: 'accounts.placeholder',
          more: rules.has('export') && (
            <Menu
              label={text('accounts.more')}
              trigger={<IconButton framed icon="more" label={text('accounts.more')} />}
              items={[
                {
                  name: 'export',
                  label: text('accounts.exportData'),
                  icon: 'download',
                  onSelect: () => open('export'),
                },
              ]}
            />
          ),
          children: ({ draft, put }) => <AccountFilters scope={scope} draft={draft} put={put} />,
        }}
        none="accounts.none"
        about={
          <>
            <SortControls
              fields={sortFields.map((value) => ({ value, label: text(`accounts.sort.${value}`) }))}
              orderBy={list.orderBy}
              onSort={(change) => list.sortBy(change)}
            />
            <ColumnPicker choice={choice} />
          </>
        }
      />
      {opened && (
        <AccountOverlays
          {...{ scope, opened, query, around }}
          filters={list.filters}
          own={rowOverlays}
          onClose={close}
        />
      )}
    </ResourcePage>
  )
}
