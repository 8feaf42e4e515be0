import type { Store } from '../store/db'
import { fold } from '../store/fold'

const families = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Đặng', 'Bùi', 'Đỗ', 'Hồ', 'Ngô', 'Dương', 'Lý']
const middles = ['Văn', 'Thị', 'Minh', 'Quốc', 'Hoàng', 'Ngọc', 'Thu', 'Đức', 'Thanh', 'Hải']
const givens = [
  'An',
  'Bình',
  'Châu',
  'Dũng',
  'Hạnh',
  'Khánh',
  'Linh',
  'Mai',
  'Nam',
  'Oanh',
  'Phúc',
  'Quỳnh',
  'Sơn',
]
const organizations = ['org-phuongdong', 'org-acme', 'org-haiau', 'org-zenbrew']

const names = families.flatMap((family) =>
  middles.flatMap((middle) => givens.map((given) => `${family} ${middle} ${given}`)),
)

/** Built row by row, this index would be most of the time that a million accounts take. */
const NAME_INDEX = 'create index account_by_name on account (name_folded)'

/** A crowd of further accounts, to see that lists stay quick; each a user of one organization. */
export function seedCrowd(store: Store, count: number, password: string, now: number): void {
  if (count === 0) return
  store.run('drop index account_by_name')
  store.run('create temp table crowd_name (n integer primary key, name text, folded text)')
  names.forEach((name, n) => store.run('insert into temp.crowd_name values (?, ?, ?)', n, name, fold(name)))
  store.run(
    `with recursive crowd (i) as (select 0 union all select i + 1 from crowd where i + 1 < ?)
     insert into account (id, name, name_folded, status, password, created_at)
     select printf('user%07d@crowd.example', i + 1), name, folded,
            case i % 20 when 19 then 'inactive' else 'active' end, ?, ? - (? - i) * 1000
       from crowd join temp.crowd_name on n = (i * 7) % ?`,
    count,
    password,
    now,
    count,
    names.length,
  )
  store.run(
    `insert into membership (user_id, org_id, roles, permissions)
     select id, case created_at / 1000 % 4 ${organizations.map((id, n) => `when ${n} then '${id}'`).join(' ')} end,
            '["USER"]', '[]'
       from account where id like 'user%@crowd.example'`,
  )
  store.run('drop table temp.crowd_name')
  store.run(NAME_INDEX)
}
