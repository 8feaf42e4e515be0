import type { Root } from 'react-dom/client'
import { inTime } from '../arriving'
import { opened } from '../flows/navigation'
import { hearFilledFields } from '../kit/form/filled'
import { arriveFrom } from '../kit/navigation/useArrival'
import { pageStands } from '../page-stands'
import { paths } from '../paths'
import { expectOverlays } from '../ui/overlays/code'
import { App } from './App'
import { askFirstList } from './first-list'
import type { Engine } from './engine'
import type { Router } from './navigator'
import { createRouter } from './routes'
import { lists } from './screens'

type AppRouter = ReturnType<typeof createRouter>

/** Puts the app into a document, at the address that it has now, and starts the app's flows. */
export function mountApp(root: Root, engine: Engine): void {
  const router = start(engine)
  root.render(<App store={engine.store} router={router} />)
}

/**
 * The same in the document of /login, whose page stays until the code of the first screen is there. That screen is told
 * as one to which somebody came.
 */
export async function landApp(root: Root, engine: Engine): Promise<Router> {
  const router = start(engine)
  arriveFrom(engine.store, paths.signIn)
  await initialized(router)
  root.render(<App store={engine.store} router={router} />)
  return router
}

function initialized(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}

function start(engine: Engine): AppRouter {
  const router = createRouter(engine)
  engine.navigator.use(router)
  engine.bring({ flows: [askFirstList(lists)], slices: [] })
  engine.enterApp()
  hearFilledFields()
  bringOverlays()
  void pageStands()
    .then(() => inTime(() => import(/* webpackChunkName: "overlays" */ './late')))
    .then(({ begin }) => begin(engine, router))
    .catch(() => undefined)
  // What the browser had kept aside may be from before a sign-out: it is loaded afresh (S23).
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) engine.navigator.reload()
  })
  return router
}

/** Fetches the code of what opens over a page: at once for an address that has something open, else once the page stands. */
function bringOverlays(): void {
  if (new URLSearchParams(location.search).has(opened.name)) expectOverlays()
  else void pageStands().then(expectOverlays)
}
