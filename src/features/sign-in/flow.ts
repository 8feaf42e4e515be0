import type { EventChannel, Task } from 'redux-saga'
import { call, fork, join, put, race, take, type SagaGenerator } from 'typed-redux-saga'
import {
  isRefusal,
  refuse,
  sessionApi,
  signInApi,
  values,
  type LoginRequest,
  type LoginResult,
  type Refusal,
} from '../../api'
import { followable, goTo, parameters } from '../../flows/navigation'
import { request } from '../../flows/request'
import { tabMessages, tellTabs, type TabMessage } from '../../flows/tabs'
import { captchaLife, spendCaptcha } from '../../domain/captcha/flow'
import { captchaRenewed } from '../../domain/captcha/state'
import { publicIp } from '../../domain/public-ip/flow'
import { address, paths, withLang } from '../../paths'
import { sessionForgotten } from '../../session/state'
import { loginResultOf } from '../../session/login-result'
import { hasSignedIn, storeLoginResult } from '../../session/storage'
import { codeDialogClosed, codeGiven, credentialsGiven, signedInAlready, signIn } from './state'

const { login, verifyTwoFactorCode } = signInApi.endpoints

/** From the form to the landing. Runs while /login is open. */
export function* signInFlow(): SagaGenerator<void> {
  const captcha = yield* fork(captchaLife)
  const ip = yield* fork(publicIp)
  const who = yield* fork(whoIsSignedIn)
  const heard = yield* call(tabMessages)
  const { here, elsewhere } = yield* race({
    here: call(signedIn, ip),
    elsewhere: call(signedInInOtherTab, heard),
  })
  heard.close()
  captcha.cancel()
  who.cancel()
  if (here) {
    yield* call(storeLoginResult, here)
    yield* tellTabs({ kind: 'signedIn', status: here.status })
  }
  yield* land((here ?? elsewhere)!)
  yield* put(signIn.closed())
}

/** Says who is signed in already, where this browser remembers a sign-in. The form stays, for anybody else. */
function* whoIsSignedIn(): SagaGenerator<void> {
  if (!hasSignedIn()) return
  try {
    const { result: user } = yield* request(sessionApi.endpoints.getCurrentUser, undefined)
    yield* put(sessionForgotten())
    const query = yield* parameters()
    const to = targetOf(user.orgCtx ? 'authenticated' : 'choose_org_ctx', query)
    const isOwn = to.startsWith('/')
    yield* put(signedInAlready({ id: user.id, to: isOwn ? withLang(to, query.get('lang')) : to }))
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

/** Another tab has signed in, with the one session of this browser: nothing is to be done here (B15). */
function* signedInInOtherTab(heard: EventChannel<TabMessage>): SagaGenerator<Pick<LoginResult, 'status'>> {
  while (true) {
    const message = yield* take(heard)
    if (message.kind === 'signedIn') return message
    if (message.kind === 'organizationChosen') return { status: 'authenticated' }
  }
}

function* signedIn(ip: Task<string | undefined>): SagaGenerator<LoginResult> {
  let because: Refusal | undefined
  while (true) {
    let userName = ''
    const send = (credentials: LoginRequest) => {
      userName = credentials.userName
      return logIn(credentials, ip)
    }
    const first = yield* signIn.ask({ name: 'credentials' }, credentialsGiven, send, { because })
    if (first.status !== 'totp_required') return first
    const { second } = yield* race({ second: call(withCode, userName), closed: take(codeDialogClosed) })
    if (second && !isRefusal(second)) return second
    because = second
    yield* put(captchaRenewed())
  }
}

function* logIn(loginRequest: LoginRequest, lookUp: Task<string | undefined>): SagaGenerator<LoginResult> {
  try {
    const captcha = yield* spendCaptcha('signIn.captchaRequired')
    const ip = (yield* join(lookUp)) as string | undefined
    const headers = { ...(ip && { 'X-Client-Ip': ip }), 'X-Client-User-Agent': navigator.userAgent }
    const answer = yield* request(login, { captcha, loginRequest, ...headers })
    const result = loginResultOf(answer, 'signIn.notUnderstood')
    if (!values.LoginStatus.includes(result.status)) throw refuse('signIn.notUnderstood')
    return result
  } catch (error) {
    // Whatever the failure, its token is spent (SIGNIN-08).
    yield* put(captchaRenewed())
    if (!isRefusal(error)) throw error
    throw harmless(error)
  }
}

/** What it means that no answer came: to sign in once more does no harm, whatever became of the first time. */
const harmless = (refusal: Refusal): Refusal =>
  refusal.also && refusal.also !== 'network.offline' ? { ...refusal, also: 'network.failed' } : refusal

/** There is nothing left that a code could be given to: why not, and to sign in again. */
function over(refusal: Refusal): Refusal | undefined {
  if (refusal.status === 429) return { ...refusal, said: undefined, text: 'signIn.againAfterCodes' }
  if (refusal.status === 401) return { ...refusal, said: undefined, text: 'signIn.again' }
  return undefined
}

/** The result of a right code; the refusal that leaves nothing but to sign in again. */
function* withCode(username: string): SagaGenerator<LoginResult | Refusal> {
  const send = function* (authenCode: string) {
    try {
      const answer = yield* request(verifyTwoFactorCode, { twoFactorCode: { authenCode, username } })
      return loginResultOf(answer, 'signIn.notUnderstood')
    } catch (error) {
      if (!isRefusal(error)) throw error
      throw harmless(error)
    }
  }
  try {
    return yield* signIn.ask({ name: 'code', userName: username }, codeGiven, send, {
      stays: (refusal) => !over(refusal),
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return over(error) ?? error
  }
}

function* land({ status }: Pick<LoginResult, 'status'>): SagaGenerator<void> {
  yield* goTo(targetOf(status, yield* parameters()))
}

/** Where somebody with this result goes on from /login, by its parameters. */
function targetOf(status: LoginResult['status'], query: URLSearchParams): string {
  const url = query.get('url')
  if (status === 'choose_org_ctx')
    return address(paths.selectOrganization, { url, target: query.get('target') })
  return followable(url) ?? paths.dashboard
}
