import { createScreenWorld } from '../../../app/testing-screen'
import type { Parts } from '../../../flows/parts'
import { OrganizationScreen } from './OrganizationScreen'

export const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
export const KHANH = { as: 'khanh.pham@platform.example', organization: 'org-phuongdong' }

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
