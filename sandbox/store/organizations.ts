import type { components } from '../../openapi/schema.gen'
import { present, type Store } from './db'
import { fold } from './fold'

/** An organization as the description has it. */
type OrganizationRecord = components['schemas']['Organization']

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
  status: OrganizationRecord['status']
  themeColor: string | null
  updatedAt: number | null
  updatedBy: string | null
  term: string | null
  termActive: number
  termVersion: number
  phase: OrganizationRecord['phase'] | null
  environment: OrganizationRecord['environment'] | null
  contractType: OrganizationRecord['contractType'] | null
  contractEffectiveFrom: number | null
  contractEffectiveTo: number | null
  createdAt: number
  createdBy: string | null
}

export const ORGANIZATION_COLUMNS = `id, name, code, full_name as fullName, account_type as accountType, industry, website,
  image_link as imageLink, email, phone, address, status, theme_color as themeColor,
  updated_at as updatedAt, updated_by as updatedBy, term, term_active as termActive, term_version as termVersion,
  phase, environment, contract_type as contractType, contract_from as contractEffectiveFrom,
  contract_to as contractEffectiveTo, created_at as createdAt, created_by as createdBy`

export const findOrganization = (store: Store, id: string): Organization | undefined =>
  store.one<Organization>(`select ${ORGANIZATION_COLUMNS} from organization where id = ?`, id)

/** The organization of a session that has chosen one. */
export function organizationOf(store: Store, session: { readonly orgId: string }): Organization {
  const organization = findOrganization(store, session.orgId)
  if (!organization) throw new Error(`The session's organization ${session.orgId} is gone`)
  return organization
}

export const organizationsOf = (store: Store, userId: string, now: number): Organization[] =>
  store.all<Organization>(
    `select ${ORGANIZATION_COLUMNS} from membership join organization on organization.id = membership.org_id
      where user_id = ? and (valid_until is null or valid_until > ?) order by membership.org_id`,
    userId,
    now,
  )

/** What the platform tells about an organization, without what is of its settings. */
export function recordOf(organization: Organization): OrganizationRecord {
  const { id, name, status, code, fullName, accountType, industry, website, imageLink, email, phone } =
    organization
  const { address, phase, environment, contractType, contractEffectiveFrom, contractEffectiveTo } =
    organization
  const { createdAt, createdBy, updatedAt, updatedBy } = organization
  const about = { code, fullName, accountType, phase, environment, industry, website, address, phone, email }
  const contract = { contractType, contractEffectiveFrom, contractEffectiveTo }
  return {
    id,
    name,
    status,
    ...present({ ...about, ...contract, imageLink, createdAt, createdBy, updatedAt, updatedBy }),
  }
}

/** Whether another organization has this name, in either normal form and any case; accents do distinguish. */
export function isNameTaken(store: Store, name: string, except = ''): boolean {
  const alike = store.all<{ name: string }>(
    'select name from organization where name_folded = ? and id <> ?',
    fold(name),
    except,
  )
  const plain = (text: string) => text.normalize('NFC').toLowerCase()
  return alike.some((other) => plain(other.name) === plain(name))
}

/** Whether another organization has this code, in any case. */
export const isCodeTaken = (store: Store, code: string, except = ''): boolean =>
  store.one('select 1 from organization where code = ? collate nocase and id <> ?', code, except) !==
  undefined
