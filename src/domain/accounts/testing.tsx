import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../app/testing-screen'
import { AccountList } from './AccountList'
import { parts } from './flow'
import type { OverlayName, Scope } from './scope'

/** For the tests of this area: a list of accounts over a sandbox of one's own. */

/** A super administrator, and an administrator of one organization. */
export const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
export const KHANH = { as: 'khanh.pham@platform.example', organization: 'org-phuongdong' }
/** A super administrator without a named permission. */
export const THU = { as: 'thu.dinh@platform.example', organization: 'org-phuongdong' }
/** A user of eleven organizations, with one permission group here. */
export const CHAU = 'minhchau.nguyen@phuongdong.example'

const paths: Readonly<Record<Scope, string>> = {
  organization: '/console-users',
  platform: '/super-admin-console-users',
}

export function createAccountsWorld() {
  const world = createScreenWorld()
  afterEach(() => world.sandbox.reset())
  afterAll(() => world.close())

  /** The list of an organization as its administrator sees it, or of the platform as a super administrator does. */
  const open = (scope: Scope, search = '', who = scope === 'platform' ? BAO : KHANH) =>
    world.renderScreen(<AccountList scope={scope} add="accounts.addHere" />, {
      at: paths[scope] + search,
      parts,
      ...who,
    })
  /** What is open of an account, as its address opens it. */
  const openOf = (scope: Scope, name: OverlayName, id: string, who = BAO) =>
    open(scope, `?drawer=${name}&record=${encodeURIComponent(id)}`, who)
  const sent = (part: string) => world.calls.filter(({ path }) => path.includes(part))
  const bodies = (part: string) => sent(part).map(({ body }) => JSON.parse(body) as unknown)
  return { ...world, open, openOf, sent, bodies }
}

/** The row of an account, once it is there. */
export async function rowOf(id: string): Promise<HTMLElement> {
  const address = await screen.findByText(id, { selector: 'small' })
  return address.closest<HTMLElement>('[role=row]')!
}

/** Presses an item of the menu of a row. */
export async function choose(name: string, item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `More actions: ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

export const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Types a code into the dialog of the second factor; it sends itself. */
export async function giveCode(code: string): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }))
  await userEvent.paste(code)
}

export const field = (name: string | RegExp) => within(screen.getByRole('dialog')).getByLabelText(name)
export const save = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
