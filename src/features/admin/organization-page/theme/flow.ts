import { createAction } from '@reduxjs/toolkit'
import { call, delay, take, type SagaGenerator } from 'typed-redux-saga'
import { navigator } from '../../../../flows/navigation'
import type { Parts } from '../../../../flows/parts'
import { paths } from '../../../../paths'
import { timings } from '../../../../timings'

/** Another colour of the organization is stored. */
export const themeSaved = createAction('organizationTheme/saved')

/** Everything is drawn anew in the colour. Whoever has gone to another page keeps it: it has the colour already. */
export function* themeFlow(): SagaGenerator<void> {
  while (true) {
    yield* take(themeSaved)
    yield* delay(timings.themeReload)
    const { here, load } = yield* navigator()
    const { pathname, search } = here()
    if (pathname === paths.organization) yield* call(load, pathname + search)
  }
}

export const parts: Parts = { flows: [themeFlow], slices: [] }
