import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { IntlProvider } from 'react-intl'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Provider } from 'react-redux'
import { useGetCurrentUserQuery } from '../api'
import { config } from '../config'
import { captchaOf } from '../domain/captcha/adapter'
import type { Parts } from '../flows/parts'
import { createTestBrowser } from '../flows/testing'
import { supervise } from '../flows/supervise'
import { loadContext } from '../session/enter'
import { leaveWhenUnauthorized, warnOfTooManyRequests } from '../session/flow'
import { langOf } from '../texts'
import { texts as en } from '../texts/en.gen'
import { texts as vi } from '../texts/vi.gen'
import { UiProvider } from '../ui/UiProvider'
import { ErrorDrawer } from './ErrorDrawer'
import { LeaveGuard } from './LeaveGuard'
import { createNavigator } from './navigator'
import { NoticeHost } from './NoticeHost'
import { PageGate } from './PageGate'
import { createStore } from './store'
import { createTestLoads, createTestWorld, type Person } from './testing-world'

type Options = Person & {
  /** The address, with its parameters; in the language that it asks for. */
  at: string
  /** The flows and slices that come with the screen (`app/screens.ts`); none without it. */
  parts?: Parts
  /** Nothing stands at other addresses, as behind a page that is left; without it the screen stays. */
  leavable?: boolean
}

/**
 * For tests of one screen, by `renderScreen`: store, texts, the screen at the address of a page with its title, notices,
 * common errors and the question before leaving, over a sandbox. No shell, live channel or page views; of the gate what
 * it says of the page, and that the current user is kept fresh; of the session's flows those that tell 401 and 429.
 */
export function createScreenWorld() {
  const world = createTestWorld()
  return { ...world, renderScreen: screensOf(world) }
}

/** Opens a screen for a person whose context is known. Answers the store, and the calls that the screen makes. */
export const screensOf =
  ({ enter, runs, calls }: ReturnType<typeof createTestWorld>) =>
  async (screen: ReactElement, { at, parts = { flows: [], slices: [] }, leavable, ...person }: Options) => {
    await enter(at, person)
    const { loads, load } = createTestLoads()
    const navigator = createNavigator(() => Promise.reject(new Error('mounted already')), load)
    const tabs = createTestBrowser().open()
    const captcha = { solve: captchaOf(config().captcha) }
    const { store, run, add } = createStore({ navigator, captcha, tabs })
    add(parts.slices)
    await run(loadContext).toPromise()
    calls.length = 0
    const lang = langOf(location.search)
    const messages = lang === 'vi' ? vi : en
    const children = [
      { path: leavable ? location.pathname : '*', element: screen },
      { path: '*', element: null },
    ]
    const router = createBrowserRouter([{ element: <Surroundings />, children }])
    navigator.use(router)
    // Before the screen, which tells its flow that it is open.
    runs(run(() => supervise([leaveWhenUnauthorized, warnOfTooManyRequests, ...parts.flows])))
    const view = render(
      <Provider store={store}>
        <UiProvider>
          <IntlProvider locale={lang} messages={messages}>
            <RouterProvider router={router} />
          </IntlProvider>
        </UiProvider>
      </Provider>,
    )
    return { ...view, store, router, calls, loads }
  }

function Surroundings() {
  // Whatever changes the current user makes it read again, as behind the gate.
  useGetCurrentUserQuery(undefined, { refetchOnMountOrArgChange: false })
  return (
    <>
      <PageGate />
      <LeaveGuard />
      <NoticeHost />
      <ErrorDrawer />
    </>
  )
}

/** The cells of a table's row in the order of its columns, the one that names the row among them. */
export const cellsOf = (row: HTMLElement): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(':scope > :is([role=cell], [role=rowheader])'),
]
