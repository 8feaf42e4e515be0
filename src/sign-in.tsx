import { createRoot, type Root } from 'react-dom/client'
import { config, ConfigError } from './config'
import { beginCaptcha, captchaOf } from './domain/captcha/adapter'
import { createPort } from './features/sign-in/port'
import { SignIn } from './features/sign-in/SignIn'
import './features/sign-in/sign-in.css'
import { hearPresses } from './presses'
import './ui/base.css'
import { followTheme } from './ui/theme'

const element = document.getElementById('root') as HTMLElement // src/document.html

/** The landing takes over in this document, with the same store. The captcha comes beside the engine. */
async function loadEngine(root: Root) {
  const captcha = beginCaptcha(captchaOf(config().captcha))
  const { boot } = await import(/* webpackChunkName: "engine" */ './app/engine')
  const engine = boot(async (engine, address) => {
    const { landApp } = await import(/* webpackChunkName: "mount" */ './app/mount')
    history.replaceState(null, '', address)
    return landApp(root, engine)
  })
  return engine.enterSignIn(captcha)
}

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
  const root = createRoot(element)
  const port = createPort(() => loadEngine(root))
  root.render(<SignIn port={port} />)
  // After the form is on the screen, so that the engine does not delay it.
  requestAnimationFrame(() => requestAnimationFrame(() => void port.engine().catch(() => undefined)))
}

start()
