import { values, type PermissionCategory } from '../../../api'
import type { MessageId, Translate } from '../../../texts'

/** What is stored beside a category, whatever the language: its documented label (CATALOGUE-19, -20). */
const labels: Readonly<Record<PermissionCategory, string>> = {
  ACCOUNT: 'Account',
  MODULE_Workflow: 'Workflow',
  MODULE_Segment: 'Segmentation',
  MODULE_Dataset: 'Dataset',
  MODULE_ExternalOAuth2: 'External OAuth2',
  DataHub: 'DataHub',
  SYSTEM: 'System',
  MODULE: 'Module',
  ZMA: 'Zalo Mini App',
  PTCR: 'Pango Task Completion Reward',
}

/** The same in the person's language. */
const words: Readonly<Record<PermissionCategory, MessageId>> = {
  ACCOUNT: 'permissions.category.account',
  MODULE_Workflow: 'permissions.category.workflow',
  MODULE_Segment: 'permissions.category.segment',
  MODULE_Dataset: 'permissions.category.dataset',
  MODULE_ExternalOAuth2: 'permissions.category.oauth2',
  DataHub: 'permissions.category.dataHub',
  SYSTEM: 'permissions.category.system',
  MODULE: 'permissions.category.module',
  ZMA: 'permissions.category.miniApp',
  PTCR: 'permissions.category.reward',
}

const known = (id: string): PermissionCategory | undefined =>
  values.PermissionCategory.find((category) => category === id)

/** A category with its label, as they are sent together. */
export const categoryOf = (id: string) => {
  const categoryId = known(id) ?? 'MODULE'
  return { categoryId, category: labels[categoryId] }
}

/** What a category is called; one that the console does not know, by its stored label. */
export const categoryWord = (id: string, stored: string, text: Translate): string => {
  const category = known(id)
  return category ? text(words[category]) : stored
}
