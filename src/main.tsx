import { createRoot } from 'react-dom/client'
import { boot } from './app/engine'
import { mountApp } from './app/mount'
import { config, ConfigError } from './config'
import { hearPresses } from './presses'
import { langOf, loadMessages } from './texts'
import './ui/base.css'
import { followTheme } from './ui/theme'

const element = document.getElementById('root') as HTMLElement // src/document.html

function start() {
  followTheme()
  hearPresses()
  try {
    config()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    element.textContent = error.message
    return
  }
  // What the language layer waits for; a failure is told there.
  loadMessages(langOf(location.search)).catch(() => undefined)
  const root = createRoot(element)
  const engine = boot(() => Promise.reject(new Error('the app is mounted already')))
  mountApp(root, engine)
}

start()
// Left out of a production build, with all that it imports.
if (process.env.NODE_ENV === 'development')
  void import(/* webpackChunkName: "developer" */ './developer/mount').then((m) => m.mountDeveloperPanel())
