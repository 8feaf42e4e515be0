/** Inputs by which a person reaches a documented outcome that is hard to reach otherwise. Listed in README.md. */
export const sentinels = {
  /** User name: 'Your captcha is incorect', whatever the captcha. */
  captchaRefused: 'captcha.refused@acme.example',
  /** User name: refused without a message. */
  silentRefusal: 'silent.refusal@acme.example',
  /** User: signs in, but 'Logout fail'. */
  logoutFails: 'logout.fails@acme.example',
  /** Authenticator code, at signing in, at setting up and at confirming a change: refused without a message. */
  silentCode: '000000',
  /** Own phone: 'The phone number is not valid'. */
  wrongPhone: '000',
  /** Own phone, phone code of a localization: refused without a message. */
  silentPhone: '001',
  /** Theme colour: it cannot be saved now, with a message, or without one. */
  refusedColour: '#badbad',
  silentColour: '#bad',
  /** Name of a logo's file: refused without a message. */
  silentFile: 'silent.png',
  /** New password: refused without a message. */
  silentPassword: 'Silent_2026',
  /** Key of the e-mail marketing service, or of a linked product: not known there. */
  unknownKey: 'unknown-key',
  /** Key of the e-mail marketing service, or of a linked product: refused without a message. */
  silentKey: 'silent-key',
  /** Organization: its accept call is refused because the terms have changed. */
  termsChanged: 'org-terms-changed',
  /** Own export: its detail is refused because it does not exist any more. */
  goneExport: 'export-gone',
  /** Own export: its detail is refused without a message. */
  silentExport: 'export-silent',
  /** User: whatever administrators do about this account is refused without a message. */
  silentAccount: 'silent.account@acme.example',
  /** User: no mail reaches them, so their password cannot be reset. */
  unreachable: 'unreachable.phan@acme.example',
  /** User without a second factor: setting one up is refused without a message. */
  silentSetUp: 'silent.setup@acme.example',
  /** User with a second factor: switching it off is refused without a message. */
  silentFactor: 'silent.factor@acme.example',
  /** Own invitation: answering it is refused without a message. */
  silentInvitation: 'invitation-silent',
  /** Own invitation: answering it fails; its page gets 'Accept invitation failed.' or 'Reject invitation failed.'. */
  failingInvitation: 'invitation-failing',
  /** Invitation of an organization: withdrawing it is refused without a message. */
  stuckInvitation: 'invitation-stuck',
  /** User: own API access, a new API key, columns of a listing, a visited page, and the system's permissions
   * of this person, are refused without a message. */
  silentSettings: 'silent.settings@acme.example',
  /** User: an administrator has locked the own API access. */
  lockedApi: 'locked.api@acme.example',
  /** Message: marking it as read is refused because it does not exist any more. */
  goneMessage: 'message-gone',
  /** Message: marking it as read is refused without a message. */
  silentMessage: 'message-silent',
  /** Subject of a support ticket: sending it is refused because the support takes none. */
  refusedTicket: 'sentinel:refused',
  /** Subject of a support ticket: sending it is refused without a message. */
  silentTicket: 'sentinel:silent',
  /** Subject of a support ticket: it is sent, and the answer has no message. */
  wordlessTicket: 'sentinel:wordless',
  /** Organization: whatever a super administrator changes about it is refused without a message. */
  silentOrganization: 'org-silent',
  /** Organization: its quotas cannot be read, without a message. */
  unreadableOrganization: 'org-unreadable',
  /** Organization: its blocked ingestion cannot be unblocked, 'Unblocked fail'. */
  stuckOrganization: 'org-stuck',
  /** Code of a new organization: it is created, but its custom model is refused without a message. */
  codeWithoutModel: 'NO-MODEL',
  /** Permission group: whatever is changed about it is refused because it does not exist any more. */
  goneGroup: 'group-gone',
  /** Permission group: whatever is changed about it is refused without a message. */
  silentGroup: 'group-silent',
  /** Permission of the catalogue: changing, deleting, granting and revoking it is refused without a message. */
  silentPermission: 'SilentPermission',
  /** Cronjob: whatever is changed about it is refused without a message. */
  silentCronjob: 'cron-silent',
  /** Link: removing it is refused without a message. */
  silentLink: 'link-silent',
  /** Name of a file that is imported, without its ending: refused, or imported, without a message. */
  silentImport: 'silent',
  wordlessImport: 'wordless',
  /** Id that a tool of the System tab deletes, code of a template: refused, or done, without a message. */
  silentTool: 'silent-id',
  wordlessTool: 'wordless-id',
  /** Within the platform's terms: saving them is refused without a message. */
  silentTerm: 'sentinel:silent',
  /** Variable of the platform: reading and saving it is refused without a message. */
  silentVariable: 'silent.variable',
  /** Variable of the platform: reading and saving it is refused with a message and without an error code. */
  unkeptVariable: 'unkept.variable',
  /** Mini app of the library: deleting it, adding it again and a live version of it are refused without a message. */
  silentMiniApp: '410020039999',
  /** Live version: changing and deleting it is refused without a message. */
  silentLiveVersion: 'live-silent',
} as const

const BROKEN = /^sentinel:(5\d\d)$/

/** Free text `sentinel:500` asks for that status; undefined for anything else. */
export function brokenBy(freeText: string | undefined): number | undefined {
  const found = BROKEN.exec(freeText?.trim() ?? '')
  return found ? Number(found[1]) : undefined
}
