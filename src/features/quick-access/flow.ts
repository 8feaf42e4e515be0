import { call, delay, select, spawn, take, takeLatest, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, preferencesApi, sessionApi } from '../../api'
import { serverNow } from '../../clock'
import { config } from '../../config'
import { navigator } from '../../flows/navigation'
import { request } from '../../flows/request'
import { analyticsOf, type PageView } from '../../kit/analytics/adapter'
import { mayOpen, pageAt, pages } from '../../kit/navigation/pages'
import { knownPath } from '../../paths'
import {
  organizationChanged,
  organizationChanging,
  pathChanged,
  selectChanging,
  selectOtherTabUser,
  selectForbidden,
  selectPreview,
  selectUser,
} from '../../session/state'
import { timings } from '../../timings'
import { noteVisit } from './visits'

const { trackQuickAccess } = preferencesApi.endpoints

/** What is told of a visit there, by the tab that is open; nothing of a path that is no page. */
export function viewOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const path = knownPath(pathname)
  const page = pageAt(pathname)
  if (!path || !page) return undefined
  const { tracked, trackedTabs = {} } = pages[page]
  const tab = new URLSearchParams(search).get('tab') ?? ''
  return { page, view: { path, title: Object.hasOwn(trackedTabs, tab) ? trackedTabs[tab]! : tracked } }
}

/** A screen that has been shown for 5 s is told once: to analytics, and in an organization to Quick Access. */
export function* pageViewFlow(): SagaGenerator<void> {
  yield* takeLatest([pathChanged, organizationChanging], function* () {
    const { here } = yield* navigator()
    if (!viewOf(here())) return
    yield* call(shown)
    yield* delay(timings.pageView)
    // By now another tab of the page may be open.
    const visited = viewOf(here())
    if (!visited) return
    const { page, view } = visited
    const user = yield* select(selectUser)
    if (!mayOpen(page, user)) return
    // Forbidden, or of an organization that the session has left: it is not the screen that is seen.
    if (!user || (yield* select(selectForbidden)) || (yield* select(selectOtherTabUser))) return
    // What is previewed somebody else would see.
    if (yield* select(selectPreview)) return
    // Whoever leaves now has been here: what is told goes on.
    yield* spawn(count, view)
    if (!user.orgCtx) return
    noteVisit({ userId: user.id, orgId: user.orgCtx.orgId }, { path: view.path, time: serverNow() })
    yield* spawn(track, view)
  })
}

/** Waits until somebody is signed in and no organization is being entered: nothing is painted before. */
function* shown(): SagaGenerator<void> {
  while (!(yield* select(selectUser)) || (yield* select(selectChanging)))
    yield* take([sessionApi.endpoints.getCurrentUser.matchFulfilled, organizationChanged])
}

function* count(view: PageView): SagaGenerator<void> {
  yield* call(analyticsOf(config().analytics), view)
}

/** In the background: a refusal changes nothing for the person. */
function* track({ path, title }: PageView): SagaGenerator<void> {
  try {
    const quickAccessEntry = { app: 'account', url: location.origin + path, name: title }
    yield* request(trackQuickAccess, { quickAccessEntry })
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}
