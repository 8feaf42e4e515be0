import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createOrganizationsWorld, PATH } from '../testing'

/** For the tests of the setup: its drawer over the list, at a page of its menu. */

export const ACME = 'org-acme'
export const PHUONGDONG = 'org-phuongdong'
/** A fresh organization: nothing of it is set up. */
export const ZENBREW = 'org-zenbrew'
/** Whatever is changed about it is refused without a message. */
export const SILENT = 'org-silent'

const base = '/api/account/mngmnt/orgs'

export function createSetupWorld() {
  const world = createOrganizationsWorld()
  const openSetup = async (record: string, menu?: string) => {
    // A code of the authenticator is good once.
    world.sandbox.clock.advance(30_000)
    // Over a list without rows: the drawer needs none.
    const view = await world.open(
      `?freeText=${record}&drawer=setup&record=${record}${menu ? `&menu=${menu}` : ''}`,
    )
    await screen.findByRole('navigation', { name: 'Setup' })
    return view
  }
  /** The calls to a part of an organization's configuration. */
  const calls = (part: string) =>
    world.calls
      .filter(({ path }) => path.includes(part))
      .map(({ method, path, body }) => ({
        call: `${method} ${path.replace(base, '')}`,
        body: body === '' ? undefined : (JSON.parse(body) as unknown),
      }))
  return { ...world, openSetup, setupCalls: calls, path: PATH }
}

export const nav = () => within(screen.getByRole('navigation', { name: 'Setup' }))
export const page = (name: string) => screen.findByRole('heading', { level: 2, name })
export const entry = (name: string) => nav().getByRole('link', { name })
export const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
export const save = () => press('Save')
export const told = async (words: string) => expect(await screen.findByText(words)).toBeVisible()

/** Pastes in the place of what stands there: one event. */
export async function put(name: string, words: string): Promise<void> {
  await userEvent.clear(field(name))
  if (words !== '') await userEvent.paste(words)
}

export const savesNothing = async () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Nothing has changed'),
  )
