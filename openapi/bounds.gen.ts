// Made by `npm run generate`. Do not edit.
export const RegistrationRequest = {
  email: { maxLength: 255 },
  name: { maxLength: 255 },
  phone: { maxLength: 255 },
} as const
export const TwoFactorCode = { authenCode: { pattern: '^[0-9]{6}$' } } as const
export const OwnOrganizationInput = {
  name: { maxLength: 255 },
  address: { maxLength: 255 },
  website: { maxLength: 2000 },
  phone: { maxLength: 255 },
  email: { maxLength: 255 },
} as const
export const OwnInfoInput = {
  name: { maxLength: 255 },
  phone: { maxLength: 255 },
  address: { maxLength: 255 },
} as const
export const EmailMarketingSetting = { name: { maxLength: 255 } } as const
export const TwoFactorActivation = { authenCode: { pattern: '^[0-9]{6}$' } } as const
export const SupportTicketSearch = {
  fromTime: { minimum: 0 },
  toTime: { minimum: 0 },
  page: { minimum: 0 },
  pageSize: { minimum: 1, maximum: 500 },
  orderBy: { pattern: '^[A-Za-z]+:(ASC|DESC)$' },
} as const
export const SupportTicketInput = {
  ticketSubject: { maxLength: 255 },
  description: { maxLength: 1000 },
} as const
export const OrganizationCreation = {
  name: { maxLength: 255 },
  code: { maxLength: 255 },
  fullName: { maxLength: 255 },
  industry: { maxLength: 255 },
  contractEffectiveFrom: { minimum: 0 },
  contractEffectiveTo: { minimum: 0 },
  website: { maxLength: 2000 },
  address: { maxLength: 255 },
  phone: { maxLength: 255 },
  email: { maxLength: 255 },
} as const
export const OrganizationInput = {
  name: { maxLength: 255 },
  code: { maxLength: 255 },
  fullName: { maxLength: 255 },
  industry: { maxLength: 255 },
  contractEffectiveFrom: { minimum: 0 },
  contractEffectiveTo: { minimum: 0 },
  website: { maxLength: 2000 },
  address: { maxLength: 255 },
  phone: { maxLength: 255 },
  email: { maxLength: 255 },
} as const
export const ApiIngestionQuota = { minimum: 0 } as const
export const RawSegmentQuota = { minimum: 100, maximum: 50000000 } as const
export const ResultSegmentQuota = { minimum: 100, maximum: 5000000 } as const
export const TaskQuota = { minimum: 1, maximum: 2000 } as const
export const QuotaConfigInput = { alertMessage: { maxLength: 2000 } } as const
export const LinkedCompanyInput = {
  integrationName: { maxLength: 255 },
  linkedOrgId: { maxLength: 255 },
  linkedOrgName: { maxLength: 255 },
} as const
export const CurrentOrganizationInput = {
  name: { maxLength: 255 },
  industry: { maxLength: 255 },
  address: { maxLength: 255 },
  website: { maxLength: 2000 },
  phone: { maxLength: 255 },
  email: { maxLength: 255 },
} as const
export const ThemeInput = { themeColor: { pattern: '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$' } } as const
export const ThemeUpdate = { themeColor: { pattern: '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$' } } as const
export const PasswordPolicyInput = {
  passwordLength: { pattern: '^[0-9]+-[0-9]+$' },
  passwordMinDigit: { minimum: 0 },
  passwordMinLetterUpperCase: { minimum: 0 },
  passwordMinLetterLowerCase: { minimum: 0 },
  passwordMinSpecialCharacter: { minimum: 0 },
  maxDaysRequiredPasswordChanged: { minimum: 0 },
} as const
export const SessionPolicyInput = { invalidSessionAfter: { minimum: 0 } } as const
export const LocalizationInput = {
  gmt: { minimum: -12, maximum: 14 },
  zipCode: { maxLength: 255 },
  countryPhoneCode: { maxLength: 255 },
} as const
export const ChangeLogSearch = { fromStartAt: { minimum: 0 }, toStartAt: { minimum: 0 } } as const
export const AccessLogSearch = { fromTime: { minimum: 0 }, toTime: { minimum: 0 } } as const
export const PlatformAccountInput = {
  email: { maxLength: 255 },
  name: { maxLength: 255 },
  phone: { maxLength: 255 },
  address: { maxLength: 255 },
} as const
export const AccountInput = {
  email: { maxLength: 255 },
  name: { maxLength: 255 },
  phone: { maxLength: 255 },
  address: { maxLength: 255 },
} as const
export const AccountUpdate = {
  name: { maxLength: 255 },
  phone: { maxLength: 255 },
  address: { maxLength: 255 },
} as const
export const AccountInvitationSearch = { page: { minimum: 0 } } as const
export const AccountInvitationInput = {
  userId: { maxLength: 255 },
  joinedOrgExpiredAt: { minimum: 0 },
  reason: { maxLength: 2000 },
} as const
export const PermissionGroupInput = { name: { maxLength: 255 }, description: { maxLength: 2000 } } as const
export const PermissionInput = {
  id: { maxLength: 255 },
  name: { maxLength: 255 },
  description: { maxLength: 2000 },
} as const
export const InternalPermissionRevocation = {
  userIds: { maxItems: 1 },
  permissions: { maxItems: 1 },
} as const
export const SystemVariableInput = { id: { maxLength: 255 } } as const
export const MiniAppLiveVersionInput = { version: { minimum: 0, maximum: 2147483647 } } as const
export const MiniAppLiveVersionUpdate = { version: { minimum: 0, maximum: 2147483647 } } as const
export const CronjobConfigInput = {
  name: { maxLength: 255 },
  days: { items: { minimum: -1, maximum: 31 } },
  hours: { items: { minimum: -1, maximum: 23 } },
  minutes: { items: { minimum: -1, maximum: 59 } },
  months: { items: { minimum: -1, maximum: 12 } },
  gmt: { minimum: -12, maximum: 14 },
  validFromTime: { minimum: 0 },
  validToTime: { minimum: 0 },
} as const
export const CronjobHistorySearch = {
  fromTime: { minimum: 0 },
  toTime: { minimum: 0 },
  fromRecords: { minimum: 1 },
  toRecords: { minimum: 1 },
} as const
export const Page = { minimum: 0, default: 0 } as const
export const PageSize = { minimum: 1, maximum: 500, default: 10 } as const
export const OrderBy = { pattern: '^[A-Za-z]+:(ASC|DESC)$' } as const
export const OtpCode = { pattern: '^[0-9]{6}$' } as const
export const Timezone = { minimum: -12, maximum: 14, default: 7 } as const
export const MiniAppPageSize = { minimum: 1, maximum: 500, default: 9 } as const
export const avatarBytes = 2097152
export const logoBytes = 2097152
export const importBytes = 20971520
export const importInflatedBytes = 104857600
export const exportRecords = 1000000
export const exportFileLife = 86400000
