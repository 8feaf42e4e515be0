import type { components } from '../../openapi/schema.gen'
import { runDueJobs, withSchedule } from '../rules/cronjobs'
import { nextRunAfter } from '../rules/schedule'
import { sentinels } from '../rules/sentinels'
import { cronjobs, histories } from '../store/cronjobs'
import type { Store } from '../store/db'

type Config = Omit<components['schemas']['CronjobConfig'], 'extParam'>
type Job = Partial<Config> & Pick<Config, 'id' | 'name' | 'endpointUrl'>

const DAY = 86_400_000
const BAO = 'bao.tran@phuongdong.example'
const EVERY = [-1]
const ECHO = 'http://localhost:4000/sandbox/echo'
const LONG =
  'Đồng bộ khách hàng thân thiết từ các cửa hàng miền Trung và Tây Nguyên, gồm cả đơn hàng trả lại '

/** At these hours and minutes of every day. */
const daily = (hours: number[], minutes: number[], gmt = 7) => ({
  ...{ days: EVERY, months: EVERY, hours, minutes, gmt },
})

const named = (now: number): readonly Job[] => [
  {
    ...{ id: 'cron-orders', name: 'Đồng bộ đơn hàng', orgId: 'org-acme' },
    endpointUrl: `${ECHO}?records=1840&invalid=3`,
    ...{ ...daily([1, 13], [0, 30]), validFromTime: now - 90 * DAY, validToTime: now + 365 * DAY },
  },
  {
    ...{ id: 'cron-pulse', name: 'Nhịp tim', endpointMethod: 'GET', ...daily(EVERY, [0, 15, 30, 45], 0) },
    endpointUrl: `${ECHO}?records=1&seconds=20`,
  },
  // One of them is always running.
  {
    ...{ id: 'cron-archive', name: 'Lưu trữ sự kiện cũ', orgId: 'org-quangminh', ...daily(EVERY, [0]) },
    endpointUrl: `${ECHO}?records=250000&invalid=125&seconds=3600`,
  },
  {
    ...{ id: 'cron-quarter', name: 'Nightly segment refresh', orgId: 'org-acme', endpointMethod: 'GET' },
    endpointUrl: 'https://jobs.acme-retail.example/segments?full=true&tz=+07',
    ...{ status: 'Inactive', days: [1, 15], months: [1, 4, 7, 10], hours: EVERY, minutes: [0], gmt: -5 },
    ...{ validFromTime: now - 200 * DAY, validToTime: now + 200 * DAY },
  },
  {
    ...{
      id: 'cron-script',
      name: '<b>Dọn</b> "rác" =1+1',
      orgId: 'org-bold',
      endpointUrl: 'javascript:alert(1)',
    },
    ...daily([0], [5], 0),
  },
  {
    ...{ id: 'cron-untimed', name: 'Heartbeat', endpointUrl: 'https://status.platform.example/ping' },
    ...{ endpointMethod: 'GET', days: [], hours: [], minutes: [], months: [] },
  },
  {
    ...{ id: 'cron-leap', name: 'Kiểm kê ngày nhuận', endpointUrl: 'https://jobs.platform.example/leap' },
    ...{ days: [29], months: [2], hours: [9], minutes: [0], gmt: 14 },
  },
  {
    ...{ id: 'cron-over', name: 'Chiến dịch Tết', orgId: 'org-vanxuan', ...daily([8], [0]) },
    endpointUrl: 'https://jobs.vanxuan.example/tet',
    ...{ validFromTime: now - 300 * DAY, validToTime: now - 270 * DAY },
  },
  {
    ...{ id: 'cron-minutes', name: 'Từng phút một', status: 'Inactive', ...daily(EVERY, EVERY) },
    endpointUrl: `${ECHO}?records=2`,
  },
  {
    ...{ id: 'cron-long', name: LONG.repeat(2).trim(), orgId: 'org-khseafood', status: 'Inactive' },
    endpointUrl: `https://jobs.khseafood.example/${'a-very-long-path/'.repeat(10)}sync`,
    ...{ days: [1, 2, 3, 5, 8, 13, 21, 30], months: [1, 2, 3, 4, 6, 9, 12], gmt: -12 },
    ...{ hours: [0, 1, 2, 3, 7, 11, 13, 17, 19, 23], minutes: [1, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31] },
  },
  {
    ...{ id: sentinels.silentCronjob, name: 'Không đổi được', endpointUrl: `${ECHO}?records=5` },
    ...{ status: 'Inactive', ...daily([6], [0]) },
  },
  ...['Delta hằng đêm', '<b>Delta</b> "=1+1"'].map((name, index): Job => ({
    ...{ id: `cron-${index + 1}`, name, orgId: 'org-phuongdong', status: index ? 'Inactive' : 'Active' },
    ...{ endpointUrl: 'https://jobs.phuongdong.example/delta', ...daily([2], [0]) },
  })),
]

/** Of one organization, so that its list is long. */
const further: readonly Job[] = Array.from({ length: 12 }, (_, index) => ({
  ...{ id: `cron-branch-${index + 1}`, name: `Đối soát chi nhánh ${index + 1}`, orgId: 'org-haiau' },
  endpointUrl: `https://jobs.haiau.example/branches/${index + 1}`,
  ...{ status: 'Inactive', ...daily([index], [10]) },
}))

/** What has run in the last day is made by running it; beside it stands one run whose configuration is gone. */
export function seedCronjobs(store: Store, now: number): void {
  for (const [index, job] of [...named(now), ...further].entries()) {
    const config = {
      ...{ endpointMethod: 'POST' as const, status: 'Active' as const, ...job },
      ...{
        createdAt: now - (index + 1) * 5 * DAY,
        createdBy: index % 3 ? BAO : 'khanh.pham@platform.example',
      },
    }
    const { nextRunAt, ...stored } = withSchedule(config, now)
    cronjobs.add(store, { ...stored, nextRunAt: nextRunAt && nextRunAfter(config, now - DAY) })
  }
  histories.add(store, {
    ...{ id: 'run-of-deleted', configId: 'cron-deleted', configName: '', method: 'POST' },
    ...{
      totalRecords: 7,
      totalValidRecords: 7,
      totalInvalidRecord: 0,
      url: 'https://jobs.acme.example/gone',
    },
    ...{ cronjobStartTime: now - 2 * DAY, cronjobEndTime: now - 2 * DAY + 1_200, createdAt: now - 2 * DAY },
    createdBy: 'system',
  })
  runDueJobs(store, now)
}
