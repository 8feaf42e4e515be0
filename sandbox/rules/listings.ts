/** The listings whose columns a person may choose, by object type. */
export const listings: readonly string[] = [
  'acc_console_user',
  'acc_console_login_activity',
  'acc_console_export_history',
  'acc_console_invitation',
  'acc_console_organization',
]
