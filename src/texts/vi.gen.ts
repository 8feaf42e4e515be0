// Made by `npm run generate`. Do not edit.
import { texts as access } from './vi-access.gen'
import { texts as admin } from './vi-admin.gen'
import { texts as commands } from './vi-commands.gen'
import { texts as common } from './vi-common.gen'
import { texts as permissions } from './vi-permissions.gen'
import { texts as superAdmin } from './vi-super-admin.gen'
import { texts as systemSetting } from './vi-system-setting.gen'

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
