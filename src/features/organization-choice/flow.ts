import type { Task } from 'redux-saga'
import { call, cancel, delay, fork, join, put, take, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, organizationChoiceApi, type Refusal, type UserOrganization } from '../../api'
import { goTo, navigator as whereabouts } from '../../flows/navigation'
import { noticed, wordsOf } from '../../flows/notices'
import { request } from '../../flows/request'
import { captchaLife, spendCaptcha } from '../../kit/captcha/flow'
import { captchaRenewed } from '../../kit/captcha/state'
import { publicIp } from '../../kit/public-ip/flow'
import { paths } from '../../paths'
import { isFirstChoice } from '../../session/storage'
import { timings } from '../../timings'
import { enterOrganization } from './enter'
import { organizationChoice, organizationChosen, selectPageLeft, selectPageOpened } from './state'
import { termsAccepted } from './terms'

const { listOwnOrganizations, selectOrganization } = organizationChoiceApi.endpoints

/** While /companies/select is open: a captcha, and one organization after the other until one is entered. */
export function* organizationChoiceFlow(): SagaGenerator<void> {
  while (true) {
    yield* take(selectPageOpened)
    const page = yield* fork(choosing)
    yield* take(selectPageLeft)
    yield* cancel(page)
    yield* put(organizationChoice.closed())
  }
}

function* choosing(): SagaGenerator<void> {
  yield* fork(captchaLife)
  const ip = yield* fork(publicIp)
  const organizations = yield* listed()
  if (organizations?.length === 0) return yield* goTo(paths.emptyCompany)
  const [only, ...others] = organizations ?? []
  if (only && others.length === 0 && isFirstChoice()) {
    yield* put(noticed({ tone: 'info', title: { id: 'choice.redirected' } }))
    yield* call(choose, only, ip, keepOpen)
  }
  while (true) {
    const { payload: orgId } = yield* take(organizationChosen)
    const chosen = organizations?.find(({ id }) => id === orgId) ?? { id: orgId, name: orgId }
    yield* call(choose, chosen, ip, reloadPage)
  }
}

/** A list that fails is shown as empty by the page; it leads nowhere. */
function* listed(): SagaGenerator<readonly UserOrganization[] | undefined> {
  try {
    return (yield* request(listOwnOrganizations, undefined)).results
  } catch (error) {
    if (!isRefusal(error)) throw error
    return undefined
  }
}

type Lookup = Task<string | undefined>
type WithoutCaptcha = () => SagaGenerator<void>

/** One organization: terms, captcha, select, enter. A refusal is told, and the page stays. */
function* choose(organization: UserOrganization, ip: Lookup, withoutCaptcha: WithoutCaptcha): SagaGenerator<void> {
  const orgId = organization.id
  try {
    yield* put(organizationChoice.asked({ name: 'entering', orgId }))
    if (yield* termsAccepted(organization)) {
      yield* put(organizationChoice.asked({ name: 'entering', orgId }))
      yield* call(enterOrganization, orgId, yield* selected(orgId, ip))
    }
  } catch (error) {
    if (!isRefusal(error)) throw error
    yield* call(told, error, withoutCaptcha)
  }
  yield* put(organizationChoice.closed())
}

function* selected(orgId: string, lookUp: Lookup) {
  try {
    const captcha = yield* spendCaptcha('choice.captchaRequired')
    const ip = (yield* join(lookUp)) as string | undefined
    const headers = { ...(ip && { 'X-Client-Ip': ip }), 'X-Client-User-Agent': navigator.userAgent }
    return (yield* request(selectOrganization, { orgId, captcha, ...headers })).result
  } catch (error) {
    yield* put(captchaRenewed())
    throw error
  }
}

function* told(refusal: Refusal, withoutCaptcha: WithoutCaptcha): SagaGenerator<void> {
  yield* put(
    noticed({ tone: 'danger', title: { id: 'common.failed' }, text: wordsOf(refusal, 'common.somethingWasWrong') }),
  )
  if (refusal.text === 'choice.captchaRequired') yield* call(withoutCaptcha)
}

function* reloadPage(): SagaGenerator<void> {
  yield* delay(timings.captchaReload)
  const { reload } = yield* whereabouts()
  yield* call(reload)
}

/** The automatic choice does not reload the page, which would choose again: the person chooses. */
function* keepOpen(): SagaGenerator<void> {}
