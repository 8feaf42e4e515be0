import { createAction } from '@reduxjs/toolkit'
import { call, cancelled, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { session } from '../browser'
import { now } from '../clock'
import { navigator } from '../flows/navigation'
import { noticeClosed, noticed, selectNotices } from '../flows/notices'
import { returns } from '../flows/returns'
import { isPageTouched } from '../kit/leave/touched'
import { pathChanged, selectPreview } from '../session/state'
import { timings } from '../timings'
import type { Engine } from './engine'
import { askBeforePages, pageMissing } from './new-pages'
import { released, scriptsOf } from './served-scripts'
import type { RootState } from './store'

const NOTICE = 'release'
/** The releases for which this tab has loaded its document by itself, one a line. */
const TAKEN = 'console.releases'

let newer: string | undefined
let lookedAt = now()

/** Notices a newer release than the one of this document, and tells it once. */
function* look(): SagaGenerator<void> {
  const own = scriptsOf(document)
  if (!own) return
  lookedAt = now()
  const found = yield* call(released, own)
  if (!found || found === newer) return
  newer = found === own ? undefined : found
  if (!newer) return void (yield* put(noticeClosed(NOTICE)))
  yield* put(
    noticed({
      id: NOTICE,
      tone: 'info',
      title: { id: 'release.title' },
      text: { id: 'release.text' },
      closes: 'stays',
      action: { label: 'common.reload', fact: reloadAsked() },
    }),
  )
}

const taken = () => (session.get(TAKEN) ?? '').split('\n')

/**
 * Whether loading the document anew takes nothing away now, and was not done for this release already: nothing is typed,
 * on its way, previewed, or told and still to be read.
 */
const mayTake = (state: RootState): boolean =>
  newer !== undefined &&
  !isPageTouched() &&
  !selectPreview(state) &&
  selectNotices(state).every(({ id }) => id === NOTICE) &&
  !Object.values(state.api.mutations).some((change) => (change?.status as string) === 'pending') &&
  !taken().includes(newer)

/** The person goes to this address, where the newer release begins. */
const releaseTaken = createAction<string>('release/taken')
const reloadAsked = createAction('release/reloadAsked')

const noteTaken = () => session.set(TAKEN, [...taken(), newer].join('\n'))

function* takeRelease(to: string): SagaGenerator<void> {
  noteTaken()
  const { load } = yield* navigator()
  yield* call(load, to)
}

function* reload(): SagaGenerator<void> {
  noteTaken()
  const { reload } = yield* navigator()
  yield* call(reload)
}

function* takeAtMissingPage(): SagaGenerator<void> {
  yield* call(look)
  const { here } = yield* navigator()
  const { pathname, search, hash } = here()
  if (yield* select(mayTake)) yield* call(takeRelease, pathname + search + hash)
}

/**
 * Learns of a new release when somebody comes back to the tab or goes to another page, at most once in some minutes, and at
 * once when the code of a page is missing (decisions/0048).
 */
function* releaseFlow(): SagaGenerator<void> {
  const back = yield* call(returns)
  try {
    while (true) {
      const heard = yield* race({
        moved: take(pathChanged),
        back: take(back),
        page: take(pageMissing),
        taken: take(releaseTaken),
        asked: take(reloadAsked),
      })
      if (heard.taken) yield* fork(takeRelease, heard.taken.payload)
      else if (heard.asked) yield* call(reload)
      else if (heard.page) yield* fork(takeAtMissingPage)
      else if (now() - lookedAt >= timings.releaseLook) yield* fork(look)
    }
  } finally {
    if (yield* cancelled()) back.close()
  }
}

/** Comes once the page stands, so that the first loads are without it. */
export function followReleases({ store, bring }: Pick<Engine, 'store' | 'bring'>): void {
  askBeforePages((to) => {
    if (!mayTake(store.getState())) return false
    store.dispatch(releaseTaken(to))
    return true
  })
  bring({ flows: [releaseFlow], slices: [] })
}
