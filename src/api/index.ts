/** The only door to the API: names, never `export *`, so that a screen loads only the endpoints it uses. */
export { emptyApi as api } from './empty'
export { extensionSignalled, forbidden, tooManyRequests, unauthorized } from './facts'
export { isRefusal, NO_ANSWER, refuse, type Refusal } from './refusal'
export { lookUpPublicIp } from './public-ip'

export { loginActivityApi, useSearchOwnLoginActivitiesQuery } from './login-activity.gen'
export { organizationChoiceApi, useListOwnOrganizationsQuery } from './organization-choice.gen'
export { passwordApi } from './password.gen'
export { permissionGroupsApi, useListPermissionGroupsByQueryQuery } from './permission-groups.gen'
export { preferencesApi } from './preferences.gen'
export {
  profileApi,
  useGetOwnLastActivityQuery,
  useUpdateOwnInfoMutation,
  useUploadOwnAvatarMutation,
} from './profile.gen'
export { sessionApi, useGetCurrentUserQuery } from './session.gen'
export { signInApi } from './sign-in.gen'
export { termsApi, useGetPlatformTermQuery } from './terms.gen'

import type { components } from '../../openapi/schema.gen'

type Schemas = components['schemas']
export type CurrentUser = Schemas['CurrentUser']
export type LastActivity = Schemas['LastActivity']
export type LoginActivity = Schemas['LoginActivity']
export type LoginActivitySearch = Schemas['LoginActivitySearch']
export type LoginRequest = Schemas['LoginRequest']
export type LoginResult = Schemas['LoginResult']
export type PageInfo = Schemas['PageInfo']
export type PasswordChange = Schemas['PasswordChange']
export type PasswordPolicyCheck = Schemas['PasswordPolicyCheck']
export type PlatformTerm = Schemas['PlatformTerm']
export type Role = Schemas['Role']
export type UiSetting = Schemas['UiSetting']
export type UserOrganization = Schemas['UserOrganization']
export { operations } from '../../openapi/operations.gen'
export type { Access, AccessClause } from '../../openapi/operation'
export type OperationId = keyof typeof import('../../openapi/operations.gen').operations
