import type { Store } from '../store/db'
import { fold } from '../store/fold'
import { savePolicy } from '../store/organization-policies'
import { manyOrganizations } from './many-organizations'
import { named } from './named-organizations'

const DAY = 86_400_000
const BAO = 'bao.tran@phuongdong.example'
const KHANH = 'khanh.pham@platform.example'

/** Named ones are the newest, the later named the newer; the others came before, one every six hours. */
const ageOf = (index: number): number =>
  index < named.length ? (named.length - index) * 11 : 400 + (index - named.length) / 4

/** Names are folded once a process. */
const all = [...named, ...manyOrganizations].map((each) => ({ ...each, folded: fold(each.name) }))

const COLUMNS = `id, name, name_folded, code, full_name, account_type, industry, website, image_link, status, theme_color,
  term, term_active, phase, environment, contract_type, contract_from, contract_to,
  email, phone, address, created_by, created_at, updated_by, updated_at`
/** Acme shows no phone numbers in full. */
const masking = { showMaskingData: true, maskingAddress: false, maskingEmail: false, maskingPhone: true }
const insert = `insert into organization (${COLUMNS}) values (${COLUMNS.replace(/\w+/g, '?')})`

export function seedOrganizations(store: Store, now: number): void {
  const ago = (days: number) => Math.round(now - days * DAY)
  for (const [index, each] of all.entries()) {
    const { id, term, contract = [-400, 330], contractType, created = ageOf(index), updated } = each
    store.run(
      insert,
      id,
      each.name,
      each.folded,
      each.code,
      each.fullName,
      each.accountType ?? 'Basic',
      each.industry,
      each.website,
      each.imageLink,
      each.status ?? 'active',
      each.themeColor,
      term?.html,
      term?.active ? 1 : 0,
      each.phase,
      each.environment,
      contractType,
      contractType && ago(-contract[0]),
      contractType && ago(-contract[1]),
      each.email,
      each.phone,
      each.address,
      each.phase && BAO,
      ago(created),
      updated === undefined ? undefined : index % 2 ? BAO : KHANH,
      updated === undefined ? undefined : ago(updated),
    )
  }
  savePolicy(store, 'org-acme', 'masking', masking)
}
