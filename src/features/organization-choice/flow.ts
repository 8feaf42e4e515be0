import { buffers, type Task } from 'redux-saga'
import {
  actionChannel,
  call,
  cancel,
  delay,
  flush,
  fork,
  join,
  put,
  race,
  take,
  type SagaGenerator,
} from 'typed-redux-saga'
import {
  isRefusal,
  organizationChoiceApi,
  type LoginResult,
  type Refusal,
  type UserOrganization,
} from '../../api'
import { goTo, navigator as whereabouts, parameters } from '../../flows/navigation'
import { noticed } from '../../flows/notices'
import { failed } from '../../flows/outcomes'
import type { Parts } from '../../flows/parts'
import { request } from '../../flows/request'
import { captchaLife, spendCaptcha } from '../../domain/captcha/flow'
import { captchaRenewed } from '../../domain/captcha/state'
import { publicIp } from '../../domain/public-ip/flow'
import { address, paths } from '../../paths'
import { organizationChosenInOtherTab } from '../../session/state'
import { loginResultOf } from '../../session/login-result'
import { isFirstChoice } from '../../session/storage'
import { timings } from '../../timings'
import { enterOrganization, followChoice, type Selected } from './enter'
import { organizationChoice, organizationChosen, selectPageLeft, selectPageOpened } from './state'
import { termsAccepted } from './terms'

const { listOwnOrganizations, selectOrganization } = organizationChoiceApi.endpoints

type Lookup = Task<string | undefined>
type By = 'person' | 'itself'

/** While /companies/select is open: a captcha, and one organization after the other until one is selected. */
export function* organizationChoiceFlow(): SagaGenerator<void> {
  while (true) {
    yield* take(selectPageOpened)
    const { selected, elsewhere } = yield* race({
      selected: call(choosing),
      elsewhere: take(organizationChosenInOtherTab),
      left: take(selectPageLeft),
    })
    if (elsewhere) yield* call(followChoice)
    // Not inside the race: entering unmounts the page.
    if (selected) yield* call(enterOrganization, selected)
    yield* put(organizationChoice.closed())
  }
}

function* choosing(): SagaGenerator<Selected | undefined> {
  const captcha = yield* fork(captchaLife)
  const ip = yield* fork(publicIp)
  // Presses while the list is read again, or on a list that the screen still holds, are not lost.
  const presses = yield* actionChannel(
    organizationChosen,
    buffers.sliding<ReturnType<typeof organizationChosen>>(1),
  )
  try {
    let organizations = yield* listed()
    if (organizations.length === 0) return yield* leaveForEmpty()
    const only = organizations.length === 1 && isFirstChoice() ? organizations[0] : undefined
    // Named by a link, or by a tab that goes back to what it shows.
    const wanted = (yield* parameters()).get('organization')
    const named = organizations.find(({ id }) => id === wanted) ?? only
    let selected = named && (yield* choose(named, ip, 'itself'))
    while (!selected) {
      const { payload: orgId } = yield* take(presses)
      // One was joined or created since, and the screen shows it already.
      if (!organizations.some(({ id }) => id === orgId)) organizations = yield* listed()
      const organization = organizations.find(({ id }) => id === orgId)
      selected = organization && (yield* choose(organization, ip, 'person'))
      yield* flush(presses)
    }
    return selected
  } finally {
    presses.close()
    yield* cancel([captcha, ip] as Task[])
  }
}

/** A list that fails leads nowhere; the screen offers to read it again. */
function* listed(): SagaGenerator<readonly UserOrganization[]> {
  try {
    return (yield* request(listOwnOrganizations, undefined)).results
  } catch (error) {
    if (!isRefusal(error)) throw error
    return (yield* take(listOwnOrganizations.matchFulfilled)).payload.results
  }
}

function* leaveForEmpty(): SagaGenerator<undefined> {
  const query = yield* parameters()
  yield* goTo(address(paths.emptyCompany, { url: query.get('url'), target: query.get('target') }))
  return undefined
}

/** One organization: terms, captcha, select. A refusal is told, and the page stays. */
function* choose(organization: UserOrganization, ip: Lookup, by: By): SagaGenerator<Selected | undefined> {
  const orgId = organization.id
  try {
    yield* put(organizationChoice.asked({ name: 'entering', orgId }))
    if (yield* termsAccepted(organization)) {
      yield* put(organizationChoice.asked({ name: 'entering', orgId }))
      if (by === 'itself')
        yield* put(noticed({ tone: 'info', title: { id: 'organizationChoice.redirected' } }))
      return { orgId, result: yield* select(orgId, ip) }
    }
  } catch (error) {
    if (!isRefusal(error)) throw error
    yield* call(told, error, by)
  }
  yield* put(organizationChoice.closed())
  return undefined
}

function* select(orgId: string, lookUp: Lookup): SagaGenerator<LoginResult> {
  try {
    const captcha = yield* spendCaptcha('organizationChoice.captchaRequired', {
      slow: timings.slowCaptcha,
    })
    const ip = (yield* join(lookUp)) as string | undefined
    const headers = { ...(ip && { 'X-Client-Ip': ip }), 'X-Client-User-Agent': navigator.userAgent }
    // Whoever has left the choice chooses nothing any more.
    const answer = yield* request(selectOrganization, { orgId, captcha, ...headers }, { aborts: true })
    return loginResultOf(answer, 'common.somethingWasWrong')
  } catch (error) {
    yield* put(captchaRenewed())
    throw error
  }
}

function* told(refusal: Refusal, by: By): SagaGenerator<void> {
  yield* put(failed(refusal, 'common.somethingWasWrong'))
  // After the automatic choice a reload would choose again: the person chooses.
  if (refusal.text !== 'organizationChoice.captchaRequired' || by === 'itself') return
  yield* delay(timings.captchaReload)
  const { reload } = yield* whereabouts()
  yield* call(reload)
}

export const parts: Parts = {
  flows: [organizationChoiceFlow],
  slices: [organizationChoice],
}
