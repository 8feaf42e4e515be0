/**
 * Sentences of documented refusals that several nouns say; those of one noun stand beside it, as its `refusals`. A test
 * compares all of them with the description's examples.
 */
export const sharedRefusals = {
  wrongCaptcha: 'Your captcha is incorect',
  weakPassword: 'The password does not meet the policy',
  differentPasswords: 'Two passwords that you enter is inconsistent!',
  logoutFail: 'Logout fail',
  notMember: 'You are not a member of this organization',
  inactiveOrganization: 'This organization is inactive',
  goneOrganization: 'This organization does not exist any more',
  goneAccount: 'This account does not exist any more',
  foreignAccount: 'This account does not belong to the organization',
  unknownAccounts: 'These accounts do not exist:',
  foreignAccounts: 'These accounts do not belong to the organization:',
  gonePermission: 'không còn tồn tại',
  tooManyRecords: 'At most 1,000,000 records can be exported',
  alreadyMember: 'This account belongs to the organization already',
  takenBrand: 'Tên thương hiệu này đã được một tổ chức khác sử dụng',
} as const

/** Sentences of the guard. */
export const guardRefusals = {
  role: 'You do not have the role for this',
  permission: 'You do not have the permission for this',
  noOrganization: 'Choose an organization first',
  notConsole: 'A call that changes something must carry X-Requested-With: console',
} as const
