import { exportFileLife } from '../../openapi/bounds.gen'
import { addExport, csvOf, type NewExport } from '../rules/exports'
import { sentinels } from '../rules/sentinels'
import type { Store } from '../store/db'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const BAO = { userId: 'bao.tran@phuongdong.example', orgId: 'org-phuongdong' }
const KHANH = { userId: 'khanh.pham@platform.example', orgId: 'org-phuongdong' }

const categories = ['Account', 'Organization', 'Segment', 'Customer profile', 'Đồng bộ "hồ sơ"']
const actions = ['Email', 'SMS', 'Zalo OA', 'Web push']
const sources = ['console', 'console', 'api', 'scheduler']
const reasons = [
  'The mail server did not answer in time',
  '<b>Không đủ bộ nhớ</b> & "disk full"',
  'Bị hủy: người xuất không còn quyền xem dữ liệu',
]
const criteria = [
  { freeText: '', roles: ['ADMIN', 'OPER_ADMIN'], status: ['active'] },
  { accountTypes: ['Enterprise', 'Trial'], industries: ['Bất động sản', 'Bán lẻ'] },
  { freeText: '<b>"Đặng"</b> =1+1', fromTime: 1_764_144_000_000, toTime: 1_764_230_400_000 },
  {
    segment: { name: 'Khách hàng thân thiết', rules: [{ field: 'orders', atLeast: 5 }] },
    withInactive: false,
  },
  {},
]

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!

/** Real rows; some names in them are formulas. */
function organizationsOf(store: Store, count: number): Buffer {
  const rows = store.all<{ name: string; fullName: string | null; website: string | null }>(
    'select name, full_name as fullName, website from organization order by rowid limit ?',
    count,
  )
  return csvOf(
    ['Name', 'Full name', 'Website'],
    rows.map(({ name, fullName, website }) => [name, fullName, website]),
  )
}

type Job = NewExport & { readonly rows?: number }

/** Every seventh has failed; files of the others are there while they are younger than a day. */
function ordinaryJob(index: number, now: number): Job {
  const startTime = now - (index * 5 + 1) * HOUR - ((index * 7919) % 53) * MINUTE
  const endTime = startTime + (40 + ((index * 37) % 400)) * 1000
  const failed = index % 7 === 2
  const fresh = now - endTime < exportFileLife
  return {
    ...BAO,
    id: `export-bao-${index + 1}`,
    startTime,
    endTime,
    status: failed ? 'Failed' : 'Success',
    source: at(sources, index),
    category: at(categories, index * 3),
    action: at(actions, index),
    criteria: JSON.stringify(at(criteria, index)),
    totalRecords: failed ? 0 : fresh ? 12 : 1_000 + ((index * 26_713) % 900_000),
    ...(failed && { reason: at(reasons, index) }),
    ...(!failed && fresh && { rows: 12 }),
  }
}

/** What is rare, hostile or just at a border. */
function special(now: number): Job[] {
  const recent = {
    ...BAO,
    startTime: now - 27 * HOUR,
    endTime: now - 2 * HOUR,
    status: 'Success',
    totalRecords: 1,
  }
  return [
    {
      ...BAO,
      id: 'export-running',
      startTime: now - 2 * MINUTE,
      totalRecords: 999_999,
      status: 'Running',
      source: 'console',
      category: 'Organization',
      action: 'Email',
      criteria: JSON.stringify(at(criteria, 1)),
    },
    {
      ...recent,
      id: 'export-partial',
      startTime: now - 30 * MINUTE,
      endTime: now - 20 * MINUTE,
      totalRecords: 25,
      rows: 25,
      status: 'Đã xong một phần',
      source: 'nguồn dữ liệu có tên rất dài mà không cột nào chứa đủ',
      category: `${'Công ty Trách nhiệm hữu hạn Một thành viên '.repeat(4)}Phương Đông`,
      action: '<b>Zalo</b> "OA"',
      reason: 'Bản ghi thứ 1.000.001 trở đi đã bị bỏ qua, vì mỗi lần xuất có nhiều nhất một triệu bản ghi',
      criteria: JSON.stringify({
        freeText: 'Trần Lê Quốc Bảo '.repeat(12),
        orgIds: ['org-acme', 'org-haiau'],
      }),
    },
    {
      ...recent,
      id: 'export-at-the-border',
      endTime: now - exportFileLife,
      totalRecords: 5,
      rows: 5,
      source: 'api',
      category: 'Segment',
      action: 'SMS',
      criteria: 'no JSON at all {',
    },
    {
      ...recent,
      id: 'export-past-the-border',
      endTime: now - exportFileLife - 1,
      rows: 1,
      source: '=1+1',
      category: 'Segment',
      action: 'SMS',
      criteria: '["a list", "and no object"]',
    },
    { ...BAO, id: 'export-cancelled', startTime: now - 28 * HOUR, totalRecords: 0, status: 'Cancelled' },
    {
      ...recent,
      id: 'export-hostile',
      source: 'console',
      category: "'; drop table export_record; --",
      reason: 'Its link is no address of a file',
      address: 'javascript:alert("export")',
    },
    { ...recent, id: 'export-unready', source: 'console', reason: 'Its file is not there yet' },
    { ...recent, id: sentinels.goneExport, source: 'console', reason: 'It is gone when one asks for it' },
    { ...recent, id: sentinels.silentExport, source: 'console', reason: 'It is refused without a word' },
  ]
}

const elsewhere = (now: number): Job[] => [
  {
    ...BAO,
    id: 'export-tinnghia',
    orgId: 'org-tinnghia',
    startTime: now - HOUR,
    endTime: now - HOUR + MINUTE,
    totalRecords: 3,
    rows: 3,
    status: 'Success',
    source: 'console',
    category: 'Account',
    action: 'Email',
  },
  ...[1, 2, 3].map((index): Job => ({
    ...ordinaryJob(index, now),
    ...KHANH,
    id: `export-khanh-${index}`,
    source: 'api',
    category: 'Account',
  })),
]

/** Forty-two of Bảo, three of Khánh, and one of Bảo in another organization. */
export function seedExports(store: Store, now: number): void {
  const ordinary = Array.from({ length: 33 }, (_, index) => ordinaryJob(index, now))
  for (const { rows, ...job } of [...ordinary, ...special(now), ...elsewhere(now)])
    addExport(store, job, rows === undefined ? undefined : organizationsOf(store, rows))
}
