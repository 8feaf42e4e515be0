import { OwnForms } from '../../app/OwnForms'
import { createWorld } from '../../app/testing'
import type { Person } from '../../app/testing-world'
import { parts as passwordParts } from '../password/flow'
import { parts } from './flow'

const both = {
  flows: [...parts.flows, ...passwordParts.flows],
  slices: [...parts.slices, ...passwordParts.slices],
}

/** For the tests of this area: the forms of the own account, over a sandbox of one's own. */
export function createOwnFormsWorld() {
  const world = createWorld()
  afterEach(() => world.sandbox.reset())
  afterAll(() => world.close())

  const open = (search: string, who: Person) =>
    world.renderScreen(<OwnForms />, { at: `/profile${search}`, parts: both, ...who })
  return { ...world, open }
}
