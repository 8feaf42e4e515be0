import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    authenticateApiAccount: build.mutation<AuthenticateApiAccountApiResponse, AuthenticateApiAccountApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/authen`,
        method: 'POST',
        body: queryArg.apiLoginRequest,
      }),
      invalidatesTags: ['AccountLog'],
    }),
    regenerateOwnApiKey: build.mutation<RegenerateOwnApiKeyApiResponse, RegenerateOwnApiKeyApiArg>({
      query: () => ({ url: `/account/accounts/users/current/api-key/change`, method: 'GET' }),
      invalidatesTags: ['AccountLog'],
    }),
    setOwnApiAccess: build.mutation<SetOwnApiAccessApiResponse, SetOwnApiAccessApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/api-key/status`,
        method: 'GET',
        params: {
          disabled: queryArg.disabled,
        },
      }),
      invalidatesTags: ['AccountLog'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as apiAccountApi }
export type AuthenticateApiAccountApiResponse = /** status 200 Signed in */ Generic & {
  result?: ApiToken
}
export type AuthenticateApiAccountApiArg = {
  apiLoginRequest: ApiLoginRequest
}
export type RegenerateOwnApiKeyApiResponse = /** status 200 Made */ Generic & {
  result?: ApiKey
}
export type RegenerateOwnApiKeyApiArg = void
export type SetOwnApiAccessApiResponse = /** status 200 Switched */ Generic
export type SetOwnApiAccessApiArg = {
  /** the new state */
  disabled: boolean
}
export type Generic = {
  success: true
  message?: string
  /** milliseconds */
  timeTaken?: number
  errorCode?: string
}
export type ApiToken = {
  token: string
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type ApiLoginRequest = {
  /** the user id */
  username: string
  apiKey: string
}
export type ApiKey = {
  apiKey: string
}
export const {
  useAuthenticateApiAccountMutation,
  useRegenerateOwnApiKeyMutation,
  useSetOwnApiAccessMutation,
} = injectedRtkApi
