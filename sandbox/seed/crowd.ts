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

/** Of so many accounts each, one administers its organization, one may not sign in, one has a permission group. */
const [ADMINISTRATOR, INACTIVE, GROUPED] = [100, 20, 50]
const GROUP = 'group-care'

/** A crowd of further accounts, to see that lists stay quick; each a user of one organization. */
export function seedCrowd(store: Store, count: number, password: string, now: number): void {
  if (count === 0) return
  store.run('create temp table crowd_name (n integer primary key, name text, folded text)')
  names.forEach((name, n) => store.run('insert into temp.crowd_name values (?, ?, ?)', n, name, fold(name)))
  store.run(
    `with recursive crowd (i) as (select 0 union all select i + 1 from crowd where i + 1 < ?)
     insert into account (id, name, name_folded, phone, status, password, created_at, created_by, held)
     select printf('user%07d@crowd.example', i + 1), name, folded,
            case when i % 3 = 0 then printf('09%02d %03d %03d', i % 97, i / 1000 % 1000, i % 1000) end,
            case when i % ${INACTIVE} = ${INACTIVE - 1} then 'inactive' else 'active' end, ?, ? - (? - i) * 1000,
            'bao.tran@phuongdong.example', case when i % ${ADMINISTRATOR} = 0 then ',USER,ADMIN,' else ',USER,' end
       from crowd join temp.crowd_name on n = (i * 7) % ?`,
    count,
    password,
    now,
    count,
    names.length,
  )
  store.run(
    `insert into membership (user_id, org_id, roles, permissions, account_status)
     select id, case substr(id, 5, 7) / 7 % 4 ${organizations.map((id, n) => `when ${n} then '${id}'`).join(' ')} end,
            case when held = ',USER,' then '["USER"]' else '["USER","ADMIN"]' end, '[]', status
       from account where id like 'user%@crowd.example'`,
  )
  store.run(
    `insert into permission_group_member (group_id, user_id)
     select '${GROUP}', user_id from membership
      where org_id = 'org-phuongdong' and substr(user_id, 5, 7) / 3 % ${GROUPED} = 0 and user_id like 'user%@crowd.example'`,
  )
  store.run('drop table temp.crowd_name')
}
