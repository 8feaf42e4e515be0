/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { folder, pictureOf, standing, themes } from '../.storybook/pictures'

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
  'src/kit/dialog/ConfirmDialog.stories.tsx': ['Actions', 'DeleteDialog', 'Panel'],
  'src/kit/json/JsonBlock.stories.tsx': ['JsonFind', 'JsonLines', 'RecordJson'],
  'src/kit/page/pages.stories.tsx': ['../CopyButton', '../query/QueryContent', '../query/SectionContent'],
  'src/kit/rich-text/RichTextField.stories.tsx': ['Editor', 'LinkRow', 'Toolbar'],
  'src/kit/time/MomentField.stories.tsx': ['CalendarButton'],
  'src/domain/accounts/AccountList.stories.tsx': [
    'AccountFilters',
    'AccountOverlays',
    'ActivityDrawer',
    'DeleteDrawer',
    'ExportAccountsDrawer',
    'GroupsDrawer',
    'OrganizationNames',
    'ProductPermissions',
    'RemoveDrawer',
    'ResetPasswordDrawer',
    'RowActions',
    'StatusDialog',
    'SureDrawer',
    'TwoFactorDialog',
    'UpdateDrawer',
    '../account-logs/AccountLogList',
    '../exports/ExportDrawer',
    '../../kit/list/FilterForm',
    '../../kit/list/OpenedRecord',
    '../../kit/list/RecordCount',
    '../../kit/list/ResourceList',
    '../../kit/list/ResourceTable',
  ],
  'src/domain/accounts/CreateDrawer.stories.tsx': ['AccountFields', 'NewPasswordFields'],
  'src/domain/invitations/InviteDrawer.stories.tsx': ['InviteFields'],
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
  'src/features/admin/permission-groups/PermissionGroupsScreen.stories.tsx': [
    'AssignDrawer',
    'GroupDrawer',
    'InfoDrawer',
    'PermissionsDrawer',
    'SelectedTable',
  ],
  'src/features/export-history/ExportHistoryScreen.stories.tsx': [
    '../../domain/export-records/ExportDetailDrawer',
    '../../domain/export-records/RowActions',
    '../../domain/export-records/StatusTag',
  ],
  'src/features/invitations/InvitationsScreen.stories.tsx': [
    '../../domain/invitations/AnswerButtons',
    '../../domain/invitations/AnswerDialog',
  ],
  'src/features/platform/accounts/CompaniesDrawer.stories.tsx': ['CompaniesDrawer'],
  'src/features/platform/accounts/PlatformAccountsScreen.stories.tsx': ['AssignDrawer', 'SelectRolesDrawer'],
  'src/features/platform/internal-permissions/InternalPermissionsScreen.stories.tsx': [
    'GrantDrawer',
    'InternalPermissionList',
  ],
  'src/features/platform/organization-links/OrganizationLinksScreen.stories.tsx': [
    'LinkDrawer',
    '../../../domain/organization-links/LinkFields',
  ],
  'src/features/platform/organizations/OrganizationsScreen.stories.tsx': [
    'CreateDrawer',
    'LinkedCompanies',
    'LinkedCompaniesDrawer',
    'UpdateDrawer',
  ],
  'src/features/platform/organizations/setup/SetupDrawer.stories.tsx': [
    'ApiIngestion',
    'General',
    'ModelStorage',
    'SegmentQuota',
    'SegmentSuggestion',
    'TaskQuota',
    'WebTagging',
    '../../../../kit/form/SettingsForm',
  ],
  'src/features/platform/permissions/PermissionsScreen.stories.tsx': ['PermissionDrawer', 'PermissionList'],
  'src/features/platform/settings/cronjobs/Cronjobs.stories.tsx': ['CronjobDrawer'],
  'src/features/platform/settings/mini-apps/MiniApps.stories.tsx': [
    'LibraryDrawers',
    'LibraryOverlays',
    'LiveDrawer',
  ],
  'src/features/platform/settings/system-variables/SystemVariables.stories.tsx': ['VariableDrawer'],
  'src/features/profile/ProfileScreen.stories.tsx': ['EditInfoDrawer', 'OrganizationDialog'],
  'src/features/support-tickets/SupportTickets.stories.tsx': ['SupportDrawer', 'TicketList'],
}

const stories = files.filter(isStory)
const beside = (file: string) => stories.filter((story) => dirname(story) === dirname(file))
const ownOf = (file: string) => {
  const own = new RegExp(`from '\\./${basename(file, '.tsx')}'`)
  return beside(file).filter((story) => own.test(read(story)))
}
const shown = (file: string) => ownOf(file).length > 0

const told = Object.entries(shownBy).flatMap(([story, names]) =>
  names.map((name) => `${join(dirname(story), name)}.tsx`),
)

test('every part of ui, kit and domain, and every form and table, has stories', () => {
  expect(wanted.length).toBeGreaterThan(150)
  expect(wanted.filter((file) => !shown(file) && !(file in none) && !told.includes(file))).toEqual([])
})

test('what is said of parts without stories of their own is true', () => {
  expect([...told, ...Object.keys(none)].filter((file) => !wanted.includes(file) || shown(file))).toEqual([])
  expect(Object.keys(shownBy).filter((story) => !stories.includes(story))).toEqual([])
})

/** What hears keys whose way leads through more than a story has, and where they are pressed. */
const pressedElsewhere: Readonly<Record<string, string>> = {
  'src/ui/NoticeStack.tsx': 'src/app/NoticeHost.test.tsx',
}

test('what hears keys has a story that presses them', () => {
  const hears = /onKeyDown[=:]|addEventListener\('keydown'/
  const presses = (story: string) => read(story).includes('userEvent.keyboard(')
  const namedFor = (file: string) =>
    Object.keys(shownBy).filter((story) =>
      shownBy[story]?.some((name) => `${join(dirname(story), name)}.tsx` === file),
    )
  const hearing = files
    .filter((file) => vocabulary.test(file) || feature.test(file))
    .filter((file) => isComponents(file) && hears.test(read(file)) && !(file in pressedElsewhere))
  expect(hearing.length).toBeGreaterThan(10)
  expect(Object.values(pressedElsewhere).filter((test) => !read(test).includes('keyboard('))).toEqual([])
  expect(
    hearing.filter(
      (file) =>
        ![...ownOf(file), ...namedFor(file), ...(feature.test(file) ? beside(file) : [])].some(presses),
    ),
  ).toEqual([])
})

const exported = stories.flatMap((file) =>
  [...read(file).matchAll(/^export const ([A-Z]\w*)/gm)].map(([, story]) => ({ file, story: story! })),
)

test('there are at most 300 stories', () => {
  expect(exported.length).toBeLessThanOrEqual(300)
})

test('every story has a picture that was accepted, light and dark, and no picture is of none', () => {
  const wanted = exported.flatMap(({ file, story }) => themes.map((theme) => pictureOf(file, story, theme)))
  expect(standing().sort()).toEqual(wanted.sort())
})

test('all accepted pictures are under 6 MB', () => {
  const size = standing().reduce((sum, picture) => sum + statSync(join(folder, picture)).size, 0)
  expect(size).toBeLessThan(6_000_000)
})
