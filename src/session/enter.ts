import { call, cancel, fork, join, put, spawn, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, organizationChoiceApi, preferencesApi, sessionApi, type CurrentUser } from '../api'
import { request, type Endpoint } from '../flows/request'
import { pageStands } from '../page-stands'
import { keepDraftsOf } from './drafts'
import { keepPageSizesOf } from './page-sizes'
import { colourKnown } from './state'
import { hasChosenOrganization } from './storage'

const { getCurrentUser } = sessionApi.endpoints
const { getOwnUiSetting, getOwnDataSetting } = organizationChoiceApi.endpoints
const { getDateFormatConstants } = preferencesApi.endpoints

/** A call whose failure changes nothing for the person. */
function* quietly<Result>(endpoint: Endpoint<void, Result>): SagaGenerator<Result | undefined> {
  try {
    return yield* request(endpoint, undefined)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return undefined
  }
}

/** Nothing on any page waits for these. */
function* loadRest(): SagaGenerator<void> {
  yield* call(pageStands)
  yield* spawn(quietly, getOwnDataSetting)
  yield* spawn(quietly, getDateFormatConstants)
}

/** How the chosen organization looks. */
function* loadSettings(): SagaGenerator<void> {
  const setting = yield* quietly(getOwnUiSetting)
  yield* put(colourKnown(setting?.result.themeColor))
}

function* loadUser(): SagaGenerator<CurrentUser> {
  return (yield* request(getCurrentUser, undefined)).result
}

/**
 * Reads who is signed in and how the chosen organization looks; throws the refusal when nobody is. Where this browser
 * has chosen an organization both start together; else the setting is read once the user says that one is chosen.
 */
export function* loadContext(): SagaGenerator<CurrentUser> {
  const early = hasChosenOrganization() ? yield* fork(loadSettings) : undefined
  const user = yield* call(loadUser)
  keepDraftsOf(user.id)
  keepPageSizesOf(user.id)
  if (!user.orgCtx) {
    if (early) yield* cancel(early)
    return user
  }
  yield* spawn(loadRest)
  if (early) yield* join(early)
  else yield* call(loadSettings)
  return user
}
