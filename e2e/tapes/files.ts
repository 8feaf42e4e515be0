import type { Flow, Scenario } from './steps'

/** Where the tape of a scenario and the picture of a flow stand, from the root of the project. */

type Named = Pick<Flow, 'name'>
export const tapeOf = (flow: Named, scenario: Pick<Scenario, 'name'>) =>
  `e2e/tapes/${flow.name}/${scenario.name}.json`
export const pictureOf = (flow: Named) => `docs/test-script/${flow.name}.png`
