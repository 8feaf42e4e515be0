import type { EventChannel, Task } from 'redux-saga'
import { call, fork, join, put, race, take, type SagaGenerator } from 'typed-redux-saga'
import { signInApi, type LoginRequest, type LoginResult } from '../../api'
import { followable, goTo, parameters } from '../../flows/navigation'
import { request } from '../../flows/request'
import { tabMessages, tellTabs, type TabMessage } from '../../flows/tabs'
import { captchaLife, spendCaptcha } from '../../domain/captcha/flow'
import { captchaRenewed } from '../../domain/captcha/state'
import { publicIp } from '../../domain/public-ip/flow'
import { address, paths } from '../../paths'
import { storeLoginResult } from '../../session/storage'
import { codeDialogClosed, codeGiven, credentialsGiven, signIn } from './state'

const { login, verifyTwoFactorCode } = signInApi.endpoints

/** From the form to the landing. Runs while /login is open. */
export function* signInFlow(): SagaGenerator<void> {
  const captcha = yield* fork(captchaLife)
  const ip = yield* fork(publicIp)
  const heard = yield* call(tabMessages)
  const { here, elsewhere } = yield* race({
    here: call(signedIn, ip),
    elsewhere: call(signedInInOtherTab, heard),
  })
  heard.close()
  captcha.cancel()
  if (here) {
    yield* call(storeLoginResult, here)
    yield* tellTabs({ kind: 'signedIn', status: here.status })
  }
  yield* land((here ?? elsewhere)!)
  yield* put(signIn.closed())
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
  while (true) {
    let userName = ''
    const first = yield* signIn.ask({ name: 'credentials' }, credentialsGiven, (credentials) => {
      userName = credentials.userName
      return logIn(credentials, ip)
    })
    if (first.status !== 'totp_required') return first
    const { second } = yield* race({ second: call(withCode, userName), closed: take(codeDialogClosed) })
    if (second) return second
    yield* put(captchaRenewed())
  }
}

function* logIn(loginRequest: LoginRequest, lookUp: Task<string | undefined>): SagaGenerator<LoginResult> {
  try {
    const captcha = yield* spendCaptcha('signIn.captchaRequired')
    const ip = (yield* join(lookUp)) as string | undefined
    const headers = { ...(ip && { 'X-Client-Ip': ip }), 'X-Client-User-Agent': navigator.userAgent }
    const { result } = yield* request(login, { captcha, loginRequest, ...headers })
    return result
  } catch (error) {
    // Whatever the failure, its token is spent (SIGNIN-08).
    yield* put(captchaRenewed())
    throw error
  }
}

function withCode(username: string): SagaGenerator<LoginResult> {
  return signIn.ask({ name: 'code', userName: username }, codeGiven, function* (authenCode) {
    const { result } = yield* request(verifyTwoFactorCode, { twoFactorCode: { authenCode, username } })
    return result
  })
}

function* land({ status }: Pick<LoginResult, 'status'>): SagaGenerator<void> {
  const query = yield* parameters()
  const url = query.get('url')
  if (status === 'choose_org_ctx')
    return yield* goTo(address(paths.selectOrganization, { url, target: query.get('target') }))
  const target = followable(url)
  yield* goTo(target ?? paths.dashboard)
}
