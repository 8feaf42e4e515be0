import { operations, type CurrentUser, type OperationId } from '../../api'
import { mayCall } from '../../kit/access/access'
import { mayOpen, pagePaths, pages, type PagePath } from '../../kit/navigation/pages'
import { address, paths } from '../../paths'
import type { Lang, MessageId, Translate } from '../../texts'
import type { IconName } from '../../ui/Icon'
import { trailOf } from '../menu'

/** Something that is found and taken: a page, an organization, an action, a person. */
export type Command = {
  /** Of its group. */
  readonly id: string
  readonly label: string
  /** Small beside it: what tells two of one name apart. */
  readonly note?: string | undefined
  readonly icon: IconName
  /** Where it leads. */
  readonly to?: string
  /** What it opens over the present page, by its name in the address. */
  readonly over?: string
  /** In which language it shows the present page. */
  readonly lang?: Lang
  readonly act?: () => void
}

/** The pages that the person may open, as the menu and Quick Access call them. */
export const pagesOf = (user: CurrentUser | undefined, text: Translate): readonly Command[] =>
  pagePaths
    .filter((path) => pages[path].frame !== 'none' && mayOpen(path, user))
    .map((path) => {
      const { recent, label, icon } = pages[path]
      const way = trailOf(user, path).map((each) => text(each))
      return { id: path, label: text(recent ?? label), note: way.slice(0, -1).join(' › '), icon, to: path }
    })

type Making = readonly [
  label: MessageId,
  icon: IconName,
  page: PagePath,
  drawer: string,
  operation: OperationId,
]

/** What begins on a page of administrators: the drawer that its button opens, and the call that it comes down to. */
const makings: readonly Making[] = [
  ['commands.addAccount', 'plus', paths.accounts, 'create', 'addAccount'],
  ['commands.exportAccounts', 'download', paths.accounts, 'export', 'exportAccounts'],
  ['commands.addGroup', 'plus', paths.permissionGroups, 'create', 'addPermissionGroup'],
  ['commands.addOrganization', 'plus', paths.consoleOrganizations, 'create', 'createOrganization'],
  ['commands.exportOrganizations', 'download', paths.consoleOrganizations, 'export', 'exportOrganizations'],
  ['commands.addPlatformAccount', 'plus', paths.platformAccounts, 'create', 'addPlatformAccount'],
  ['commands.exportPlatformAccounts', 'download', paths.platformAccounts, 'export', 'exportPlatformAccounts'],
  ['commands.addPermission', 'plus', paths.consolePermission, 'create', 'addPermission'],
]

export const mayDo = (operation: OperationId, user: CurrentUser | undefined) =>
  mayCall(operations[operation].access, user).name === 'may'

/** What the person may make, ask for or export; `invites`: the organization invites people. */
export function makingsOf(
  user: CurrentUser | undefined,
  text: Translate,
  invites: boolean,
): readonly Command[] {
  const inviting: Making = ['commands.invite', 'mail', paths.accounts, 'invite', 'addInvitation']
  return [...makings, ...(invites ? [inviting] : [])].flatMap(([label, icon, page, drawer, operation]) =>
    mayOpen(page, user) && mayDo(operation, user)
      ? [{ id: label, label: text(label), icon, to: address(page, { drawer }) }]
      : [],
  )
}

/** Where the account of a person is opened: for whoever changes accounts, as one; else as a list of it alone. */
export function accountAddress(id: string, user: CurrentUser | undefined, changes: boolean): string {
  const everywhere = mayDo('searchPlatformAccounts', user)
  const page = everywhere ? paths.platformAccounts : paths.accounts
  const opens = changes && mayDo(everywhere ? 'updatePlatformAccount' : 'updateAccount', user)
  return address(page, opens ? { freeText: id, drawer: 'update', record: id } : { freeText: id })
}
