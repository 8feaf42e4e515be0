import { boolean, number, object, string, type ObjectSchema } from 'yup'
import {
  bounds,
  values,
  type Organization,
  type OrganizationCreation,
  type OrganizationInput,
} from '../../../api'
import { message } from '../../../kit/form/form'
import { plain } from '../../../kit/form/text'
import type { MessageId } from '../../../texts'

/** The fields of the form; an empty text is none. */
export type OrganizationValues = {
  name: string
  code: string
  fullName: string
  accountType: string
  phase: string
  environment: string
  industry: string
  contractType: string
  /** Effect Time, epoch milliseconds: both ends or neither. */
  contractFrom: number | null
  contractTo: number | null
  website: string
  address: string
  phone: string
  email: string
  /** Asked for at creation only; later the list has its own switch. */
  active: boolean
}

export const newOrganization: OrganizationValues = {
  name: '',
  code: '',
  fullName: '',
  accountType: '',
  phase: '',
  environment: 'Production',
  industry: '',
  contractType: '',
  contractFrom: null,
  contractTo: null,
  website: '',
  address: '',
  phone: '',
  email: '',
  active: true,
}

const among = <Word extends string>(words: readonly Word[], value: string | undefined): Word | undefined =>
  words.find((word) => word === value)

/** What is stored of an organization, as the form shows it. */
export const valuesOf = (organization: Organization): OrganizationValues => ({
  name: organization.name,
  code: organization.code ?? '',
  fullName: organization.fullName ?? '',
  accountType: organization.accountType ?? '',
  phase: among(values.Phase, organization.phase) ?? '',
  environment: among(values.Environment, organization.environment) ?? newOrganization.environment,
  industry: organization.industry ?? '',
  contractType: organization.contractType ?? '',
  contractFrom: organization.contractEffectiveFrom ?? null,
  contractTo: organization.contractEffectiveTo ?? null,
  website: organization.website ?? '',
  address: organization.address ?? '',
  phone: organization.phone ?? '',
  email: organization.email ?? '',
  active: true,
})

const required = message('organizations.required')
const needed = string().required(required)
const { name, code, fullName, industry, website, address, phone, email } = bounds.OrganizationInput
type Range = Pick<OrganizationValues, 'contractFrom' | 'contractTo'>

const isEmail = (typed: string) => string().email().isValidSync(typed)

/** What may be left empty is no obstacle as it is `stored` already: half a range, an address that is none. */
const schemaOf = (stored?: OrganizationValues): ObjectSchema<OrganizationValues> => {
  const isStored = ({ contractFrom, contractTo }: Range) =>
    contractFrom === stored?.contractFrom && contractTo === stored.contractTo
  return object({
    name: plain(name).required(required),
    code: plain(code).required(required),
    fullName: plain(fullName).required(required),
    accountType: needed,
    phase: needed,
    environment: needed,
    industry: plain(industry).required(required),
    contractType: string().defined(),
    contractFrom: number()
      .typeError(message('time.notUnderstood'))
      .nullable()
      .defined()
      .test('both', required, (from, { parent }) => {
        const range = parent as Range
        return from !== null || range.contractTo === null || isStored(range)
      }),
    contractTo: number()
      .typeError(message('time.notUnderstood'))
      .nullable()
      .defined()
      .test('both', required, (to, { parent }) => {
        const range = parent as Range
        return to !== null || range.contractFrom === null || isStored(range)
      })
      .test('order', message('list.fromAfterTo'), (to, { parent }) => {
        const range = parent as Range
        const { contractFrom } = range
        return to === null || contractFrom === null || contractFrom <= to || isStored(range)
      }),
    website: plain(website),
    address: plain(address, { lines: true }),
    phone: plain(phone),
    email: plain(email).test(
      'email',
      message('common.emailWrong'),
      (typed) => typed === stored?.email || isEmail(typed),
    ),
    active: boolean().defined(),
  })
}

export const organizationSchema = schemaOf()
/** Of an organization as it is stored. */
export const updateSchemaOf = (stored: OrganizationValues) => schemaOf(stored)

const words = {
  name: 'organizations.name',
  code: 'organizations.code',
  fullName: 'organizations.fullName',
  accountType: 'organizations.accountType',
  phase: 'organizations.phase',
  industry: 'organizations.industry',
} as const satisfies Partial<Record<keyof OrganizationValues, MessageId>>
const optionalWords = {
  contractType: 'organizations.contractType',
  contractFrom: 'organizations.effectTime',
  contractTo: 'organizations.effectTime',
  website: 'organizations.website',
  address: 'organizations.address',
  phone: 'organizations.phone',
  email: 'organizations.email',
} as const satisfies Partial<Record<keyof OrganizationValues, MessageId>>

/** What an organization was stored without, in the order of the form: what is needed to save it, and what is not. */
export function gapsOf(stored: OrganizationValues): { needed: MessageId[]; optional: MessageId[] } {
  const gapsIn = (fields: Partial<Record<keyof OrganizationValues, MessageId>>) => [
    ...new Set(
      Object.entries(fields)
        .filter(([name]) => ['', null].includes(stored[name as keyof typeof fields] as string | null))
        .map(([, id]) => id),
    ),
  ]
  return { needed: gapsIn(words), optional: gapsIn(optionalWords) }
}

/** The body of an update. The selects offer nothing but what is known, so the first word stands for nobody. */
export function inputOf(entered: OrganizationValues): OrganizationInput {
  const { name, code, fullName, accountType, industry, website, address, phone, email } = entered
  const contractType = among(values.ContractType, entered.contractType)
  const environment = among(values.Environment, entered.environment)
  return {
    name,
    code,
    fullName,
    accountType,
    phase: among(values.Phase, entered.phase) ?? values.Phase[0],
    industry,
    website,
    address,
    phone,
    contractEffectiveFrom: entered.contractFrom,
    contractEffectiveTo: entered.contractTo,
    ...(environment && { environment }),
    ...(contractType && { contractType }),
    ...(email && { email }),
  }
}

/** The body of a creation. */
export const creationOf = (entered: OrganizationValues): OrganizationCreation => ({
  ...inputOf(entered),
  accountType: among(values.AccountType, entered.accountType) ?? values.AccountType[0],
  status: entered.active ? 'active' : 'inactive',
})
