import type { LoginResult } from '../api'
import { forgetDrafts } from './drafts'

/**
 * What the browser keeps of a session, under product keys: results of sign-in and of choosing an organization,
 * never a password, a code or a token, and the flag of this browser session's first choice.
 */
const LOGIN_RESULT = 'console.loginResult'
const ORGANIZATION_RESULT = 'console.organizationResult'
const FIRST_LOGGED_IN = 'isFirstLoggedIn'

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

/** At sign-out: menu, layout and theme stay. */
export function clearStoredSession(): void {
  localStorage.removeItem(LOGIN_RESULT)
  localStorage.removeItem(ORGANIZATION_RESULT)
  sessionStorage.removeItem(FIRST_LOGGED_IN)
  forgetDrafts()
}
