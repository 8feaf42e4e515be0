/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(__dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => file.endsWith('.tsx') && existsSync(join(root, file)))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const isStory = (file: string) => file.endsWith('.stories.tsx')
const isComponents = (file: string) => !/\.(test|stories)\.tsx$|\/testing[^/]*$/.test(file)

/** Files of a folder that export a component: every one of the lower layers, in features the forms and tables. */
const vocabulary = /^src\/(ui|kit|domain)\//
const feature = /^src\/features\//
const component = /^export (function|const) [A-Z][a-z]\w*/m
const formOrTable =
  /<(DrawerForm|SettingsForm|SettingsCard|FormFields|FormCard|ResourceList|ResourceTable|DataTable|form)\b/
const wanted = files
  .filter(isComponents)
  .filter((file) => component.test(read(file)))
  .filter((file) => vocabulary.test(file) || (feature.test(file) && formOrTable.test(read(file))))

/** What has no picture of its own, and why. */
const none: Readonly<Record<string, string>> = {
  'src/ui/UiProvider.tsx': 'stands around every story (.storybook/preview.tsx)',
  'src/kit/arriving/Instead.tsx': 'stands for a moment, where a part is on its way: its test holds it there',
  'src/kit/json/Json.tsx': 'fetches the two parts that have stories',
  'src/kit/second-factor/SecondFactorDialog.tsx': 'a CodeDialog for whatever flow asks now',
  'src/ui/Neutral.tsx': 'the bare ground: nothing to see',
  'src/ui/Visually.tsx': 'only heard, by definition',
}
/** What stories of a neighbour show, which opens it or is made of it: its story file, and their names beside it. */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  'src/ui/DataTable.stories.tsx': ['RowMenu'],
  'src/ui/TextField.stories.tsx': ['FieldFrame'],
  'src/ui/NoticeStack.stories.tsx': ['WayToNotices'],
  'src/ui/Dialog.stories.tsx': ['overlays/DialogPart', 'overlays/Follow', 'overlays/Instead'],
  'src/ui/Drawer.stories.tsx': ['overlays/DrawerPart'],
  'src/ui/Popover.stories.tsx': ['overlays/PopoverPart', 'overlays/FloatingPopover'],
  'src/ui/Menu.stories.tsx': ['overlays/MenuPart'],
  'src/ui/Tooltip.stories.tsx': ['overlays/TooltipPart'],
  'src/domain/accounts/CreateDrawer.stories.tsx': ['AccountFields', 'NewPasswordFields'],
  'src/features/admin/activities/ActivitiesScreen.stories.tsx': [
    'AccessLogs',
    'ExportLogs',
    '../../../domain/change-logs/ChangeLogList',
  ],
  'src/features/admin/organization-page/OrganizationScreen.stories.tsx': [
    'AllowedDomain',
    'InformationDrawer',
    'PasswordPolicy',
    'SessionPolicy',
    'TermsOfUse',
    '../../../domain/terms/TermField',
  ],
  'src/features/admin/organization-page/appearance.stories.tsx': [
    'localization/LocalizationSection',
    'theme/ThemeSection',
  ],
  'src/features/platform/accounts/CompaniesDrawer.stories.tsx': ['CompaniesDrawer'],
  'src/features/platform/internal-permissions/InternalPermissionsScreen.stories.tsx': [
    'GrantDrawer',
    'InternalPermissionList',
  ],
  'src/features/platform/permissions/PermissionsScreen.stories.tsx': ['PermissionDrawer', 'PermissionList'],
  'src/features/platform/settings/cronjobs/Cronjobs.stories.tsx': ['CronjobDrawer', 'ScheduleDialog'],
  'src/features/platform/settings/mini-apps/MiniApps.stories.tsx': [
    'LibraryDrawers',
    'LibraryOverlays',
    'LiveDrawer',
  ],
  'src/features/platform/settings/system-variables/SystemVariables.stories.tsx': ['VariableDrawer'],
}

/** Still without stories. */
const coming: readonly string[] = [
  'src/domain/access/NotChecked.tsx',
  'src/domain/account-logs/AccountLogList.tsx',
  'src/domain/accounts/AboutAccount.tsx',
  'src/domain/accounts/AccountFilters.tsx',
  'src/domain/accounts/AccountOverlays.tsx',
  'src/domain/accounts/ActivityDrawer.tsx',
  'src/domain/accounts/DeleteDrawer.tsx',
  'src/domain/accounts/ExportAccountsDrawer.tsx',
  'src/domain/accounts/GroupsDrawer.tsx',
  'src/domain/accounts/OrganizationNames.tsx',
  'src/domain/accounts/ProductPermissions.tsx',
  'src/domain/accounts/RemoveDrawer.tsx',
  'src/domain/accounts/ResetPasswordDrawer.tsx',
  'src/domain/accounts/RoleTags.tsx',
  'src/domain/accounts/RowActions.tsx',
  'src/domain/accounts/StatusDialog.tsx',
  'src/domain/accounts/SureDrawer.tsx',
  'src/domain/accounts/TwoFactorDialog.tsx',
  'src/domain/accounts/UpdateDrawer.tsx',
  'src/domain/accounts/UserPicker.tsx',
  'src/domain/export-records/ExportDetailDrawer.tsx',
  'src/domain/export-records/RowActions.tsx',
  'src/domain/export-records/StatusTag.tsx',
  'src/domain/exports/ExportDrawer.tsx',
  'src/domain/invitations/AnswerButtons.tsx',
  'src/domain/invitations/AnswerDialog.tsx',
  'src/domain/invitations/InvitationStatusTag.tsx',
  'src/domain/invitations/InviteButton.tsx',
  'src/domain/invitations/InviteDrawer.tsx',
  'src/domain/invitations/InviteFields.tsx',
  'src/domain/log-difference/DifferencePanel.tsx',
  'src/domain/organization-links/LinkFields.tsx',
  'src/domain/organizations/OrganizationPicker.tsx',
  'src/domain/password-policy/PolicyVerdict.tsx',
  'src/domain/permission-groups/PermissionGroupPicker.tsx',
  'src/domain/permission-groups/PermissionPicker.tsx',
  'src/domain/terms/Html.tsx',
  'src/domain/terms/PolicyDialog.tsx',
  'src/domain/terms/PolicyText.tsx',
  'src/features/access/EvaluateDrawer.tsx',
  'src/features/access/SeeAs.tsx',
  'src/features/admin/account-invitations/InvitationsDrawer.tsx',
  'src/features/admin/account-invitations/InviteManyDrawer.tsx',
  'src/features/admin/permission-groups/AssignDrawer.tsx',
  'src/features/admin/permission-groups/GroupDrawer.tsx',
  'src/features/admin/permission-groups/InfoDrawer.tsx',
  'src/features/admin/permission-groups/PermissionsDrawer.tsx',
  'src/features/admin/permission-groups/SelectedTable.tsx',
  'src/features/export-history/ExportHistoryScreen.tsx',
  'src/features/invitations/InvitationsScreen.tsx',
  'src/features/login-activity/LoginActivityScreen.tsx',
  'src/features/notifications/NotificationsScreen.tsx',
  'src/features/organization-choice/OwnOrganizationDrawer.tsx',
  'src/features/organization-choice/PendingInvitations.tsx',
  'src/features/platform/accounts/AssignDrawer.tsx',
  'src/features/platform/accounts/SelectRolesDrawer.tsx',
  'src/features/platform/organization-links/LinkDrawer.tsx',
  'src/features/platform/organization-links/OrganizationLinksScreen.tsx',
  'src/features/platform/organizations/CreateDrawer.tsx',
  'src/features/platform/organizations/LinkedCompanies.tsx',
  'src/features/platform/organizations/LinkedCompaniesDrawer.tsx',
  'src/features/platform/organizations/OrganizationsScreen.tsx',
  'src/features/platform/organizations/UpdateDrawer.tsx',
  'src/features/platform/organizations/setup/ApiIngestion.tsx',
  'src/features/platform/organizations/setup/General.tsx',
  'src/features/platform/organizations/setup/ModelStorage.tsx',
  'src/features/platform/organizations/setup/SegmentQuota.tsx',
  'src/features/platform/organizations/setup/SegmentSuggestion.tsx',
  'src/features/platform/organizations/setup/TaskQuota.tsx',
  'src/features/platform/organizations/setup/WebTagging.tsx',
  'src/features/profile/EditInfoDrawer.tsx',
  'src/features/profile/OrganizationDialog.tsx',
  'src/features/session-tokens/SessionTokensScreen.tsx',
  'src/features/support-tickets/SupportDrawer.tsx',
  'src/features/support-tickets/TicketList.tsx',
  'src/features/two-factor/SetUpCard.tsx',
  'src/kit/CopyButton.tsx',
  'src/kit/dialog/Actions.tsx',
  'src/kit/dialog/ConfirmDialog.tsx',
  'src/kit/dialog/DeleteDialog.tsx',
  'src/kit/dialog/Panel.tsx',
  'src/kit/form/ConflictNotice.tsx',
  'src/kit/form/DrawerForm.tsx',
  'src/kit/form/FailureBand.tsx',
  'src/kit/form/JsonField.tsx',
  'src/kit/form/NumberField.tsx',
  'src/kit/form/SettingsCard.tsx',
  'src/kit/form/SettingsForm.tsx',
  'src/kit/json/JsonBlock.tsx',
  'src/kit/json/JsonFind.tsx',
  'src/kit/json/JsonLines.tsx',
  'src/kit/json/RecordJson.tsx',
  'src/kit/list/CountedFilter.tsx',
  'src/kit/list/CountedPicker.tsx',
  'src/kit/list/FilterForm.tsx',
  'src/kit/list/GoneDrawer.tsx',
  'src/kit/list/ListActions.tsx',
  'src/kit/list/OpenedRecord.tsx',
  'src/kit/list/OrganizationZone.tsx',
  'src/kit/list/Pager.tsx',
  'src/kit/list/RecordCount.tsx',
  'src/kit/list/ResourceList.tsx',
  'src/kit/list/ResourcePage.tsx',
  'src/kit/list/ResourceTable.tsx',
  'src/kit/list/SortControls.tsx',
  'src/kit/list/TimeRangeFields.tsx',
  'src/kit/list/ValuesFilter.tsx',
  'src/kit/list/ZoneField.tsx',
  'src/kit/list/columns/ColumnPicker.tsx',
  'src/kit/navigation/ButtonLink.tsx',
  'src/kit/navigation/Link.tsx',
  'src/kit/navigation/SideMenu.tsx',
  'src/kit/navigation/Website.tsx',
  'src/kit/page/FullPage.tsx',
  'src/kit/page/PageMessage.tsx',
  'src/kit/query/QueryContent.tsx',
  'src/kit/query/SectionContent.tsx',
  'src/kit/rich-text/Editor.tsx',
  'src/kit/rich-text/LinkRow.tsx',
  'src/kit/rich-text/RichTextField.tsx',
  'src/kit/rich-text/Toolbar.tsx',
  'src/kit/time/CalendarButton.tsx',
  'src/kit/time/MomentField.tsx',
  'src/kit/time/MomentRangeField.tsx',
  'src/kit/time/Time.tsx',
]

const stories = files.filter(isStory)
const shown = (file: string) => {
  const name = file.slice(0, -'.tsx'.length)
  const own = new RegExp(`from '\\./${name.split('/').at(-1)}'`)
  return stories.some((story) => dirname(story) === dirname(file) && own.test(read(story)))
}

const told = [
  ...coming,
  ...Object.entries(shownBy).flatMap(([story, names]) =>
    names.map((name) => `${join(dirname(story), name)}.tsx`),
  ),
]

test('every part of ui, kit and domain, and every form and table, has stories', () => {
  expect(wanted.length).toBeGreaterThan(150)
  expect(wanted.filter((file) => !shown(file) && !(file in none) && !told.includes(file))).toEqual([])
})

test('what is said of parts without stories of their own is true', () => {
  expect([...told, ...Object.keys(none)].filter((file) => !wanted.includes(file) || shown(file))).toEqual([])
  expect(Object.keys(shownBy).filter((story) => !stories.includes(story))).toEqual([])
})

test('there are at most 300 stories', () => {
  const count = (file: string) => [...read(file).matchAll(/^export const [A-Z]/gm)].length
  expect(stories.reduce((sum, file) => sum + count(file), 0)).toBeLessThanOrEqual(300)
})
