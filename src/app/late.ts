import { hearKeys } from './commands/keys'
import type { Engine } from './engine'
import { followReleases } from './release'
import type { createRouter } from './routes'

/** What begins once the page stands, so that no first load holds it. */
export function begin(engine: Engine, router: ReturnType<typeof createRouter>): void {
  followReleases(engine)
  hearKeys(router)
}
