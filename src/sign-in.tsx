import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { config, ConfigError } from './config'
import { beginCaptcha, captchaOf } from './domain/captcha/adapter'
import { createPort, type SignInPort } from './features/sign-in/port'
import { SignIn } from './features/sign-in/SignIn'
import './features/sign-in/sign-in.css'
import { withLang } from './paths'
import { hearPresses } from './presses'
import type { Lang } from './texts'
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

/** The page stands in the document of a production build already, and is taken over; the development server has none. */
function begin(port: SignInPort): Root {
  const standing = document.documentElement.lang as Lang // src/document.html, or the build
  const page = <SignIn port={port} standing={standing} />
  if (!element.firstChild) {
    const root = createRoot(element)
    root.render(page)
    return root
  }
  // The one choice that somebody can have made before.
  const picked = element.querySelector('select')?.value ?? standing
  if (picked !== standing)
    history.replaceState(null, '', withLang(location.pathname + location.search + location.hash, picked))
  return hydrateRoot(element, page)
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
  const port = createPort(() => loadEngine(root))
  const root = begin(port)
  // After the form is on the screen, so that the engine does not delay it.
  requestAnimationFrame(() => requestAnimationFrame(() => void port.engine().catch(() => undefined)))
}

start()
// Left out of a production build, with all that it imports.
if (process.env.NODE_ENV === 'development')
  void import(/* webpackChunkName: "developer" */ './developer/mount').then((m) => m.mountDeveloperPanel())
