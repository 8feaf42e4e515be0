import type { Navigator } from '../flows/navigation'
import { paths } from '../paths'

export type Router = { navigate(to: string): Promise<void> }

/** A document is being left; whatever waits for it waits in vain. */
const leaving = () => new Promise<void>(() => undefined)

/**
 * Moves the person. /login and other hosts are always a document load; everything else belongs to the router,
 * which `land` mounts when the way in is still the light page.
 */
export function createNavigator(land: (address: string) => Promise<Router>): Navigator & { use(router: Router): void } {
  let router: Router | undefined
  const load = (address: string) => {
    location.assign(address)
    return leaving()
  }
  const isSignIn = (address: string) => new URL(address, location.origin).pathname === paths.signIn
  const navigator = {
    here: () => location,
    load,
    reload: () => location.reload(),
    use: (arrived: Router) => {
      router = arrived
    },
    async go(address: string) {
      if (!address.startsWith('/') || isSignIn(address)) return navigator.load(address)
      if (router) return router.navigate(address)
      try {
        router = await land(address)
      } catch {
        return navigator.load(address) // the app's chunk did not come: a fresh document fetches it again
      }
    },
  }
  return navigator
}
