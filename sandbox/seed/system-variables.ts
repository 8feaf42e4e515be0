import { variables } from '../operations/system-variables'
import { sentinels } from '../rules/sentinels'
import type { Store } from '../store/db'

const bao = 'bao.tran@phuongdong.example'
const thu = 'thu.dinh@platform.example'

/** In the form of a key, and none. */
const PEM = [
  '-----BEGIN PRIVATE KEY-----',
  ...Array.from({ length: 26 }, (_, n) =>
    `bm90LWEtcmVhbC1rZXktb2YtYW55Ym9keS1hdC1hbGwt${n}`.padEnd(64, 'LWp1c3QtbGluZXM'),
  ),
  '-----END PRIVATE KEY-----',
  '',
].join('\n')

const named: readonly (readonly [id: string, value: string])[] = [
  ['MAIL_GATEWAY_URL', 'https://mail.platform.example/v2'],
  ['zalo.oa.secret', JSON.stringify({ appId: '4100', secret: 'not-a-real-secret' }, undefined, 2)],
  ['signing.private-key', PEM],
  ['khoá_mã_hoá_sự_kiện', 'Mật khẩu giả: chỉ để thử'],
  ['<b>feature</b>."flags" =1+1', '<b>Khoá</b> "=1+1"<script>alert(1)</script>'],
  [
    'integration.partner-gateway.region-ap-southeast-1.partner-gateway.region-ap-southeast-1.partner-gateway.region-ap-southeast-1.token',
    'a-token-without-a-single-blank-'.repeat(60),
  ],
  [sentinels.silentVariable, 'silent'],
  [sentinels.unkeptVariable, 'unkept'],
]

const further = Array.from({ length: 16 }, (_, n): readonly [string, string] => [
  `${['webhook', 'storage', 'sms'][n % 3] ?? ''}.endpoint-${n + 1}`,
  `https://service-${n + 1}.platform.example/hook`,
])

const DAY = 86_400_000

/** Some were changed since, and of the oldest nobody knows who made it, or when. */
export function seedSystemVariables(store: Store, now: number): void {
  for (const [n, [id, value]] of [...named, ...further].entries())
    variables.add(store, {
      ...{ id, value, createdAt: now - (n + 3) * 9 * DAY, createdBy: n % 3 ? bao : thu },
      ...(n % 2 === 0 && { updatedAt: now - (n + 1) * 5 * DAY }),
    })
  variables.add(store, { id: 'legacy-smtp-password', value: 'smtp-2019' })
}
