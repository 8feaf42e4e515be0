import type { Store } from '../store/db'
import { addActivity } from '../rules/activities'

const HOUR = 3_600_000

const devices = [
  { device: 'Desktop', os: 'Windows', browser: 'Chrome 141' },
  { device: 'Desktop', os: 'macOS', browser: 'Safari 19' },
  { device: 'Mobile', os: 'Android 16', browser: 'Chrome 141' },
  { device: 'Mobile', os: 'iOS 19', browser: 'Safari 19' },
  { device: 'Tablet', os: 'Android 15', browser: 'Firefox 145' },
  { device: 'Desktop', os: 'Linux', browser: '<b>Firefox</b> 145' },
  { device: 'Máy tính để bàn có một cái tên dài đến mức khó tin', os: 'Windows', browser: 'Edge 141' },
]
const addresses = ['203.0.113.17', '198.51.100.4', '2001:db8::17', '203.0.113.201']
const reasons = [
  'Your user name or password is incorrect',
  'Incorrect authentication code. Please try again.',
  'Bị từ chối: thiết bị lạ',
]

const at = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('An empty list')
  return item
}

/** Every fifth has failed; every eleventh ended with a word that the console does not know. */
function statusAt(index: number): string {
  if (index % 11 === 10) return 'Blocked'
  return index % 5 === 3 ? 'Failed' : 'Success'
}

function seedOf(store: Store, userId: string, count: number, now: number, spacing: number): void {
  for (let index = 0; index < count; index++) {
    const status = statusAt(index)
    addActivity(store, {
      ...at(devices, index * 3),
      userId,
      // Not quite regular, as people are.
      actionAt: now - Math.round(spacing * (index + 0.5) + ((index * 7919) % 97) * 60_000),
      status,
      ipAddress: at(addresses, index),
      ...(status !== 'Success' && { extra: JSON.stringify({ reason: at(reasons, index) }) }),
    })
  }
}

export function seedLoginActivities(store: Store, now: number): void {
  // About seven months.
  seedOf(store, 'bao.tran@phuongdong.example', 2_418, now, 2 * HOUR)
  seedOf(store, 'minhchau.nguyen@phuongdong.example', 25, now, 29 * HOUR)
  seedOf(store, 'khanh.pham@platform.example', 3, now, 50 * HOUR)
  seedOf(store, 'hang.do@acme.example', 1, now, 20 * HOUR)
}
