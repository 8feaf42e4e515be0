import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cellsOf, createScreenWorld } from '../../../app/testing-screen'
import { parts } from './flow'
import { OrganizationsScreen } from './OrganizationsScreen'

/** For the tests of this area: the list as a super administrator sees it, over a sandbox of one's own. */

export const PATH = '/console-organizations'
export const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
export const SEARCH = '/api/account/mngmnt/orgs/search'

export function createOrganizationsWorld() {
  const world = createScreenWorld()
  afterEach(() => world.sandbox.reset())
  afterAll(() => world.close())

  const open = (search = '') =>
    world.renderScreen(<OrganizationsScreen />, { at: PATH + search, parts, ...BAO })
  const sent = (part: string) => world.calls.filter(({ path }) => path.includes(part))
  const searches = () =>
    sent(SEARCH).map(({ path, body }) => ({
      query: path.slice(SEARCH.length),
      body: JSON.parse(body) as unknown,
    }))
  return { ...world, open, sent, searches }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const counted = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status] b' })
export const rows = () =>
  within(screen.getByRole('table', { name: 'Organization' }))
    .getAllByRole('row')
    .slice(1)
export const cells = (row: HTMLElement) => cellsOf(row).map((cell) => cell.textContent)

/** The row of an organization, once it is there. */
export async function rowOf(name: string): Promise<HTMLElement> {
  const brand = await screen.findByRole('button', { name })
  return brand.closest<HTMLElement>('[role=row]')!
}

/** Presses an item of the menu of a row. */
export async function choose(name: string, item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `More actions: ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

/** Types a code into the dialog of the second factor; it sends itself. */
export async function giveCode(code: string): Promise<void> {
  const box = await screen.findByRole('textbox', { name: 'Digit 1 of 6' })
  await userEvent.click(box)
  await userEvent.paste(code)
}
