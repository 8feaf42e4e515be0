import type { Caller } from '../session'
import type { Store } from '../store/db'
import { fold } from '../store/fold'
import { deviceOf, type Device } from './user-agent'

export type Activity = Device & {
  readonly userId: string
  readonly actionAt: number
  readonly status: string
  readonly ipAddress: string
  readonly extra?: string
}

const SOURCE = 'console'

export function addActivity(
  store: Store,
  { userId, actionAt, status, device, os, browser, ...rest }: Activity,
) {
  const { ipAddress, extra } = rest
  store.run(
    `insert into login_activity
       (user_id, action_at, action_by, status, source, device, os, browser, ip_address, extra, folded)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    userId,
    actionAt,
    userId,
    status,
    SOURCE,
    device,
    os,
    browser,
    ipAddress,
    extra,
    fold([userId, status, SOURCE, device, os, browser, ipAddress, extra ?? ''].join('\n')),
  )
}

/** Writes a sign-in or a failed one into the account's log; a failure with its reason. */
export function recordSignIn(
  { store, clock }: { store: Store; clock: { now: () => number } },
  userId: string,
  caller: Caller,
  reason?: string,
): void {
  addActivity(store, {
    ...deviceOf(caller.userAgent),
    userId,
    actionAt: clock.now(),
    status: reason === undefined ? 'Success' : 'Failed',
    ipAddress: caller.address,
    ...(reason !== undefined && { extra: JSON.stringify({ reason }) }),
  })
}
