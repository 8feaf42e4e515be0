import type { MessageId } from '../../../../texts'
import type { IconName } from '../../../../ui/Icon'

/** The pages of the setup drawer, as `menu` of the address names them; the first needs no word there. */
export const pageNames = [
  'general',
  'permission-group',
  'web-tagging',
  'model-storage',
  'api-ingestion',
  'segment',
  'task',
  'segment-suggestion',
] as const
export type PageName = (typeof pageNames)[number]

export const MENU = 'menu'

/** The page that an address asks for; any other word is the first one. */
export const pageIn = (query: URLSearchParams): PageName =>
  pageNames.find((name) => name === query.get(MENU)) ?? pageNames[0]

export type MenuEntry = { readonly name: PageName; readonly label: MessageId; readonly icon?: IconName }
export type MenuItem =
  MenuEntry | { readonly label: MessageId; readonly icon: IconName; readonly entries: readonly MenuEntry[] }

/** The menu at the left of the drawer, in its order. */
export const menu: readonly MenuItem[] = [
  { name: 'general', label: 'organizationSetup.general', icon: 'gear' },
  { name: 'permission-group', label: 'organizationSetup.permissionGroup', icon: 'key' },
  { name: 'web-tagging', label: 'organizationSetup.webTagging', icon: 'tag' },
  { name: 'model-storage', label: 'organizationSetup.modelStorage', icon: 'box' },
  {
    label: 'organizationSetup.quotaSetting',
    icon: 'gauge',
    entries: [
      { name: 'api-ingestion', label: 'organizationSetup.apiIngestion' },
      { name: 'segment', label: 'organizationSetup.segment' },
      { name: 'task', label: 'organizationSetup.task' },
    ],
  },
  { name: 'segment-suggestion', label: 'organizationSetup.segmentSuggestion', icon: 'trend' },
]
