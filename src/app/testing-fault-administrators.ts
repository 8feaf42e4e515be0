import type { Rows } from './testing-fault-steps'

const CHAU = 'record=minhchau.nguyen@phuongdong.example'

/** The changes that administrators make, and how. */
export const ofAdministrators: Rows = {
  updateAccount: [
    [`/console-users?drawer=update&${CHAU}`, 'Full name: Storm', '[last]'],
    [`/console-users?drawer=status&${CHAU}`, '[last]'],
  ],
  updateAccountRoles: [[`/console-users?drawer=update&${CHAU}`, '[Roles]', '[Admin]', '[Save]']],
  addAccount: [
    [
      '/console-users?drawer=create',
      'Full name: Storm',
      'Email: storm@phuongdong.example',
      'Password: Console_2026',
      'Confirm new password: Console_2026',
      '[Roles]',
      '[User]',
      '[Save]',
    ],
  ],
  savePermissionGroupUsers: [
    [
      `/console-users?drawer=groups&${CHAU}`,
      '[Assign to permission group]',
      '[Chăm sóc khách hàng]',
      '[Save]',
    ],
  ],
  resetAccountPassword: [[`/console-users?drawer=reset&${CHAU}`, '[I want to]', '[last]', '[last]']],
  removeUserFromOrganization: [[`/console-users?drawer=remove&${CHAU}`, '[I want to]', '[last]', '[last]']],
  deleteAccount: [[`/console-users?drawer=delete&${CHAU}`, '[I want to]', '[last]', '[last]']],
  addInvitation: [
    ['/console-users?drawer=invite', 'User email: hang.do@acme.example', 'Reason: A storm', '[Save]'],
  ],
  deleteInvitation: [
    ['/console-users?drawer=invitations', '[Delete the invitation of oper.vu@acme.example]', '[last]'],
  ],

  addPermissionGroup: [
    ['/permission-group?drawer=create', 'Name: Storm', '[Permission]', '[Xem phần thưởng]', '[Save]'],
  ],
  updatePermissionGroup: [
    ['/permission-group?drawer=update&record=group-campaigns', 'Name: Storm', '[Save]'],
  ],
  deletePermissionGroups: [['/permission-group?drawer=delete&record=group-campaigns', '[last]']],
  grantPermissionGroupToUsers: [
    [
      '/permission-group?drawer=users&record=group-care',
      '[User]',
      'Search users: Đặng Thập',
      '[Đặng Thập]',
      '[Save]',
    ],
  ],

  updateCurrentOrganization: [['/organization?drawer=information', 'Address: Storm', '[last]']],
  saveOrganizationPasswordPolicy: [
    ['/organization?tab=security', 'Shortest length: 9', '[Password Policy > Save]'],
  ],
  saveOrganizationSessionPolicy: [
    ['/organization?tab=security', '[End idle sessions]', '[Session Policy > Save]'],
  ],
  saveOrganizationDataMasking: [['/organization?tab=security', '[Data masking > Email]', '[last]']],
  saveCurrentOrganizationGeneralSettings: [
    ['/organization?tab=security', '[Users can be invited]', '[Allowed Domain > Save]'],
  ],
  saveOrganizationTerm: [['/organization?tab=security', '[Terms of Use > Save]']],
  // There has to be a text first.
  updateOrganizationTermStatus: [
    ['/organization?tab=security', 'once [Terms of Use > Save]', '[Terms of Use active]', '[last]'],
  ],
  saveOrganizationLocalization: [['/organization?tab=settings', 'Zip code: 70001', '[Localization > Save]']],
  saveOrganizationTheme: [['/organization?tab=settings', 'Hex: #123456', '[Apply]']],
}
