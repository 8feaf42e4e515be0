import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import {
  useGetCurrentOrganizationGeneralSettingsQuery,
  useListOwnOrganizationsQuery,
  useSearchPlatformAccountsQuery,
  useSearchUsersForPickerQuery,
  useSuggestOrganizationsQuery,
} from '../../api'
import { visitsOf } from '../../features/quick-access/visits'
import { noticed } from '../../flows/notices'
import { chooseLayout, useLayout } from '../../kit/layout'
import { pageAt, pages } from '../../kit/navigation/pages'
import { useLanguage } from '../../kit/navigation/useLanguage'
import { useDebounced } from '../../kit/useDebounced'
import { address, paths } from '../../paths'
import { selectIsAdministrator, selectPreview, selectUser } from '../../session/state'
import { langs, useText, type MessageId } from '../../texts'
import { timings } from '../../timings'
import { chooseTheme, themeChoice } from '../../ui/theme'
import { accountAddress, makingsOf, mayDo, pagesOf, type Command } from './commands'
import { found } from './rank'

export type CommandGroup = { readonly label: MessageId; readonly commands: readonly Command[] }

const MOST = { recent: 5, found: 8 }
/** So many letters are searched for on the server. */
const LETTERS = 2

/** What the words that were typed find, by groups; without words the pages visited last, all pages and all actions. */
export function useCommands(typed: string) {
  const words = typed.trim()
  const pages = usePages()
  const actions = useActions()
  const { organizations, people, busy } = useServer(words)
  const groups: readonly CommandGroup[] =
    words === ''
      ? [
          { label: 'quickAccess.recent', commands: pages.recent },
          { label: 'commands.pages', commands: pages.others },
          { label: 'commands.actions', commands: actions },
        ]
      : [
          { label: 'commands.pages', commands: found(words, [...pages.recent, ...pages.others]) },
          { label: 'commands.actions', commands: found(words, actions) },
          { label: 'commands.organizations', commands: organizations.slice(0, MOST.found) },
          { label: 'commands.people', commands: people.slice(0, MOST.found) },
        ]
  return { groups: groups.filter(({ commands }) => commands.length > 0), busy }
}

/** The pages, those first that were visited last; the one that one is on is none. */
function usePages() {
  const text = useText()
  const user = useSelector(selectUser)
  const here = pageAt(useLocation().pathname)
  const pages = pagesOf(user, text).filter(({ id }) => id !== here)
  const visited = user?.orgCtx ? visitsOf({ userId: user.id, orgId: user.orgCtx.orgId }) : []
  const paths = [...new Set(visited.map(({ path }) => pageAt(path)))]
  const recent = paths.flatMap((path) => pages.filter(({ id }) => id === path)).slice(0, MOST.recent)
  return { recent, others: pages.filter((page) => !recent.includes(page)) }
}

function useActions(): readonly Command[] {
  const text = useText()
  const dispatch = useDispatch()
  const user = useSelector(selectUser)
  const preview = useSelector(selectPreview)
  const isAdministrator = useSelector(selectIsAdministrator)
  const [present] = useLanguage()
  const layout = useLayout()
  const here = pageAt(useLocation().pathname)
  const { data: settings } = useGetCurrentOrganizationGeneralSettingsQuery(undefined, {
    skip: !mayDo('addInvitation', user),
  })
  const invites = settings !== undefined && settings.result.invitationUsersToJoin !== false
  const choice = (what: MessageId, value: MessageId) => `${text(what)}: ${text(value)}`
  const other = layout === 'modern' ? 'standard' : 'modern'
  const switchLayout = () => {
    chooseLayout(other)
    const id = other === 'modern' ? 'shell.switchedToModern' : 'shell.switchedToStandard'
    dispatch(noticed({ tone: 'success', title: { id } }))
  }
  // The plain pages hold nothing that opens over every page: the profile does, as their own links know.
  const isPlain = here !== undefined && pages[here].frame === 'landing'
  const over = (drawer: string) =>
    isPlain ? { to: address(paths.accountInfo, { drawer }) } : { over: drawer }
  const themes = { light: 'shell.themeLight', dark: 'shell.themeDark', system: 'shell.themeSystem' } as const
  const icons = { light: 'sun', dark: 'moon', system: 'monitor' } as const
  return [
    // In a preview nothing is written, so nothing is begun that would be.
    ...(preview ? [] : makingsOf(user, text, invites)),
    {
      id: 'switch',
      label: text('shell.switchOrganization'),
      icon: 'swap',
      to: paths.selectOrganization,
    },
    { id: 'support', label: text('supportTickets.requestSupport'), icon: 'help', ...over('support') },
    { id: 'tickets', label: text('supportTickets.yours'), icon: 'help', ...over('tickets') },
    ...(isAdministrator
      ? ([
          { id: 'see-as', label: text('access.seeAs'), icon: 'eye', ...over('see-as') },
          { id: 'evaluate', label: text('access.evaluate'), icon: 'search', ...over('evaluate') },
        ] as const)
      : []),
    ...langs
      .filter((lang) => lang !== present)
      .map((lang) => ({
        id: lang,
        label: choice('signIn.language', `language.${lang}`),
        icon: 'globe' as const,
        lang,
      })),
    {
      id: 'layout',
      label: choice('shell.layout', other === 'modern' ? 'shell.layoutModern' : 'shell.layoutStandard'),
      icon: 'monitor',
      act: switchLayout,
    },
    ...(['light', 'dark', 'system'] as const)
      .filter((theme) => theme !== themeChoice())
      .map((theme) => ({
        id: theme,
        label: choice('shell.theme', themes[theme]),
        icon: icons[theme],
        act: () => chooseTheme(theme),
      })),
    { id: 'shortcuts', label: text('shortcuts.title'), icon: 'help', over: 'shortcuts' },
    { id: 'sign-out', label: text('shell.logout'), icon: 'sign-out', to: paths.signOut },
    {
      id: 'sign-out-all',
      label: text('shell.logoutAll'),
      icon: 'device',
      to: address(paths.signOut, { signoutall: 'true' }),
    },
  ]
}

/** Organizations and people, which the server knows: searched for once the typing rests. */
function useServer(words: string) {
  const { pathname } = useLocation()
  const user = useSelector(selectUser)
  const preview = useSelector(selectPreview)
  const [settled] = useDebounced(words, timings.searchPause)
  const isSearched = settled.length >= LETTERS && words !== ''
  const everywhere = mayDo('searchPlatformAccounts', user)
  const own = useListOwnOrganizationsQuery(undefined, { skip: words === '' || preview !== undefined })
  const all = useSuggestOrganizationsQuery({ query: settled }, { skip: !isSearched || !everywhere })
  const here = useSearchUsersForPickerQuery(
    { query: settled },
    { skip: !isSearched || everywhere || !mayDo('searchUsersForPicker', user) },
  )
  const there = useSearchPlatformAccountsQuery(
    { page: 0, pageSize: 10, orderBy: 'name:ASC', platformAccountSearch: { freeText: settled } },
    { skip: !isSearched || !everywhere },
  )
  const others = (own.data?.results ?? []).filter(({ id }) => id !== user?.orgCtx?.orgId)
  const chosen = found(
    words,
    others.map(({ id, name, website }): Command => ({
      id: `own ${id}`,
      label: name,
      note: website || id,
      icon: 'swap',
      to: address(paths.selectOrganization, { url: pathname, organization: id }),
    })),
  )
  const listed = (isSearched ? (all.currentData?.results ?? []) : []).map(({ id, name }): Command => ({
    id,
    label: name,
    note: id,
    icon: 'building',
    to: address(paths.consoleOrganizations, { freeText: id, drawer: 'info', record: id }),
  }))
  const accounts = isSearched ? (there.currentData?.results.content ?? here.currentData?.results ?? []) : []
  const people = accounts.map(({ id, name }): Command => ({
    id,
    label: name ?? id,
    note: name === undefined ? undefined : id,
    icon: 'user',
    to: accountAddress(id, user, preview === undefined),
  }))
  const busy = [own, all, here, there].some(({ isFetching }) => isFetching) || settled !== words
  return { organizations: [...chosen, ...listed], people, busy }
}
