/** Whom the sandbox knows; everybody has one password. What each shows stands in sandbox/seed/people.ts. */

export const PASSWORD = 'Console_2026'
export const people = {
  superAdmin: 'bao.tran@phuongdong.example',
  elevenOrganizations: 'minhchau.nguyen@phuongdong.example',
  fiveOrganizations: 'khanh.pham@platform.example',
  tenOrganizations: 'ten.dang@platform.example',
  thousands: 'many.hoang@platform.example',
  oneOrganization: 'hang.do@acme.example',
  noOrganization: 'none.vo@platform.example',
  mustChangePassword: 'thao.le@acme.example',
  owesTerms: 'terms.ly@acme.example',
  straightIn: 'direct.ngo@acme.example',
  logoutFails: 'logout.fails@acme.example',
  silentRefusal: 'silent.refusal@acme.example',
} as const
