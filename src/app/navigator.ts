import { opened, type Navigator } from '../flows/navigation'
import { skipLeaveGuard } from '../kit/leave/asks'
import { closesByGoingBack, unloadUnasked } from '../kit/leave/touched'
import { paths } from '../paths'

export type Router = {
  navigate(to: string, options: { state: object | null; replace?: boolean }): Promise<void>
  navigate(steps: number): Promise<void>
  readonly state: { readonly location: { readonly state: unknown } }
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
      // The history entry that the page made itself when it opened it (`kit/navigation/useOpened`).
      if ((router?.state.location.state as { ours?: boolean } | null)?.ours) {
        closesByGoingBack()
        return void router?.navigate(-1)
      }
      const query = new URLSearchParams(location.search)
      for (const parameter of Object.values(opened)) query.delete(parameter)
      const search = query.size > 0 ? `?${query.toString()}` : ''
      void router?.navigate(location.pathname + search, { state: skipLeaveGuard, replace: true })
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
