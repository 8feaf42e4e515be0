import type { Store } from './db'

export type Organization = {
  id: string
  name: string
  code: string | null
  fullName: string | null
  accountType: string | null
  industry: string | null
  website: string | null
  imageLink: string | null
  email: string | null
  phone: string | null
  address: string | null
  status: 'active' | 'inactive'
  themeColor: string | null
  updatedAt: number | null
  updatedBy: string | null
  term: string | null
  termActive: number
  termVersion: number
  showMasking: number
  maskAddress: number
  maskEmail: number
  maskPhone: number
}

const COLUMNS = `id, name, code, full_name as fullName, account_type as accountType, industry, website,
  image_link as imageLink, email, phone, address, status, theme_color as themeColor,
  updated_at as updatedAt, updated_by as updatedBy, term, term_active as termActive, term_version as termVersion,
  show_masking as showMasking, mask_address as maskAddress, mask_email as maskEmail, mask_phone as maskPhone`

export const findOrganization = (store: Store, id: string): Organization | undefined =>
  store.one<Organization>(`select ${COLUMNS} from organization where id = ?`, id)

/** The organization of a session that has chosen one. */
export function organizationOf(store: Store, session: { readonly orgId: string }): Organization {
  const organization = findOrganization(store, session.orgId)
  if (!organization) throw new Error(`The session's organization ${session.orgId} is gone`)
  return organization
}

export const organizationsOf = (store: Store, userId: string, now: number): Organization[] =>
  store.all<Organization>(
    `select ${COLUMNS} from membership join organization on organization.id = membership.org_id
      where user_id = ? and (valid_until is null or valid_until > ?) order by membership.org_id`,
    userId,
    now,
  )

/** Drops what is null, so that an optional field is absent instead. */
export function present<T extends object>(row: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const kept = Object.entries(row).filter(([, value]) => value !== null)
  // fromEntries forgets the keys, which are those of the row.
  return Object.fromEntries(kept) as { [K in keyof T]?: NonNullable<T[K]> }
}
