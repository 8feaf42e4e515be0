import type { Store } from '../store/db'

/** Whoever is not named here is not known to the sister product. */
const known: Readonly<Record<string, readonly string[]>> = {
  'bao.tran@phuongdong.example': ['campaign:read', 'campaign:write', 'Xuất báo cáo "tháng"'],
  'minhchau.nguyen@phuongdong.example': [],
  'thu.dinh@platform.example': [
    ...['campaign:read', 'campaign:write', 'journey:read', 'journey:write', 'report:export'],
    'Quản trị dữ liệu khách hàng, chiến dịch, phân khúc và báo cáo của toàn bộ chi nhánh miền Bắc, miền Trung và miền Nam',
  ],
  "o'brien+test@acme.example": ['<b>segment</b>', '=1+1'],
}

export function seedProductPermissions(store: Store): void {
  for (const [userId, permissions] of Object.entries(known))
    store.run('insert into product_permission values (?, ?)', userId, JSON.stringify(permissions))
}
