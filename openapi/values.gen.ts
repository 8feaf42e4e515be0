// Made by `npm run generate`. Do not edit.
export const LoginStatus = ['choose_org_ctx', 'authenticated', 'totp_required'] as const
export const AccountStatus = ['active', 'inactive'] as const
export const Role = ['USER', 'API', 'ADMIN', 'SUPER_ADMIN', 'OPER_ADMIN'] as const
export const IndustryCode = [
  'art',
  'car',
  'beauty_fitness',
  'book_literature',
  'industrial_markets',
  'computer_electronics',
  'finance',
  'food_beverage',
  'game',
  'heath_care',
  'hobbies_and_free_time',
  'houses_garden',
  'internet',
  'job_education',
  'law_govement',
  'news',
  'online_community',
  'people_society',
  'pets_animals',
  'real_estate',
  'reference',
  'science',
  'shopping',
  'sport',
  'travel',
  'other',
] as const
export const PasswordStrength = ['Low', 'Fair', 'Good', 'Strong'] as const
export const LoginActivityStatus = ['Success', 'Failed', 'Blocked'] as const
export const InvitationStatus = ['Pending', 'Rejected', 'Accepted', 'Approved'] as const
export const ExportField = ['category', 'action', 'source'] as const
export const MessageLevel = ['success', 'info', 'warning', 'error'] as const
export const LiveTopic = ['global-messages', 'org-messages', 'user-messages', 'user-message-stats'] as const
export const TicketStatus = ['new', 'open', 'pending', 'solved', 'closed'] as const
export const AccountType = ['Enterprise', 'Lite'] as const
export const OrganizationStatus = ['active', 'inactive'] as const
export const Environment = ['Production', 'Staging'] as const
export const Phase = ['Pilot', 'Tuning & Grow', 'Retention', 'Dropped'] as const
export const ContractType = ['Pango License', 'One-Off Campaign', 'Project Based'] as const
export const UserIdField = ['Email', 'Phone', 'CustomerId'] as const
export const CronjobMethod = ['POST', 'GET'] as const
export const CronjobStatus = ['Active', 'Inactive'] as const
export const PermissionGroupType = ['ByRole', 'ByFunction'] as const
export const QuotaCategory = ['ApiIngestion', 'Segment', 'Task'] as const
export const ApiIngestionQuotaKey = ['_5minutely', '_hourly', '_daily'] as const
export const SegmentQuotaKey = ['_filter_raw', '_filter_result', '_final_result'] as const
export const UnblockPeriod = [5, 10, 15, 30, 60, 90, 120] as const
export const SegmentSuggestionType = ['big_segment_commendation'] as const
export const LinkedSource = ['O2OCRM'] as const
export const Currency = ['VND', 'SGD', 'USD', 'EUR', 'AUD'] as const
export const AccountLogField = ['action', 'actionBy', 'userId'] as const
export const AccountRole = ['API', 'USER', 'ADMIN'] as const
export const PermissionCategory = [
  'ACCOUNT',
  'MODULE_Workflow',
  'MODULE_Segment',
  'MODULE_Dataset',
  'MODULE_ExternalOAuth2',
  'DataHub',
  'SYSTEM',
  'MODULE',
  'ZMA',
  'PTCR',
] as const
export const MiniAppOrder = ['appName:ASC', 'appName:DESC'] as const
export const MiniAppLiveVersionStatus = ['Enabled', 'Disabled'] as const
export const CronjobRecordField = ['totalRecords', 'totalValidRecords', 'totalInvalidRecord'] as const
