import { boolean, number, object, string, type ObjectSchema } from 'yup'
import { values, type Organization, type OrganizationCreation, type OrganizationInput } from '../../../api'
import { message } from '../../../kit/form/form'

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

/** What is stored of an organization, as the form shows it. */
export const valuesOf = (organization: Organization): OrganizationValues => ({
  name: organization.name,
  code: organization.code ?? '',
  fullName: organization.fullName ?? '',
  accountType: organization.accountType ?? '',
  phase: organization.phase ?? '',
  environment: organization.environment ?? newOrganization.environment,
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
const needed = string().trim().required(required)
const free = string().trim().defined()
type Range = Pick<OrganizationValues, 'contractFrom' | 'contractTo'>

export const organizationSchema: ObjectSchema<OrganizationValues> = object({
  name: needed,
  code: needed,
  fullName: needed,
  accountType: needed,
  phase: needed,
  environment: needed,
  industry: needed,
  contractType: free,
  contractFrom: number()
    .typeError(message('time.notUnderstood'))
    .nullable()
    .defined()
    .test('both', required, (from, { parent }) => from !== null || (parent as Range).contractTo === null),
  contractTo: number()
    .typeError(message('time.notUnderstood'))
    .nullable()
    .defined()
    .test('both', required, (to, { parent }) => to !== null || (parent as Range).contractFrom === null)
    .test('order', message('list.fromAfterTo'), (to, { parent }) => {
      const { contractFrom } = parent as Range
      return to === null || contractFrom === null || contractFrom <= to
    }),
  website: free,
  address: free,
  phone: free,
  email: free.email(message('organizations.emailWrong')),
  active: boolean().defined(),
})

const among = <Word extends string>(words: readonly Word[], value: string): Word | undefined =>
  words.find((word) => word === value)

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
