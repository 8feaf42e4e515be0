import type { Store } from '../store/db'

const ORG = 'org-phuongdong'
/** So many milliseconds between two rows: a million are a bit more than a year. */
const BETWEEN = 35_000

const choice = (every: string, ...values: string[]) =>
  `case ${every} % ${values.length} ${values.map((value, n) => `when ${n} then '${value}'`).join(' ')} end`
const actor = choice(
  'i * 7',
  'bao.tran@phuongdong.example',
  'khanh.pham@platform.example',
  'thu.dinh@platform.example',
  'minhchau.nguyen@phuongdong.example',
  'linh.pham@phuongdong.example',
)
/** One of five thousand. */
const member = "printf('user%04d@crowd.example', i * 7919 % 5000)"

/** For each log: its columns, and an expression of `i`, `at` and `who` for each. */
const logs = {
  account_log: {
    columns: 'org_id, action_at, action_by, action, user_id, object, reason, folded',
    row: `'${ORG}', at, who, action, member, object, reason, who || char(10) || lower(action) || char(10) || member || char(10) || lower(object)`,
    also: {
      member,
      action: choice('i / 3', 'UPDATE_INFO', 'UPDATE_ROLES', 'RESET_PASSWORD', 'ASSIGN_PERMISSION_GROUPS'),
      object: `printf('{"name":"Person %d","status":"active"}', i)`,
      reason: "case i % 10 when 0 then 'Yêu cầu số ' || i end",
    },
  },
  change_log: {
    columns: `org_id, start_time, end_time, action_by, action, status_code, category, object_type, input, folded`,
    row: `'${ORG}', at, at + i % 900, who, action, status, category, object, input, who || char(10) || lower(action) || char(10) || lower(category) || char(10) || lower(object) || char(10) || input`,
    also: {
      action: choice('i / 2', 'SAVE', 'UPDATE', 'DELETE'),
      status: "case i % 20 when 0 then '409' else '200' end",
      category: choice('i / 5', 'Organization', 'Permission', 'Support', 'System'),
      object: choice('i', 'PasswordPolicy', 'SessionPolicy', 'GeneralSettings', 'PermissionGroup', 'Term'),
      input: `printf('{"minimum":%d,"days":%d}', i % 30, i)`,
    },
  },
  export_record: {
    columns: `id, user_id, org_id, start_time, end_time, total_records, status, source, category, action, reason, criteria, folded`,
    row: `printf('export-crowd-%07d', i), who, '${ORG}', at, at + 60000, i % 9000, status, source, category, action, null, criteria, printf('export-crowd-%07d', i) || char(10) || who || char(10) || lower(status) || char(10) || source || char(10) || lower(category) || char(10) || lower(action) || char(10) || criteria`,
    also: {
      status: choice('i', 'Success', 'Success', 'Success', 'Failed'),
      source: choice('i / 2', 'console', 'console', 'api', 'scheduler'),
      category: choice('i / 3', 'Account', 'Organization', 'Segment'),
      action: choice('i / 7', 'Email', 'SMS', 'Zalo OA'),
      criteria: `printf('{"page":%d}', i)`,
    },
  },
  access_log: {
    columns: 'org_id, user_id, accessed_at, app, url, name',
    row: `'${ORG}', ${member}, at, app, 'https://' || app || '.phuongdong.example/' || (i % 300), printf('Module %03d', i * 31 % 300)`,
    also: { app: choice('i / 2', 'cdp', 'console', 'activation', 'automation') },
  },
} as const

/** Drops what is kept beside a table, which would be most of the time that a crowd takes, and makes it again. */
function withoutIndices(store: Store, table: string, work: () => void): void {
  const built = store.all<{ type: string; name: string; sql: string }>(
    `select type, name, sql from sqlite_master
      where type in ('index', 'trigger') and tbl_name = ? and sql is not null`,
    table,
  )
  for (const { type, name } of built) store.run(`drop ${type} ${name}`)
  work()
  for (const { sql } of built) store.run(sql)
  if (built.some(({ type }) => type === 'trigger'))
    store.run(`insert into ${table}_text (${table}_text) values ('rebuild')`)
}

/** So many further rows in each of the four logs of one organization, the newest of now. */
export function seedLogCrowd(store: Store, count: number, now: number): void {
  if (count === 0) return
  for (const [table, { columns, row, also }] of Object.entries(logs))
    withoutIndices(store, table, () => {
      const named = Object.entries(also).map(([name, expression]) => `${expression} as ${name}`)
      store.run(
        `with recursive crowd (i) as (select 1 union all select i + 1 from crowd where i < ?)
         insert into ${table} (${columns}) select ${row} from
           (select i, ? - (? - i) * ${BETWEEN} - 60000 as at, ${[`${actor} as who`, ...named].join(', ')} from crowd)`,
        ...[count, now, count],
      )
    })
}
