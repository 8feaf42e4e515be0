// Made by `npm run generate`. Do not edit.
import { texts as access } from './en-access.gen'
import { texts as admin } from './en-admin.gen'
import { texts as commands } from './en-commands.gen'
import { texts as common } from './en-common.gen'
import { texts as permissions } from './en-permissions.gen'
import { texts as superAdmin } from './en-super-admin.gen'
import { texts as systemSetting } from './en-system-setting.gen'

/** All texts in one language, for types, tests and stories. The app loads the parts, each a chunk. */
export const texts = {
  ...common,
  ...admin,
  ...superAdmin,
  ...permissions,
  ...systemSetting,
  ...access,
  ...commands,
}
