import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../../app/testing-screen'
import { PermissionGroupsScreen } from './PermissionGroupsScreen'
import { parts } from './undo'

/** For the tests of this area: the permission groups over a sandbox of one's own. */

/** May grant. */
export const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
/** An administrator who may not. */
export const KHANH = { as: 'khanh.pham@platform.example', organization: 'org-phuongdong' }
export const CHAU = 'minhchau.nguyen@phuongdong.example'
export const TEN = 'ten.dang@platform.example'

const base = '/api/account/mngmnt-client/permission'
export const search = `${base}/group/search`

export function createGroupsWorld() {
  const world = createScreenWorld()
  afterEach(() => world.sandbox.reset())
  afterAll(() => world.close())

  const open = (at = '', who = BAO) =>
    world.renderScreen(<PermissionGroupsScreen />, { at: `/permission-group${at}`, parts, ...who })
  const openOf = (name: string, id: string, who = BAO) => open(`?drawer=${name}&record=${id}`, who)
  const sent = (part: string) => world.calls.filter(({ path }) => path.includes(part))
  const bodies = (part: string) => sent(part).map(({ body }) => JSON.parse(body) as unknown)
  /** As somebody else does meanwhile. */
  const elsewhere = (path: string, body: object = {}) =>
    fetch(new URL(`${base}${path}`, location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'console' },
      body: JSON.stringify(body),
    })
  return { ...world, open, openOf, sent, bodies, elsewhere }
}

export const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }))
/** The row of a group, once it is there. */
export async function rowOf(name: string) {
  const title = await screen.findByText(name, { selector: 'b' })
  return within(title.closest<HTMLElement>('[role=row]')!)
}
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const counted = (words: string) => screen.findByText(words, { selector: '[role=status] b' })

/** The panel that is open over the list. */
export const panel = () => within(screen.getByRole('dialog', { name: /^(ADD|UPDATE|ASSIGN)/ }))
export const save = () => userEvent.click(panel().getByRole('button', { name: 'Save' }))
/** How many are selected in it, in words. */
export const selected = () => panel().getByRole('heading', { level: 3, name: /^Selected|^\d/ })
export const type = async (name: string, words: string) => {
  await userEvent.clear(panel().getByLabelText(name))
  await userEvent.click(panel().getByLabelText(name))
  await userEvent.paste(words)
}

/** Picks by a search; the picker closes again. */
async function pick(picker: RegExp, words: string, name: RegExp) {
  await userEvent.click(await panel().findByRole('button', { name: picker }))
  await userEvent.click(await screen.findByRole('searchbox', { name: /^Search (permissions|users)/ }))
  await userEvent.paste(words)
  await screen.findByRole('checkbox', { name })
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
  await userEvent.click(screen.getByRole('checkbox', { name }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('searchbox', { name: /^Search/ })).not.toBeInTheDocument())
}
export const pickPermission = (words: string, name: RegExp) => pick(/^Permission/, words, name)
export const pickUser = (words: string, name: RegExp) => pick(/^User/, words, name)
