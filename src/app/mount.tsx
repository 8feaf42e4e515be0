import type { Root } from 'react-dom/client'
import { App } from './App'
import type { Engine } from './engine'
import type { Router } from './navigator'
import { createRouter } from './routes'

/** Puts the app into a document, at the address that it has now, and starts the app's flows. */
export function mountApp(root: Root, engine: Engine): Router {
  const router = createRouter()
  engine.navigator.use(router)
  root.render(<App store={engine.store} router={router} />)
  engine.enterApp()
  return router
}
