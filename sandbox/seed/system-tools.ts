import { sentinels } from '../rules/sentinels'
import type { ImportedRow } from '../rules/csv-import'
import type { Store } from '../store/db'
import { addListed, addTemplate, putFields, putModels, type By } from '../store/system-tools'

type Names = Readonly<Record<string, string>>
const listed = (names: Names): ImportedRow[] =>
  Object.entries(names).map(([id, name], index) => ({ line: index + 2, cells: { id, name } }))
const models = (names: Names): ImportedRow[] =>
  Object.entries(names).map(([name, label], index) => ({ line: index + 2, cells: { name, label } }))

const wordless = { [sentinels.wordlessTool]: 'Xóa mà không nói gì' }

/** What the tools of the System tab import and delete; no screen lists it. */
export function seedSystemTools(store: Store, now: number): void {
  const by: By = { by: 'bao.tran@phuongdong.example', now: now - 90 * 86_400_000 }
  addListed(
    store,
    'supported_connection',
    listed({
      'crm-1048': 'CRM bán lẻ',
      'zalo-oa': 'Zalo Official Account',
      'sms-brandname': 'SMS Brandname',
      ...wordless,
    }),
    by,
  )
  addListed(
    store,
    'segment_meta',
    listed({ vip: 'Khách hàng VIP', 'sap-roi-bo': 'Sắp rời bỏ', ...wordless }),
    by,
  )
  putModels(store, models({ MOM_Customer: 'Khách hàng', MOM_Apartment: 'Căn hộ' }), by)
  putFields(
    store,
    'MOM_Customer',
    [{ line: 2, cells: { name: 'phone', type: 'string', label: 'Điện thoại' } }],
    by,
  )
  const fields = ['phone', 'reason'].map((name) => ({ name, type: 'string' }))
  addTemplate(store, { id: 'ZmaCheater', code: 'ZmaCheater' }, { code: 'ZmaCheater', fields }, by)
  addTemplate(
    store,
    { id: sentinels.wordlessTool, code: 'Wordless' },
    { id: sentinels.wordlessTool, code: 'Wordless' },
    by,
  )
}
