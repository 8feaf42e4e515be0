import type { ComponentType } from 'react'
import { arriving } from '../../../kit/arriving/arriving'
import { PartMeanwhile } from '../../../kit/arriving/Instead'
import type { MessageId } from '../../../texts'
import type { IconName } from '../../../ui/Icon'
import { ObjectTools, SegmentTools, SupportTools } from './system-tools/SystemTools'

/** A part of a tab. */
export type Entry = {
  /** Its word in the address. */
  readonly name: string
  readonly label: MessageId
  readonly icon: IconName
  /** The sub menu that it sits under. */
  readonly group?: MessageId
  readonly Screen: ComponentType
}

export type Tab = {
  readonly name: string
  readonly label: MessageId
  /** The parameter that chooses the entry; `menu` stands at the side, `subTab` is a second row of tabs. */
  readonly parameter: 'menu' | 'subTab'
  /** The first is shown when the address names none. */
  readonly entries: readonly [Entry, ...Entry[]]
}

const SystemVariables = arriving(
  () =>
    import(/* webpackChunkName: "system-variables" */ './system-variables/SystemVariables').then(
      (part) => part.SystemVariables,
    ),
  PartMeanwhile,
)
const PrivacyTerm = arriving(
  () =>
    import(/* webpackChunkName: "privacy-term" */ './privacy-term/PrivacyTerm').then(
      (part) => part.PrivacyTerm,
    ),
  PartMeanwhile,
)
const CronjobConfigurations = arriving(
  () =>
    import(/* webpackChunkName: "cronjob-configurations" */ './cronjobs/CronjobConfigurations').then(
      (part) => part.CronjobConfigurations,
    ),
  PartMeanwhile,
)
const CronjobHistory = arriving(
  () =>
    import(/* webpackChunkName: "cronjob-history" */ './cronjobs/CronjobHistory').then(
      (part) => part.CronjobHistory,
    ),
  PartMeanwhile,
)
const LiveVersions = arriving(
  () =>
    import(/* webpackChunkName: "mini-app-live-versions" */ './mini-apps/LiveVersions').then(
      (part) => part.LiveVersions,
    ),
  PartMeanwhile,
)
const Library = arriving(
  () => import(/* webpackChunkName: "mini-app-library" */ './mini-apps/Library').then((part) => part.Library),
  PartMeanwhile,
)

/** The tabs of the page and their entries, by their words in the address; the first of each needs none there. */
export const tabs: readonly [Tab, ...Tab[]] = [
  {
    name: 'system',
    label: 'systemSetting.system',
    parameter: 'menu',
    entries: [
      { name: 'support', label: 'systemSetting.support', icon: 'link', Screen: SupportTools },
      { name: 'segment', label: 'systemSetting.segment', icon: 'users', Screen: SegmentTools },
      { name: 'manage_object', label: 'systemSetting.managedObjects', icon: 'box', Screen: ObjectTools },
      {
        name: 'system_configuration',
        label: 'systemSetting.configuration',
        icon: 'key',
        Screen: SystemVariables,
      },
      {
        name: 'privacy-system',
        label: 'systemSetting.privacy',
        icon: 'document',
        group: 'systemSetting.security',
        Screen: PrivacyTerm,
      },
    ],
  },
  {
    name: 'zalo-mini-app',
    label: 'systemSetting.miniApp',
    parameter: 'menu',
    entries: [
      {
        name: 'zma-live-version',
        label: 'systemSetting.liveVersion',
        icon: 'lightning',
        Screen: LiveVersions,
      },
      { name: 'zma-library', label: 'systemSetting.library', icon: 'grid', Screen: Library },
    ],
  },
  {
    name: 'cronjob',
    label: 'systemSetting.cronjob',
    parameter: 'subTab',
    entries: [
      {
        name: 'configuration',
        label: 'systemSetting.cronjobConfiguration',
        icon: 'gear',
        Screen: CronjobConfigurations,
      },
      { name: 'history', label: 'systemSetting.cronjobHistory', icon: 'clock', Screen: CronjobHistory },
    ],
  },
]
