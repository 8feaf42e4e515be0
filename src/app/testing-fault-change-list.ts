import { ofAdministrators } from './testing-fault-administrators'
import { ofPlatform } from './testing-fault-platform'
import type { Rows, Step } from './testing-fault-steps'

/** A change, and how a person makes it: at an address, by steps of which the last one sends it. */
export type Change = {
  readonly operation: string
  readonly at: string
  readonly steps: readonly Step[]
  /** Who makes it, where that is not somebody who may do everything. */
  readonly as?: string
}

/** What everybody changes for themselves. */
const own: Rows = {
  markNotificationRead: [['/notifications?drawer=detail&record=message-bao-1']],
  updateOwnInfo: [['/my-account-info?drawer=edit', 'Name: Storm', 'Address: A storm comes', '[Save]']],
  updateEmailMarketingKey: [['/profile?tab=email-marketing', 'Name: Storm', 'Send In Blue: k', '[Save]']],
  createSupportTicket: [
    [
      '/security/my-account-tokens?drawer=support',
      'Topic: #1',
      'Subject: Storm',
      'Description: A storm comes',
      '[Send]',
      '[last]',
    ],
  ],
}

/** What a user changes, who has been invited and may do nothing else. */
const CHAU = 'minhchau.nguyen@phuongdong.example'
const ofUser: Rows = {
  acceptOwnInvitation: [['/activity/invitation?drawer=accept&record=invitation-anhduong', '[last]']],
  rejectOwnInvitation: [['/activity/invitation?drawer=reject&record=invitation-anhduong', '[last]']],
  updateOwnInfo: [['/profile?tab=info', 'Name: Storm', '[Information > Save]']],
}

/** What the table has not, by what shows it: some is made in other ways, some is sent by no screen. */
export const elsewhere = {
  'flows that ask for something: src/app/outcomes.test.ts': [
    'changeOwnPassword',
    'createCustomModelFromTemplate',
    'deleteOrganization',
    'disableOwnTotp',
    'enableOwnTotp',
    'exportAccounts',
    'exportOrganizations',
    'exportPlatformAccounts',
    'getOwnTotpQrCode',
    'getSystemVariableValue',
    'addSystemVariable',
    'updateSystemVariable',
    'logoutSession',
    'regenerateOwnApiKey',
    'setOwnApiAccess',
  ],
  'files, with their progress: src/api/upload.test.ts and the tests of their screens': [
    'importObjectModelFields',
    'importObjectModels',
    'importSegmentMetas',
    'importSupportedConnections',
    'uploadOrganizationLogo',
    'uploadOwnAvatar',
  ],
  'before the shell and at its end: the flows of sign-in, organization-choice, session and logout': [
    'acceptOrganizationTerm',
    'acceptPreSelectionInvitation',
    'createOwnOrganization',
    'extendToken',
    'login',
    'logout',
    'logoutAllDevices',
    'rejectPreSelectionInvitation',
    'requestPasswordReset',
    'selectOrganization',
    'verifyTwoFactorCode',
  ],
  'what nobody waits for, or is judged while one types': [
    'generatePassword',
    'saveListingPreference',
    'trackQuickAccess',
    'verifyPasswordPolicy',
  ],
  'no screen sends it': [
    'assignPermissionGroups',
    'authenticateApiAccount',
    'registerAccount',
    'rerunSystemGroupPermissions',
    'saveOrganizationPersonalization',
    'updateOrganizationDataMasking',
    'updateOrganizationExportConfig',
    'updateOrganizationPersonalization',
    'updateOrganizationSegmentExport',
    'updateOrganizationTheme',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

const changesOf = (rows: Rows): Change[] =>
  Object.entries(rows).flatMap(([operation, ways]) =>
    ways.map(([at, ...steps]) => ({ operation, at, steps })),
  )

/** One by one, in the order of the tables. */
export const changes: readonly Change[] = [
  ...changesOf({ ...own, ...ofAdministrators, ...ofPlatform }),
  ...changesOf(ofUser).map((change) => ({ ...change, as: CHAU })),
]
