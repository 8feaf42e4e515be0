import type { LoginResult } from '../api'
import { forgetDrafts } from './drafts'

/**
 * What the browser keeps of a session, under product keys: results of sign-in and of choosing an organization,
 * never a password, a code or a token, and the flag of this browser session's first choice.
 */
const LOGIN_RESULT = 'console.loginResult'
const ORGANIZATION_RESULT = 'console.organizationResult'
const FIRST_LOGGED_IN = 'isFirstLoggedIn'
/** Where Quick Access keeps the visited pages of whoever is signed in. */
export const VISITS = 'console.visits'

const withoutSecrets = ({ status }: LoginResult) => ({ status })

export function storeLoginResult(result: LoginResult): void {
  localStorage.setItem(LOGIN_RESULT, JSON.stringify(withoutSecrets(result)))
}

export function storeOrganizationResult(orgId: string, result: LoginResult): void {
  localStorage.setItem(ORGANIZATION_RESULT, JSON.stringify({ orgId, ...withoutSecrets(result) }))
}

/** Whether no organization was chosen yet since this browser session's sign-in. */
export const isFirstChoice = (): boolean => sessionStorage.getItem(FIRST_LOGGED_IN) === null
export const markFirstChoice = (): void => sessionStorage.setItem(FIRST_LOGGED_IN, 'true')

/** Ids of the messages that were shown in this browser session because everybody has to see them. */
const SHOWN = 'console.shown'

/** Whether this message is shown for the first time in this browser session; from now on it was. */
export function isFirstShowing(id: string): boolean {
  const shown = (sessionStorage.getItem(SHOWN) ?? '').split('\n')
  if (shown.includes(id)) return false
  sessionStorage.setItem(SHOWN, [...shown, id].join('\n'))
  return true
}

/** At sign-out: menu, layout and theme stay. */
export function clearStoredSession(): void {
  localStorage.removeItem(LOGIN_RESULT)
  localStorage.removeItem(ORGANIZATION_RESULT)
  localStorage.removeItem(VISITS)
  sessionStorage.removeItem(FIRST_LOGGED_IN)
  sessionStorage.removeItem(SHOWN)
  forgetDrafts()
}
