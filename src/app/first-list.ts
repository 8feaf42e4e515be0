import { call, put, take, type SagaGenerator } from 'typed-redux-saga'
import { sessionApi } from '../api'
import { navigator } from '../flows/navigation'
import { currentLayout } from '../kit/layout'
import type { FirstList } from '../kit/list/first-list'
import { pageAt, type PagePath } from '../kit/navigation/pages'
import { keepPageSizesOf } from '../session/page-sizes'
import { obstacleAt } from './obstacle'

const { getCurrentUser } = sessionApi.endpoints

/** Where the call of a page's list comes from: the code of its screen; none when that has not come, which the screen tells. */
export type FirstLists = { readonly [Page in PagePath]?: () => Promise<FirstList | undefined> }

/**
 * The list of the page that a document was opened at is asked for as soon as it is known who is signed in, beside the
 * code of its screen and before the screen is drawn. Only for whoever gets as far as that screen.
 */
export const askFirstList = (lists: FirstLists) =>
  function* (): SagaGenerator<void> {
    const {
      payload: { result: user },
    } = yield* take(getCurrentUser.matchFulfilled)
    const { pathname, search } = (yield* navigator()).here()
    const page = pageAt(pathname)
    const list = page && lists[page]
    if (!list || obstacleAt({ pathname, search }, user, currentLayout())) return
    keepPageSizesOf(user.id)
    const asked = (yield* call(list))?.(search, user)
    if (asked) yield* put(asked)
  }
