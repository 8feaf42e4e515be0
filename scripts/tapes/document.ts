import { createRouter } from '../../src/app/routes'
import { boot, type Engine } from '../../src/app/engine'
import { askFirstList } from '../../src/app/first-list'
import { lists } from '../../src/app/screens'
import { config } from '../../src/config'
import { beginCaptcha, captchaOf } from '../../src/domain/captcha/adapter'
import { createTestBrowser } from '../../src/flows/testing'
import { paths } from '../../src/paths'
import type { TabMessage } from '../../src/flows/tabs'

/** A document of the console in Node: the real store, flows and router, and nothing is drawn (src/sign-in.tsx, src/app/mount.tsx). */

export type ConsoleDocument = ReturnType<typeof openDocument>

/** `load` hears where the console leaves the document for. */
export function openDocument(load: (address: string) => void) {
  const browser = createTestBrowser()
  const closes: (() => void)[] = []
  let router: ReturnType<typeof createRouter> | undefined

  function start(engine: Engine) {
    const made = createRouter(engine)
    router = made
    engine.navigator.use(made)
    engine.bring({ flows: [askFirstList(lists)], slices: [] })
    const flows = engine.enterApp()
    closes.push(
      () => flows.cancel(),
      () => made.dispose(),
    )
    return made
  }
  async function land(engine: Engine, address: string) {
    history.replaceState(null, '', address)
    const made = start(engine)
    await new Promise<void>((resolve) => {
      if (made.state.initialized) return resolve()
      const stop = made.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    })
    return made
  }

  const leave = (address: string) => {
    load(address)
    return new Promise<void>(() => undefined)
  }
  const engine = boot(land, leave, browser.open())
  Object.assign(engine.navigator, { reload: () => void leave(location.href) })
  if (location.pathname === paths.signIn) engine.enterSignIn(beginCaptcha(captchaOf(config().captcha)))
  else start(engine)
  const otherTab = browser.open()
  return {
    store: engine.store,
    /** As a link or the Back button does. */
    go: async (address: string, how: 'push' | 'replace' | 'back') => {
      if (!router) history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address)
      else if (how === 'back') await router.navigate(-1)
      else await router.navigate(address, { replace: how === 'replace' })
    },
    hear: (message: unknown) => otherTab.tell(message as TabMessage),
    close: () => closes.forEach((close) => close()),
  }
}
