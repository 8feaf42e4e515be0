import { screen, waitFor, within } from '@testing-library/react'
import { createScreenWorld } from '../../../app/testing-screen'
import type { Parts } from '../../../flows/parts'
import { OrganizationScreen } from './OrganizationScreen'

export const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
export const KHANH = { as: 'khanh.pham@platform.example', organization: 'org-phuongdong' }

/** A section once it is read: until then another card of its name stands there. */
export async function section(name: string) {
  const region = await waitFor(() => {
    const found = screen.getByRole('region', { name })
    expect(found.querySelector('[aria-busy=true]')).toBeNull()
    return found
  })
  return within(region)
}

/** For the tests of this page: it over a sandbox of one's own, with the flows that a test is about. */
export function createOrganizationPageWorld(parts?: Parts) {
  const world = createScreenWorld()
  afterEach(() => world.sandbox.reset())
  afterAll(() => world.close())

  const open = (search: string, who = KHANH) =>
    world.renderScreen(<OrganizationScreen />, {
      at: `/organization${search}`,
      ...(parts && { parts }),
      ...who,
    })
  return { ...world, open }
}
