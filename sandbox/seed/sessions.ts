import { createHash } from 'node:crypto'
import { sentinels } from '../rules/sentinels'
import type { Store } from '../store/db'

const HOUR = 3_600_000

type Elsewhere = readonly [userAgent: string, ipAddress: string | null, geoLocation: string | null]

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'

const places: readonly Elsewhere[] = [
  [WINDOWS, '203.0.113.17', 'Quận 3, Thành phố Hồ Chí Minh, Việt Nam'],
  [PHONE, '2001:db8::17', 'Hà Nội, Việt Nam'],
  [ANDROID, '198.51.100.204', 'Đà Nẵng, Việt Nam'],
  [MAC, '192.0.2.80', 'Singapore'],
  ['<b>curl</b>/8.5.0 "quoted" =1+1', '192.0.2.99', null],
  [`Mozilla/5.0 ${'(a very long comment that some toolbar adds) '.repeat(6)}Firefox/145.0`, null, null],
]

/** Sessions on other devices: two dozen of Bảo, three of Châu, one of whom signing out fails. */
const counts: Readonly<Record<string, number>> = {
  'bao.tran@phuongdong.example': 24,
  'minhchau.nguyen@phuongdong.example': 3,
  [sentinels.logoutFails]: 1,
}

/** Nobody holds their cookies. They end within a day by the sandbox's clock. */
export function seedSessions(store: Store, now: number): void {
  for (const [userId, count] of Object.entries(counts))
    for (let index = 0; index < count; index += 1) {
      const [userAgent, ipAddress, geoLocation] = places[index % places.length]!
      const name = `seeded ${userId} ${index}`
      store.run(
        `insert into session (id, secret_hash, user_id, stage, opened_at, expires_at, seen_at, ip_address, user_agent,
           geo_location) values (?, ?, ?, 'account', ?, ?, ?, ?, ?, ?)`,
        `session-${userId.split('.')[0]}-${index + 1}`,
        createHash('sha256').update(name).digest('hex'),
        userId,
        now - (index + 2) * HOUR,
        now + (index % 20) * HOUR + 4 * HOUR,
        now - (index + 1) * 0.7 * HOUR,
        ipAddress,
        userAgent,
        geoLocation,
      )
    }
}
