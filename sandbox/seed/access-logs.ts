import { addAccess } from '../rules/accesses'
import type { Store } from '../store/db'

const MINUTE = 60_000
const ORG = 'org-phuongdong'

/** Who visits, the most frequent first. */
const users = [
  'minhchau.nguyen@phuongdong.example',
  'bao.tran@phuongdong.example',
  'khanh.pham@platform.example',
  'thu.dinh@platform.example',
  "o'brien+test@acme.example",
  'linh.pham@phuongdong.example',
  'duong.dang@phuongdong.example',
  'anneliese.grunwald-osterreicher-von-und-zu@subdomain.of.phuongdong.example',
]

/** The pages of the applications. */
const pages = [
  ['cdp', 'Segments', 'https://cdp.phuongdong.example/segments/khach-hang-than-thiet-quy-4?view=preview'],
  ['cdp', 'Customer 360', 'https://cdp.phuongdong.example/profiles?page=3'],
  [
    'activation',
    'Campaign builder',
    'https://activation.phuongdong.example/campaigns/black-friday-2026/schedule',
  ],
  ['automation', 'Journeys', 'https://automation.phuongdong.example/journeys/chao-mung-khach-moi'],
  ['cdp', 'Dashboards', 'https://cdp.phuongdong.example/dashboards/doanh-thu-theo-vung'],
  ['data hub', 'Data sources', 'https://data-hub.phuongdong.example/sources/pos-mien-tay/mapping'],
  ['account', 'Account Info', 'https://console.phuongdong.example/my-account-info'],
  [
    'console',
    'Admin Accounts',
    'https://console.phuongdong.example/console-users?page=3&sort=createdAt:DESC',
  ],
  ['loyalty', 'Điểm thưởng', 'https://loyalty.phuongdong.example/diem-thuong?lang=vi'],
  ['activation', 'E-mail marketing', 'https://activation.phuongdong.example/e-mail'],
  ['data hub', 'Nhập dữ liệu', 'https://data-hub.phuongdong.example/nhap-du-lieu'],
] as const

const rare = [
  ['<b>loyalty</b>', '<b>Điểm thưởng</b> "Quote" =1+1', 'javascript:alert(1)'],
  ['zma', "'; drop table access_log; --", '/relative/page'],
  ['zma', '__proto__', 'https://zma.phuongdong.example/'],
] as const

/** Some are met far more often than others. */
const skewed = <T>(list: readonly T[], index: number): T =>
  list[Math.floor(list.length * (((index * 7919) % 1009) / 1009) ** 2)] as T // never the end of the list

/** Six hundred visits of three months in one organization, and some in another. */
export function seedAccessLogs(store: Store, now: number): void {
  const add = (index: number, accessedAt: number, [app, name, url]: readonly [string, string, string]) =>
    addAccess(store, { orgId: ORG, userId: skewed(users, index), accessedAt, app, name, url })
  for (let index = 600; index > 0; index -= 1)
    add(index, now - index * 211 * MINUTE - ((index * 7919) % 97) * 1_117, skewed(pages, index * 31))
  rare.forEach((page, index) => add(index * 97, now - (index + 1) * 9 * MINUTE, page))
  for (let index = 12; index > 0; index -= 1)
    addAccess(store, {
      orgId: 'org-acme',
      userId: index % 3 === 0 ? 'hang.do@acme.example' : 'users.trinh@acme.example',
      accessedAt: now - index * 26 * 60 * MINUTE,
      app: 'account',
      name: 'Account Info',
      url: 'https://console.acme.example/my-account-info',
    })
}
