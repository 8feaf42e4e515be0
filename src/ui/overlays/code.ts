import { inTime } from '../../arriving'

/** All that opens over a page, one piece of code: its parts share most of it. */
export type Overlays = typeof import('./all')

let come: Overlays | undefined
let coming: Promise<Overlays> | undefined

/** The code, once it has come. */
export const overlaysHere = (): Overlays | undefined => come

/** Fetches it, once; what has failed is fetched anew by the next who asks. */
export function loadOverlays(): Promise<Overlays> {
  coming ??= inTime(() => import(/* webpackChunkName: "overlays" */ './all')).then(
    (all) => (come = all),
    (why: unknown) => {
      coming = undefined
      throw why
    },
  )
  return coming
}

/** Fetches it for a press that may come; whoever presses is told when it does not come. */
export const expectOverlays = (): void => void loadOverlays().catch(() => undefined)
