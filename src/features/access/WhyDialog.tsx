import { chakra } from '@chakra-ui/react'
import { useSelector } from 'react-redux'
import { useLocation, useSearchParams } from 'react-router-dom'
import { operations, type Access, type OperationId } from '../../api'
import { NotChecked } from '../../domain/access/NotChecked'
import { useGrantCheck, useOwnerCheck, type Check } from '../../domain/access/checks'
import { opened } from '../../flows/navigation'
import { mayCall } from '../../kit/access/access'
import { asking } from '../../kit/access/asking'
import { ButtonLink } from '../../kit/navigation/ButtonLink'
import { ours } from '../../kit/navigation/closing'
import { Link } from '../../kit/navigation/Link'
import { mayOpen, pageAt, pages } from '../../kit/navigation/pages'
import { address, paths } from '../../paths'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Definitions } from '../../ui/Definitions'
import { Dialog } from '../../ui/Dialog'
import { useActs } from './acts'
import { WHY } from './address'
import { WithTexts } from './texts'
import { useWhy } from './useWhy'

const List = chakra('ul', { base: { display: 'grid', gap: '4px' } })

type Props = { operation: OperationId; onClose: () => void }

/** All that is known of why a control cannot be used, with the ways on. Mount it to open it. */
export function WhyDialog(props: Props) {
  return (
    <WithTexts>
      <Opened {...props} />
    </WithTexts>
  )
}

function Opened({ operation, onClose }: Props) {
  const text = useText()
  const { actOf } = useActs()
  const why = useWhy(operation)
  const { roles, missing, permissions, holders } = why
  const { looking, groups, people } = holders
  const user = useSelector(selectUser)
  const isHeld = mayCall(operations[operation].access, user).name === 'may'
  const own = user?.orgCtx?.roles ?? []
  const free = roles.map((role) => text(`role.${role}`)).join(', ')
  return (
    <Dialog
      open
      title={text('access.title')}
      closeLabel={text('common.close')}
      onClose={onClose}
      width={520}
      actions={
        <>
          <Button onClick={onClose}>{text('common.close')}</Button>
          {!isHeld && <Ask operation={operation} missing={missing} />}
        </>
      }
    >
      <FailedCheck operation={operation} />
      {isHeld && <Banner tone="info">{text('why.held')}</Banner>}
      <Definitions
        items={[
          { term: text('why.act'), value: actOf(operation) },
          ...(permissions.length > 0 ? [{ term: text('why.missing'), value: missing }] : []),
          { term: text('why.role'), value: own.map((role) => text(`role.${role}`)).join(', ') },
          ...(permissions.length > 0 && (looking || groups)
            ? [
                {
                  term: text('why.through'),
                  value: looking ? text('why.looking') : <Groups groups={groups ?? []} of={permissions} />,
                },
              ]
            : []),
          ...(people && people.length > 0 ? [{ term: text('why.ask'), value: <People ids={people} /> }] : []),
        ]}
      />
      {free && <p>{text('why.roles', { roles: free })}</p>}
      {!looking && !groups && !people && !isHeld && <p>{text('why.notTold')}</p>}
    </Dialog>
  )
}

/** The groups that give a permission; their names lead to them, for whoever may open the page. */
function Groups({ groups, of }: { groups: readonly { id: string; name: string }[]; of: readonly string[] }) {
  const text = useText()
  const to = useWayTo(paths.permissionGroups)
  const toGrants = useWayTo(paths.internalPermission)
  const [permission] = of
  return (
    <List>
      {groups.length === 0 && <li>{text('why.noGroup')}</li>}
      {groups.map(({ id, name }) => (
        <li key={id}>{to ? <Link to={address(to, { permission })}>{name}</Link> : name}</li>
      ))}
      {toGrants && (
        <li>
          <Link to={address(toGrants, { permission })}>{text('why.internal')}</Link>
        </li>
      )}
    </List>
  )
}

function People({ ids }: { ids: readonly string[] }) {
  const to = useWayTo(paths.accounts)
  return (
    <List>
      {ids.map((id) => (
        <li key={id}>{to ? <Link to={address(to, { freeText: id })}>{id}</Link> : id}</li>
      ))}
    </List>
  )
}

/** The address of a page, for those who may open it. */
function useWayTo(pathname: string): string | undefined {
  const user = useSelector(selectUser)
  const page = pageAt(pathname)
  return page && mayOpen(page, user) ? page : undefined
}

/** The check of the server could not be made: that counts as no, and can be tried again. */
function FailedCheck({ operation }: { operation: OperationId }) {
  const { any = [] }: Access = operations[operation].access
  const asks = (permission: string) => any.some(({ permissions }) => permissions?.includes(permission))
  if (asks('GrantPrivilege')) return <FailedGrantCheck />
  return asks('OWNER') ? <FailedOwnerCheck /> : null
}

const FailedGrantCheck = () => <CheckBanner {...useGrantCheck()} />
const FailedOwnerCheck = () => <CheckBanner {...useOwnerCheck()} />

function CheckBanner({ failed }: Check) {
  const text = useText()
  return <NotChecked failed={failed} reason={text('why.notChecked')} />
}

/** Leads to a request to the support that says on which page, for which act, and what is missing. */
function Ask({ operation, missing }: { operation: OperationId; missing: string }) {
  const text = useText()
  const location = useLocation()
  const { pathname } = location
  const [query] = useSearchParams()
  const { actOf } = useActs()
  const there = new URLSearchParams(query)
  there.delete(WHY)
  there.delete(opened.record)
  there.set(opened.name, 'support')
  const page = pageAt(pathname)
  const act = actOf(operation)
  const asked = {
    subject: text('access.askSubject', { what: act }),
    description: [
      text('access.askPage', { page: page ? text(pages[page].label) : pathname, address: pathname }),
      text('access.askAct', { act }),
      ...(missing ? [text('access.askMissing', { missing })] : []),
    ].join('\n'),
  }
  const isOurs = (location.state as Partial<typeof ours> | null)?.ours === true
  return (
    <ButtonLink
      kind="primary"
      replace
      to={`${pathname}?${there.toString()}`}
      state={{ ...(isOurs && ours), ...asking(asked) }}
    >
      {text('access.ask')}
    </ButtonLink>
  )
}
