import type { UnknownAction } from '@reduxjs/toolkit'
import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { api, type LoginResult } from '../../api'
import { config } from '../../config'
import { goTo, parameters } from '../../flows/navigation'
import { paths, returnTarget } from '../../paths'
import { loadContext } from '../../session/enter'
import { organizationChanged, organizationChanging } from '../../session/state'
import { markFirstChoice, storeOrganizationResult } from '../../session/storage'

/**
 * The organization is selected: everything of the former one goes before anything is painted again, then user,
 * interface setting and theme are read, and the person goes on.
 */
export function* enterOrganization(orgId: string, result: LoginResult): SagaGenerator<void> {
  storeOrganizationResult(orgId, result)
  markFirstChoice()
  const destination = yield* call(whereTo)
  yield* put(organizationChanging())
  yield* call(forgetAnswers)
  yield* call(loadContext)
  yield* goTo(destination)
  yield* put(organizationChanged())
}

/** Running calls are aborted, so that no late answer of the former organization arrives. */
function* forgetAnswers(): SagaGenerator<void> {
  // put answers what the thunk returns, which its type cannot say
  const running = (yield* put(api.util.getRunningQueriesThunk() as unknown as UnknownAction)) as unknown as { abort(): void }[]
  for (const query of running) query.abort()
  yield* put(api.util.resetApiState())
}

function* whereTo(): SagaGenerator<string> {
  const asked = yield* parameters()
  const url = returnTarget(asked.get('url'), { origin: location.origin, hosts: config().returnHosts })
  if (url !== undefined) return url
  return asked.get('target') === 'ga' ? paths.accountInfoAnalytics : paths.accountInfo
}
