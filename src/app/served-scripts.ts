import { after } from '../clock'
import { paths } from '../paths'
import { timings } from '../timings'

/** The scripts that a document begins with; their names change with every release. */
export const scriptsOf = (html: Document): string =>
  Array.from(html.querySelectorAll('script[defer]'), (script) => script.getAttribute('src')).join()

/** Whether that is the light page of /login, over which the app stands after a sign-in. */
const isSignIn = (scripts: string) => scripts.includes('/sign-in.')

let coming: Promise<string | undefined> | undefined

/** The scripts of the release that the server has now; undefined when it does not say, or not in time. */
export const released = (own: string) => (coming ??= read(own).finally(() => (coming = undefined)))

async function read(own: string): Promise<string | undefined> {
  const late = new AbortController()
  const stop = after(timings.codeLate, () => late.abort())
  try {
    const address = isSignIn(own) ? paths.signIn : paths.home
    const answer = await fetch(address, { cache: 'no-cache', signal: late.signal })
    return scriptsOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) || undefined
  } catch {
    return undefined
  } finally {
    stop()
  }
}
