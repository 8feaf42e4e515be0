import { render } from '@testing-library/react'
import { createTestBrowser } from '../flows/testing'
import { chooseLayout, type Layout } from '../kit/layout'
import { App } from './App'
import { boot } from './engine'
import { askFirstList } from './first-list'
import { createRouter } from './routes'
import { lists } from './screens'
import { screensOf } from './testing-screen'
import { createTestLoads, createTestWorld, type Person } from './testing-world'

export type { Call } from './testing-world'

type Options = Person & {
  /** What was chosen before; Standard without it. */
  layout?: Layout
}

/**
 * For tests of shell, gate and flows across features: the real routes, store and flows over a sandbox. What is about
 * one screen is rendered by `renderScreen`, which is cheaper; a file that has nothing else takes `createScreenWorld`.
 */
export function createWorld(options?: Parameters<typeof createTestWorld>[0]) {
  const world = createTestWorld(options)

  /** Opens an address of the app, as the named person. Answers the store's engine, and the calls made since. */
  async function renderApp(address: string, { layout, ...person }: Options = {}) {
    await world.enter(address, person)
    if (layout) chooseLayout(layout)
    const { loads, load } = createTestLoads()
    // Other tabs of this browser may be opened by the test.
    const browser = createTestBrowser()
    const engine = boot(() => Promise.reject(new Error('mounted already')), load, browser.open())
    const router = createRouter(engine)
    engine.navigator.use(router)
    engine.bring({ flows: [askFirstList(lists)], slices: [] })
    const view = render(<App store={engine.store} router={router} />)
    world.runs(engine.enterApp())
    return { ...view, engine, router, calls: world.calls, loads, browser }
  }

  return { ...world, renderApp, renderScreen: screensOf(world) }
}
