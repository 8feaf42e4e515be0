import type { Root } from 'react-dom/client'
import { App } from './App'
import type { Engine } from './engine'
import type { Router } from './navigator'
import { createRouter } from './routes'

/** Puts the app into a document, at the address that it has now, and starts the app's flows. */
export function mountApp(root: Root, engine: Engine): Router {
  const router = createRouter(engine.bring)
  engine.navigator.use(router)
  root.render(<App store={engine.store} router={router} />)
  engine.enterApp()
  // What the browser had kept aside may be from before a sign-out: it is loaded afresh (S23).
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) engine.navigator.reload()
  })
  return router
}
