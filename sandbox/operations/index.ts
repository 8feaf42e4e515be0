import type { Operations } from '../contract'
import { loginActivityOperations } from './login-activity'
import { organizationChoiceOperations } from './organization-choice'
import { passwordOperations } from './password'
import { permissionGroupOperations } from './permission-groups'
import { preferenceOperations } from './preferences'
import { profileOperations } from './profile'
import { sessionOperations } from './session'
import { signInOperations } from './sign-in'
import { termsOperations } from './terms'

export const operations: Operations = {
  ...signInOperations,
  ...sessionOperations,
  ...organizationChoiceOperations,
  ...termsOperations,
  ...profileOperations,
  ...passwordOperations,
  ...loginActivityOperations,
  ...permissionGroupOperations,
  ...preferenceOperations,
}
