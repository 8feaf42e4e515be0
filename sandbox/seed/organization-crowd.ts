import { ContractType, Phase } from '../../openapi/values.gen'
import type { Store } from '../store/db'
import { fold } from '../store/fold'

const kinds = ['Công ty', 'Tập đoàn', 'Cửa hàng', 'Nhà máy', 'Ngân hàng', 'Học viện']
const places = ['Hà Giang', 'Đắk Lắk', 'Cần Thơ', 'Huế', 'Quảng Ngãi', 'Vũng Tàu', 'Phú Quốc']
const names = kinds.flatMap((kind) => places.map((place) => `${kind} ${place}`))

const choice = (every: string, ...values: string[]) =>
  `case ${every} % ${values.length} ${values.map((value, n) => `when ${n} then '${value}'`).join(' ')} end`

/** A crowd of further organizations, to see that their list stays quick; nobody works in them. */
export function seedOrganizationCrowd(store: Store, count: number, now: number): void {
  if (count === 0) return
  store.run('create temp table crowd_brand (n integer primary key, name text, folded text)')
  names.forEach((name, n) => store.run('insert into temp.crowd_brand values (?, ?, ?)', n, name, fold(name)))
  store.run(
    `with recursive crowd (i) as (select 1 union all select i + 1 from crowd where i < ?)
     insert into organization (id, name, name_folded, code, full_name, account_type, industry, website, email, phone,
       status, phase, environment, contract_type, created_by, created_at, updated_by, updated_at)
     select printf('org-crowd-%07d', i), name || ' ' || i, folded || ' ' || i, printf('CROWD-%07d', i),
            name || ' số ' || i, ${choice('i', 'Enterprise', 'Lite', 'Trial', 'Basic', 'Enterprise')},
            ${choice('i / 5', 'Retail', 'Banking', 'Travel', 'Fintech', 'Pharma', 'Education', 'F&B')},
            printf('https://crowd-%d.example', i), printf('contact@crowd-%d.example', i), printf('0700 %07d', i),
            case i % 9 when 8 then 'inactive' else 'active' end,
            ${choice('i / 3', ...Phase)},
            case i % 4 when 1 then 'Staging' else 'Production' end,
            ${choice('i / 2', ...ContractType)},
            'bao.tran@phuongdong.example', ? - 86400000 * 600 - (i * 7919 % ?) * 1000,
            case i % 3 when 0 then 'khanh.pham@platform.example' end, case i % 3 when 0 then ? - i * 1000 end
       from crowd join temp.crowd_brand on n = i % ?`,
    count,
    now,
    count,
    now,
    names.length,
  )
  store.run('drop table temp.crowd_brand')
}
