import type { UnknownAction } from '@reduxjs/toolkit'
import { call, cancel, fork, join, put, take, type SagaGenerator } from 'typed-redux-saga'
import { api, isRefusal, type LoginResult } from '../../api'
import { followable, goTo, navigator, parameters } from '../../flows/navigation'
import { tellTabs } from '../../flows/tabs'
import { paths, withLang } from '../../paths'
import { loadContext } from '../../session/enter'
import { organizationChanged, organizationChanging, pathChanged } from '../../session/state'
import { markFirstChoice, storeOrganizationResult } from '../../session/storage'

/** What the server answered to the choice of an organization. */
export type Selected = { readonly orgId: string; readonly result: LoginResult }

/**
 * The organization is selected: everything of the former one goes before anything is painted again, then user,
 * interface setting and theme are read, and the person goes on.
 */
export function* enterOrganization({ orgId, result }: Selected): SagaGenerator<void> {
  storeOrganizationResult(orgId, result)
  markFirstChoice()
  const destination = yield* call(whereTo)
  yield* put(organizationChanging())
  yield* call(forgetAnswers)
  try {
    yield* call(loadContext)
  } catch (error) {
    if (!isRefusal(error)) throw error
    // The organization is selected: a fresh document asks again who is signed in. A 401 has its own way out.
    if (error.status !== 401) yield* call(loadDocument, destination)
    return
  }
  yield* tellTabs({ kind: 'organizationChosen' })
  yield* call(goAndPaint, destination)
  yield* put(organizationChanged())
}

/**
 * Goes on, until the new page has taken the place of the choice. The router says that it is there before that: what is
 * shown again by then would be the choice, which would read everything once more.
 */
function* goAndPaint(destination: string): SagaGenerator<void> {
  const { here } = yield* navigator()
  const { pathname } = here()
  const painted = yield* fork(nextPath)
  yield* goTo(destination)
  if (here().pathname === pathname) yield* cancel(painted)
  else yield* join(painted)
}

function* nextPath(): SagaGenerator<void> {
  yield* take(pathChanged)
}

/** Running calls are aborted, so that no late answer of the former organization arrives. */
function* forgetAnswers(): SagaGenerator<void> {
  // put answers what the thunk returns, which its type cannot say
  const running = (yield* put(api.util.getRunningQueriesThunk() as unknown as UnknownAction)) as unknown as {
    abort(): void
  }[]
  for (const query of running) query.abort()
  yield* put(api.util.resetApiState())
}

/** Another tab has chosen the organization for this one too. */
export function* followChoice(): SagaGenerator<void> {
  yield* call(loadDocument, yield* call(whereTo))
}

function* loadDocument(destination: string): SagaGenerator<void> {
  const { load } = yield* navigator()
  const lang = (yield* parameters()).get('lang')
  yield* call(load, destination.startsWith('/') ? withLang(destination, lang) : destination)
}

function* whereTo(): SagaGenerator<string> {
  const query = yield* parameters()
  const url = followable(query.get('url'))
  if (url !== undefined) return url
  return query.get('target') === 'ga' ? paths.accountInfoAnalytics : paths.accountInfo
}
