import { put, spawn, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, organizationChoiceApi, preferencesApi, sessionApi, type CurrentUser } from '../api'
import { request, type Endpoint } from '../flows/request'
import { keepDraftsOf } from './drafts'
import { colourKnown } from './state'

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

/** Reads who is signed in and how the chosen organization looks; throws the refusal when nobody is. */
export function* loadContext(): SagaGenerator<CurrentUser> {
  const { result: user } = yield* request(getCurrentUser, undefined)
  keepDraftsOf(user.id)
  if (user.orgCtx) {
    yield* spawn(quietly, getOwnDataSetting)
    yield* spawn(quietly, getDateFormatConstants)
    const setting = yield* quietly(getOwnUiSetting)
    yield* put(colourKnown(setting?.result.themeColor))
  }
  return user
}
