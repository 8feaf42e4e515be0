import type { Navigator } from '../flows/navigation'
import { skipLeaveGuard } from '../kit/leave/asks'
import { unloadUnasked } from '../kit/leave/touched'
import { closeOver } from '../kit/navigation/closing'
import { paths } from '../paths'

export type Router = {
  readonly navigate: {
    (to: string, options: { state: object | null; replace?: boolean }): Promise<void>
    (steps: number): Promise<void>
  }
  readonly state: { readonly location: { pathname: string; search: string; state: unknown } }
}

/** Leaves the document; whatever waits for it waits in vain. */
const loadDocument = (address: string) => {
  unloadUnasked()
  location.assign(address)
  return new Promise<void>(() => undefined)
}

/**
 * Moves the person. /login and other hosts are always a document load; everything else belongs to the router,
 * which `land` mounts when the way in is still the light page.
 */
export function createNavigator(
  land: (address: string) => Promise<Router>,
  load = loadDocument,
): Navigator & { use(router: Router): void } {
  let router: Router | undefined
  const isSignIn = (address: string) => new URL(address, location.origin).pathname === paths.signIn
  return {
    here: () => location,
    load,
    reload: () => {
      unloadUnasked()
      location.reload()
    },
    close() {
      if (router) closeOver(router.state.location, router.navigate, { state: skipLeaveGuard })
    },
    use: (arrived: Router) => {
      router = arrived
    },
    async go(address: string, { asking = false } = {}) {
      if (!address.startsWith('/') || isSignIn(address)) return load(address)
      if (router) return router.navigate(address, { state: asking ? null : skipLeaveGuard })
      try {
        router = await land(address)
      } catch {
        return load(address) // the app's chunk did not come: a fresh document fetches it again
      }
    },
  }
}
