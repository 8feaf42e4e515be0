import { createSelector, type UnknownAction } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import { config } from '../config'
import type { Parts } from '../flows/parts'
import { supervise } from '../flows/supervise'
import { signInFlow } from '../features/sign-in/flow'
import type { SignInEngine, SignInView } from '../features/sign-in/port'
import { captchaOf, type BegunCaptcha } from '../domain/captcha/adapter'
import type { CaptchaContext } from '../domain/captcha/flow'
import { selectCaptcha } from '../domain/captcha/state'
import { appFlows } from './flows'
import { createNavigator, type Router } from './navigator'
import { createStore, type RootState } from './store'
import { createTabs } from './tabs'

const selectView = createSelector(
  [(state: RootState) => state.signIn, selectCaptcha, (state: RootState) => state.signedInAlready],
  (signIn, captcha, already): SignInView => ({ ...signIn, captcha, already }),
)

export type Engine = ReturnType<typeof boot>

/**
 * Store and flows of a document. `land` mounts the app's router at an address; `load` leaves the document; `tabs`
 * are the others of this browser.
 */
export function boot(
  land: (engine: Engine, address: string) => Promise<Router>,
  load?: (address: string) => Promise<void>,
  tabs = createTabs(),
) {
  const navigator = createNavigator((address) => land(engine, address), load)
  const captcha: CaptchaContext = { solve: captchaOf(config().captcha) }
  const { store, run, add } = createStore({ navigator, captcha, tabs })
  const tasks: Task[] = []
  const begun = new Set<Parts['flows'][number]>()
  const begin = (flows: Parts['flows']) => void tasks.push(run(() => supervise(flows)))
  const engine = {
    store,
    navigator,
    /** The flows of the app, from the first screen behind the sign-in on. */
    enterApp() {
      begin(appFlows)
      return { cancel: () => tasks.forEach((task) => task.cancel()) }
    },
    /** What a screen needs, before it is shown: each slice and each flow once a document, however often it comes. */
    bring: ({ flows, slices }: Parts) => {
      add(slices)
      begin(flows.filter((flow) => !begun.has(flow)))
      flows.forEach((flow) => begun.add(flow))
    },
    /** The flow of /login, and what its light page may know of the store; the page has begun with a captcha. */
    enterSignIn(begun: BegunCaptcha): SignInEngine {
      captcha.begun = begun
      run(() => supervise([signInFlow]))
      return {
        store,
        view: () => selectView(store.getState()),
        tell: (fact: UnknownAction) => void store.dispatch(fact),
        subscribe: (heard) => store.subscribe(heard),
      }
    },
  }
  return engine
}
