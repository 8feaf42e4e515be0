import { call, cancel, fork, join, put, spawn, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, organizationChoiceApi, preferencesApi, sessionApi, type CurrentUser } from '../api'
import { request, type Endpoint } from '../flows/request'
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

/** How the chosen organization looks; nothing waits for the rest. */
function* loadSettings(): SagaGenerator<void> {
  yield* spawn(quietly, getOwnDataSetting)
  yield* spawn(quietly, getDateFormatConstants)
  const setting = yield* quietly(getOwnUiSetting)
  yield* put(colourKnown(setting?.result.themeColor))
}

function* loadUser(): SagaGenerator<CurrentUser> {
  return (yield* request(getCurrentUser, undefined)).result
}

/**
 * Reads who is signed in and how the chosen organization looks; throws the refusal when nobody is. Where this browser
 * has chosen an organization all start together; else the settings are read once the user says that one is chosen.
 */
export function* loadContext(): SagaGenerator<CurrentUser> {
  const early = hasChosenOrganization() ? yield* fork(loadSettings) : undefined
  const user = yield* call(loadUser)
  keepDraftsOf(user.id)
  keepPageSizesOf(user.id)
  if (!user.orgCtx) {
    if (early) yield* cancel(early)
  } else if (early) yield* join(early)
  else yield* call(loadSettings)
  return user
}
