/** The sentences of documented refusals; a test compares them with the description's examples. */
export const refusals = {
  wrongCaptcha: 'Your captcha is incorect',
  wrongCredentials: 'Your user name or password is incorrect',
  inactiveAccount: 'Your account is inactive. Please contact your organization administrator.',
  wrongCode: 'Incorrect authentication code. Please try again.',
  usedCode: 'This code was used already. Please wait for the next one.',
  takenEmail: 'This e-mail address is registered already',
  weakPassword: 'The password does not meet the policy',
  differentPasswords: 'Two passwords that you enter is inconsistent!',
  wrongPassword: 'Your current password is incorrect',
  usedPassword: 'Your new password must be different from your previous password',
  logoutFail: 'Logout fail',
  sessionEnded: 'This session has ended already',
  notExtended: 'The session cannot be extended any further',
  notMember: 'You are not a member of this organization',
  inactiveOrganization: 'This organization is inactive',
  termsNotAccepted: 'Please accept the terms of use first',
  termsChanged: 'The terms have changed. Please read them again.',
  takenOrganization: 'An organization of this name exists already',
  wrongPhone: 'The phone number is not valid',
  wrongFile: 'Please upload only image/png, image/jpeg, or image/jpg files less than 2MB.',
  unknownKey: 'The e-mail marketing service does not know this key',
  unknownExport: 'This export does not exist any more',
  expiredExport: 'The file of this export has expired',
  unfinishedExport: 'Tệp xuất chưa sẵn sàng',
  invalidKey: 'Invalid key',
  factorOn: 'Two-factor authentication is on already',
  factorOff: 'Two-factor authentication is off already',
} as const

/** Sentences of the guard. */
export const barred = {
  role: 'You do not have the role for this',
  permission: 'You do not have the permission for this',
  noOrganization: 'Choose an organization first',
  notConsole: 'A call that changes something must carry X-Requested-With: console',
} as const
