import { sentinels } from '../rules/sentinels'
import type { Store } from '../store/db'
import { fold } from '../store/fold'
import { liveVersions, miniApps } from '../store/mini-apps'

const DAY = 86_400_000
const LONG =
  'Ứng dụng tích điểm, đổi quà và chăm sóc khách hàng thân thiết của chuỗi cửa hàng bán lẻ trên toàn quốc, phiên bản dành riêng cho các thành viên hạng vàng, bạch kim và kim cương tại miền Nam, Việt Nam'

/** In the order of their ids: mini-app-1, mini-app-2 and so on. */
const library: readonly (readonly [appId: string, appName: string])[] = [
  ['410020030040', 'Bếp Nhà Mộc'],
  ['410020030045', 'Hải Âu Airlines Check-in'],
  ['410020030041', 'Lumière "Spa" & Wellness'],
  ['410020030046', '<b>Acme</b> Rewards =1+1'],
  ["'; drop table app; --", 'zenbrew'],
  ['4100200300410020030041002003004100200300', LONG],
  ['410020030051', '=HYPERLINK("https://formula.example")'],
  ['410020030052', '@SUM(1+1)*cmd|calc'],
  ['410020030053', 'Ánh Dương Loyalty'],
  ['410020030054', 'Đặt lịch khám, Hòa Bình'],
  ['410020030055', 'Cư dân Phương Đông'],
  ['410020030056', 'Giao hàng Tín Nghĩa'],
  ['410020030057', 'Khánh Hòa Seafood'],
  ['410020030058', 'Nhà sách Hoa Sen'],
  ['410020030059', 'Quang Minh Bảo hành'],
  ['410020030060', 'Sông Hương Tour'],
  ['410020030061', 'Thẻ thành viên Hoàng Thiên Phước'],
  ['410020030062', 'Vạn Xuân Học bạ'],
  ['410020030063', 'Zenbrew Order'],
  ['410020030064', 'Ổ bánh mì Sài Gòn'],
  [sentinels.silentMiniApp, 'Ứng dụng im lặng'],
]

/** Which of the library, its version, and whether it is off; the newest first. */
const live: readonly (readonly [app: number, version: number, off?: 'off'])[] = [
  ...([
    [0, 12],
    [2, 3, 'off'],
    [3, 0],
    [4, 204, 'off'],
    [5, 2_147_483_647],
  ] as const),
  ...([
    [6, 1],
    [7, 2],
    [8, 41],
    [9, 7, 'off'],
    [0, 11, 'off'],
    [10, 5],
    [11, 18],
  ] as const),
  ...([
    [12, 1, 'off'],
    [13, 9],
    [14, 30],
    [15, 4],
  ] as const),
]

const authors = ['bao.tran@phuongdong.example', 'thu.dinh@platform.example', "o'brien+test@acme.example"]

export function seedMiniApps(store: Store, now: number): void {
  for (const [index, [appId, appName]] of library.entries())
    miniApps.add(store, {
      id: `mini-app-${index + 1}`,
      appId,
      appName,
      nameFolded: fold(appName),
      details: {},
    })
  const add = (id: string, index: number, [app, version, off]: (typeof live)[number]) => {
    const [appId, appName] = library[app] ?? ['', '']
    const time = now - (index + 1) * DAY
    liveVersions.add(store, {
      ...{ id, appId, appName, version, status: off ? 'Disabled' : 'Enabled', createdAt: time },
      // One that nobody has touched since the platform made it.
      ...(index !== 3 && { updatedAt: time, updatedBy: authors[index % 3] }),
    })
  }
  for (const [index, one] of live.entries()) add(`live-${index + 1}`, index, one)
  add(sentinels.silentLiveVersion, live.length, [1, 6])
}
