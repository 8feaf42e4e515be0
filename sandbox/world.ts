import type { Clock } from './clock'
import type { Faults } from './faults'
import type { Captcha } from './rules/captcha'
import type { Live } from './rules/live'
import type { LockOut } from './rules/lock-out'
import type { RateLimit } from './rules/rate-limit'
import type { Sessions } from './rules/sessions'
import type { Store } from './store/db'

/** Everything an operation may touch. */
export type World = {
  readonly clock: Clock
  readonly store: Store
  readonly sessions: Sessions
  readonly live: Live
  readonly captcha: Captcha
  readonly lockOut: LockOut
  readonly rateLimit: RateLimit
  readonly faults: Faults
}
