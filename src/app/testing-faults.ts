import { act } from '@testing-library/react'
import { setTimeout as sleep } from 'node:timers/promises'
import { matchOperation } from '../../sandbox/description'
import type { Fault } from '../../sandbox/faults'
import { now } from '../clock'
import { pages, type PagePath } from '../kit/navigation/pages'
import { paths } from '../paths'
import { timings } from '../timings'

/** For the test of what a failing call does to each screen (`faults.test.tsx`). */

export type Kind = keyof typeof faults
/** Whatever a call can meet, as the sandbox is told. */
export const faults = {
  'a time-out': { hang: true },
  'status 500': { status: 500 },
  'a cut': { drop: true },
  'a page of HTML': { body: 'html' },
  'an empty answer': { body: 'empty' },
  'success: false': { status: 200 },
  'status 429': { status: 429 },
  'status 429 with Retry-After': { status: 429, retryAfter: 30 },
} as const satisfies Readonly<Record<string, Omit<Fault, 'operation'>>>
export const kinds = Object.keys(faults) as readonly Kind[] // the names of a literal

/** A page of the shell that reads nothing. */
export const ELSEWHERE: PagePath = paths.changePassword

/** Which file tests a page; `openings`, which none does yet: it stands outside of the shell, or is where the others are begun. */
export const groups = ['own', 'administrators', 'super-administrators', 'further', 'openings'] as const
export type Group = (typeof groups)[number]
export function groupOf(page: PagePath): Group {
  const { section, frame = 'shell' } = pages[page]
  if (frame !== 'shell' || page === ELSEWHERE) return 'openings'
  if (section === undefined) return 'further'
  if (section === 'admin') return 'administrators'
  return section === 'superAdmin' ? 'super-administrators' : 'own'
}

/** What opens over a page, or stands in its place, and reads something of its own. Tabs and menus are found by pressing them. */
export const overlays: Readonly<Record<string, readonly string[]>> = {
  [paths.sessionTokens]: ['drawer=quick-access', 'drawer=tickets', 'drawer=support'],
  [paths.organization]: ['drawer=information'],
  [paths.accounts]: [
    'drawer=update&record=minhchau.nguyen@phuongdong.example',
    'drawer=groups&record=minhchau.nguyen@phuongdong.example',
    'drawer=activity&record=minhchau.nguyen@phuongdong.example',
    'drawer=invitations',
    'drawer=invite-many',
  ],
  [paths.platformAccounts]: [
    'drawer=organizations&record=minhchau.nguyen@phuongdong.example',
    'drawer=assign&record=hang.do@acme.example',
  ],
  [paths.permissionGroups]: [
    'drawer=create',
    'drawer=update&record=group-campaigns',
    'drawer=users&record=group-hostile',
    'drawer=permissions',
  ],
  [paths.consoleOrganizations]: [
    'drawer=create',
    ...['general', 'permission-group', 'web-tagging', 'api-ingestion', 'task'].map(
      (menu) => `freeText=acme&drawer=setup&record=org-acme&menu=${menu}`,
    ),
  ],
  [paths.consolePermission]: ['drawer=update&record=SegmentEdit'],
  [paths.internalPermission]: ['userId=oper.vu@acme.example&orgId=org-acme&drawer=grant'],
  [paths.systemSetting]: [
    'tab=zalo-mini-app&drawer=create',
    'tab=zalo-mini-app&menu=zma-library&drawer=delete&record=mini-app-4',
    'tab=cronjob&drawer=create',
  ],
  [paths.notifications]: ['drawer=detail&record=message-bao-1'],
}

/** Calls whose failure is told by nothing at once, wherever they are made or at an address, and why nobody misses it. */
const silent: Readonly<Record<string, string>> = {
  getListingPreference: 'the columns are the usual ones',
  getOrganizationLocalization: 'times have the usual zone, which stands beside them',
  getCurrentOrganizationGeneralSettings: 'inviting is not offered while it is not known to be allowed',
  getOwnExportDistinctCounts: 'its filter says so when it is opened',
  getAccountLogDistinctCounts: 'its filter says so when it is opened',
  getExportLogDistinctCounts: 'its filter says so when it is opened',
  getChangeLogDistinctCounts: 'its filter says so when it is opened',
  getAccessLogDistinctCounts: 'its filter says so when it is opened',
  listProductPermissions: 'what another product knows is shown where it is known (ACCOUNTS-80)',
  listPermissionMetas: 'permissions are called by their keys',
  '/security/my-account-tokens?drawer=tickets getSupportTicketTopics': 'its filter says so when it is opened',
  '/console-link-orgs suggestOrganizations': 'organizations are called by their ids',
  '/internal-permission?userId=oper.vu@acme.example&orgId=org-acme&drawer=grant suggestOrganizations':
    'an organization is called by its id',
  '/permission-group?drawer=users&record=group-hostile searchAccounts': 'people are called by their ids',
}
export const isSilent = (address: string, operation: string): boolean =>
  operation in silent || `${address} ${operation}` in silent

/** Which faults a call meets: all of them, or the next one in their turn. */
export const faultsOf = (turn: number): readonly Kind[] =>
  process.env.EVERY_FAULT ? kinds : [kinds[turn % kinds.length]!]

const SENTENCE =
  /could not|cannot be read|not be checked|on order|too many requests|unhandle error|(went|was) wrong|failed to|(network|invitation) failed/gi
/** How many sentences tell that something has failed. */
export const sentences = (): number => [...(document.body.textContent ?? '').matchAll(SENTENCE)].length

/** What stands in the page, in its order: texts, and what is in fields; without how long ago something was. */
export function standing(): readonly string[] {
  const main = document.querySelector('main')
  const found: string[] = []
  const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    found.push(node.textContent?.trim() ?? '')
  main?.querySelectorAll('input').forEach(({ value }) => found.push(value))
  return found.filter((text) => text !== '' && !/\bago$|^just now$|record/.test(text))
}

const LONGEST = timings.request + 1000
const STEP = 100 // ms
export const isBusy = () => document.querySelector('[aria-busy=true]') !== null

/** Notes what this browser asks for and sends from now on, and knows what is not answered yet; the live channel never is. */
export function watchCalls() {
  const send = globalThis.fetch
  const asked = new Set<string>()
  const sent: string[] = []
  let open = 0
  globalThis.fetch = async (input, init) => {
    const [url, method] = input instanceof Request ? [input.url, input.method] : [String(input), init?.method]
    const { pathname } = new URL(url, location.origin)
    const isLive = pathname.endsWith('/messages/stream')
    open += isLive ? 0 : 1
    try {
      const operation = await matchOperation(method ?? 'GET', pathname.replace(/^\/api/, ''))
      // What is changed by being opened stands among the changes.
      if (operation?.isRead) asked.add(operation.id)
      else if (operation) sent.push(operation.id)
      return await send(input, init)
    } finally {
      open -= isLive ? 0 : 1
    }
  }

  /** Lets the machine work, and no time pass. */
  const work = () => act(() => sleep(1))

  /**
   * Lets time pass until nothing is asked for and nothing loads. Answers whether that is so after as long as any call
   * may take.
   */
  async function settle(isThere = () => true): Promise<boolean> {
    const since = now()
    let waited = 0
    for (let still = 0; still < 3;) {
      const before = open
      await work()
      // What the sandbox answers takes no time here; what it does not answer is waited for.
      waited = open > 0 && open === before ? waited + 1 : 0
      if (open > 0 && waited < 20) continue
      await act(() => jest.advanceTimersByTimeAsync(open > 0 ? 1000 : STEP))
      still = open === 0 && !isBusy() && isThere() ? still + 1 : 0
      if (now() - since > LONGEST) return open === 0 && !isBusy()
    }
    return true
  }
  return { asked, sent, settle }
}
