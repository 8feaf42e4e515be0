import {
  values,
  type ContractType,
  type Environment,
  type OrganizationStatus,
  type Phase,
} from '../../../api'
import type { MessageId } from '../../../texts'
import type { Option } from '../../../ui/SelectField'

/** What form and filters call the values that they offer (doc2 §3). */
type Choices = Readonly<Record<string, MessageId>>

export const statusWords: Readonly<Record<OrganizationStatus, MessageId>> = {
  active: 'organizations.active',
  inactive: 'organizations.inactive',
}

/** Other spellings of the platform are read too. */
export const isActive = (status: string): boolean => status.toLowerCase() === 'active'

export const environmentWords: Readonly<Record<Environment, MessageId>> = {
  Production: 'environment.Production',
  Staging: 'environment.Staging',
}

export const phaseWords: Readonly<Record<Phase, MessageId>> = {
  Pilot: 'phase.Pilot',
  'Tuning & Grow': 'phase.TuningGrow',
  Retention: 'phase.Retention',
  Dropped: 'phase.Dropped',
}

export const contractTypeWords: Readonly<Record<ContractType, MessageId>> = {
  'Pango License': 'contractType.PangoLicense',
  'One-Off Campaign': 'contractType.OneOffCampaign',
  'Project Based': 'contractType.ProjectBased',
}

/** Of the platform's own form; organizations made otherwise have other words. */
export const industryLabels: Choices = {
  FMCG: 'platformIndustry.Fmcg',
  Retail: 'platformIndustry.Retail',
  Education: 'platformIndustry.Education',
  'Electronic Distribution': 'platformIndustry.ElectronicDistribution',
  'Real Estate': 'platformIndustry.RealEstate',
  Spa: 'platformIndustry.Spa',
  Service: 'platformIndustry.Service',
  Automotive: 'platformIndustry.Automotive',
  Manufacturing: 'platformIndustry.Manufacturing',
  Technology: 'platformIndustry.Technology',
  Pharma: 'platformIndustry.Pharma',
  'Marketing Agency': 'platformIndustry.MarketingAgency',
  'F&B': 'platformIndustry.FB',
  Other: 'platformIndustry.Other',
  Banking: 'platformIndustry.Banking',
  Insurance: 'platformIndustry.Insurance',
  Travel: 'platformIndustry.Travel',
  Airline: 'platformIndustry.Airline',
  Fintech: 'platformIndustry.Fintech',
  'Construction Material': 'platformIndustry.ConstructionMaterial',
}
export const industries: readonly string[] = Object.keys(industryLabels)

type Text = (id: MessageId) => string

/** The person's words for a value; one that is not among the choices is shown as it is. */
export function labelOf(choices: Choices, value: string, text: Text): string {
  const id = Object.hasOwn(choices, value) ? choices[value] : undefined
  return id ? text(id) : value
}

/** What a select offers; a stored value that is none of them can be kept. */
export function optionsOf(choices: Choices, text: Text, stored = ''): Option[] {
  const own = Object.keys(choices)
  const values = stored === '' || own.includes(stored) ? own : [stored, ...own]
  return values.map((value) => ({ value, label: labelOf(choices, value, text) }))
}

/** Account types are names: the same in every language. */
export const typeOptions = (stored = ''): Option[] =>
  [...new Set([...(stored ? [stored] : []), ...values.AccountType])].map((value) => ({ value, label: value }))
