import type { LoginResult } from '../api'
import { local, session } from '../browser'
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
/** Where lists keep the columns that whoever is signed in has chosen. */
export const COLUMNS = 'console.columns'

const withoutSecrets = ({ status }: LoginResult) => ({ status })

export function storeLoginResult(result: LoginResult): void {
  local.set(LOGIN_RESULT, JSON.stringify(withoutSecrets(result)))
  local.remove(ORGANIZATION_RESULT) // of the session before
}

export function storeOrganizationResult(orgId: string, result: LoginResult): void {
  local.set(ORGANIZATION_RESULT, JSON.stringify({ orgId, ...withoutSecrets(result) }))
}

/** Whether somebody has signed in with this browser and not signed out; the server alone knows whether they still are. */
export const hasSignedIn = (): boolean => local.get(LOGIN_RESULT) !== null

/** Whether this browser has chosen an organization; the server alone knows whether the session still has it. */
export const hasChosenOrganization = (): boolean => local.get(ORGANIZATION_RESULT) !== null

/** Whether no organization was chosen yet since this browser session's sign-in. */
export const isFirstChoice = (): boolean => session.get(FIRST_LOGGED_IN) === null
export const markFirstChoice = (): void => session.set(FIRST_LOGGED_IN, 'true')

/** Ids of the messages that were shown in this browser session because everybody has to see them. */
const SHOWN = 'console.shown'

/** Whether this message is shown for the first time in this browser session; from now on it was. */
export function isFirstShowing(id: string): boolean {
  const shown = (session.get(SHOWN) ?? '').split('\n')
  if (shown.includes(id)) return false
  session.set(SHOWN, [...shown, id].join('\n'))
  return true
}

/** At sign-out: menu, layout and theme stay. */
export function clearStoredSession(): void {
  local.remove(LOGIN_RESULT)
  local.remove(ORGANIZATION_RESULT)
  local.remove(VISITS)
  local.remove(COLUMNS)
  session.remove(FIRST_LOGGED_IN)
  session.remove(SHOWN)
  forgetDrafts()
}
