import type { ComponentType } from 'react'
import type { OperationId } from '../../../api'
import { arriving } from '../../../kit/arriving/arriving'
import { PartMeanwhile } from '../../../kit/arriving/Instead'
import type { MessageId } from '../../../texts'
import type { IconName } from '../../../ui/Icon'

/** A part of a tab: it draws its own card, and stands for whoever may call its operation. */
export type Section = {
  /** Also its anchor in the address. */
  readonly name: string
  readonly title: MessageId
  readonly operation: OperationId
  /** In two columns: as high as two others, or as wide as both. */
  readonly place?: 'tall' | 'wide'
  readonly Screen: ComponentType
}

export type Tab = {
  readonly name: string
  readonly label: MessageId
  /** What the side menu of the Modern layout calls it, where that is another word. */
  readonly menuLabel?: MessageId
  readonly icon: IconName
  readonly sections: readonly Section[]
}

/** A section comes when its tab is first seen, in one chunk with the others of the tab. */
const part = (load: () => Promise<ComponentType>) => arriving(load, PartMeanwhile)

const security = (pick: (sections: typeof import('./security')) => ComponentType) =>
  part(() => import(/* webpackChunkName: "organization-security" */ './security').then(pick))

/** The tabs of the page and what stands in each, in their order. A tab without a section for the person is not shown. */
export const tabs: readonly Tab[] = [
  {
    name: 'information',
    label: 'organizationPage.information',
    icon: 'building',
    sections: [
      {
        name: 'information',
        title: 'organizationPage.information',
        operation: 'updateCurrentOrganization',
        place: 'wide',
        Screen: part(() =>
          import(/* webpackChunkName: "organization" */ './Information').then((m) => m.Information),
        ),
      },
    ],
  },
  {
    name: 'security',
    label: 'organizationPage.security',
    icon: 'shield',
    sections: [
      {
        name: 'password-policy',
        title: 'organizationPage.passwordPolicy',
        operation: 'saveOrganizationPasswordPolicy',
        place: 'tall',
        Screen: security((m) => m.PasswordPolicy),
      },
      {
        name: 'session-policy',
        title: 'organizationPage.sessionPolicy',
        operation: 'saveOrganizationSessionPolicy',
        Screen: security((m) => m.SessionPolicy),
      },
      {
        name: 'data-masking',
        title: 'organizationPage.dataMasking',
        operation: 'saveOrganizationDataMasking',
        Screen: security((m) => m.DataMasking),
      },
      {
        name: 'allowed-domain',
        title: 'organizationPage.allowedDomain',
        operation: 'saveCurrentOrganizationGeneralSettings',
        place: 'wide',
        Screen: security((m) => m.AllowedDomain),
      },
      {
        name: 'terms-of-use',
        title: 'organizationPage.termsOfUse',
        operation: 'saveOrganizationTerm',
        place: 'wide',
        Screen: security((m) => m.TermsOfUse),
      },
    ],
  },
  {
    name: 'settings',
    label: 'organizationPage.settings',
    menuLabel: 'organizationPage.moreSettings',
    icon: 'gear',
    sections: [
      {
        name: 'custom-ui',
        title: 'organizationTheme.title',
        operation: 'saveOrganizationTheme',
        Screen: part(() =>
          import(/* webpackChunkName: "organization-settings" */ './theme/ThemeSection').then(
            (m) => m.ThemeSection,
          ),
        ),
      },
      {
        name: 'localization',
        title: 'organizationLocalization.title',
        operation: 'saveOrganizationLocalization',
        Screen: part(() =>
          import(/* webpackChunkName: "organization-settings" */ './localization/LocalizationSection').then(
            (m) => m.LocalizationSection,
          ),
        ),
      },
    ],
  },
]
