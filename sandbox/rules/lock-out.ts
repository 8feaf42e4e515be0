import type { Clock } from '../clock'
import type { Store } from '../store/db'

export const ATTEMPTS = 5
export const ATTEMPT_WINDOW = 15 * 60_000
export const LOCK_SECONDS = 60

export type Kind = 'password' | 'code' | 'apiKey'
export type LockOut = ReturnType<typeof createLockOut>

/**
 * After five failures of one account within 15 minutes it is locked for 60 seconds, whether the account exists
 * or not. The fifth failure is answered as locked already.
 */
export function createLockOut(store: Store, clock: Clock) {
  /** Seconds until the account may be tried again; 0 when it is not locked. */
  function secondsLeft(account: string): number {
    const until = store.one<{ until: number }>(
      'select until from lock_out where account = ?',
      key(account),
    )?.until
    return until === undefined ? 0 : Math.max(0, Math.ceil((until - clock.now()) / 1000))
  }

  /** Counts a failure; true when it locks the account. */
  function fail(account: string, kind: Kind): boolean {
    const now = clock.now()
    store.run('delete from failed_attempt where at <= ?', now - ATTEMPT_WINDOW)
    store.run('insert into failed_attempt values (?, ?, ?)', key(account), kind, now)
    const failures = store.one<{ n: number }>(
      'select count(*) as n from failed_attempt where account = ? and kind = ?',
      key(account),
      kind,
    )
    if ((failures?.n ?? 0) < ATTEMPTS) return false
    store.run('insert or replace into lock_out values (?, ?)', key(account), now + LOCK_SECONDS * 1000)
    clear(account, kind)
    return true
  }

  function clear(account: string, kind: Kind): void {
    store.run('delete from failed_attempt where account = ? and kind = ?', key(account), kind)
  }

  return { secondsLeft, fail, clear }
}

const key = (account: string) => account.trim().toLowerCase()
