import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerAccount: build.mutation<RegisterAccountApiResponse, RegisterAccountApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/annonymous/register`,
        method: 'POST',
        body: queryArg.registrationRequest,
      }),
      invalidatesTags: ['AccountLog'],
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/login`,
        method: 'POST',
        body: queryArg.loginRequest,
        headers: {
          'X-Client-Ip': queryArg['X-Client-Ip'],
          'X-Client-User-Agent': queryArg['X-Client-User-Agent'],
        },
        params: {
          captcha: queryArg.captcha,
        },
      }),
      invalidatesTags: [],
    }),
    verifyTwoFactorCode: build.mutation<VerifyTwoFactorCodeApiResponse, VerifyTwoFactorCodeApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/login/2ft`,
        method: 'POST',
        body: queryArg.twoFactorCode,
      }),
      invalidatesTags: [],
    }),
    requestPasswordReset: build.mutation<RequestPasswordResetApiResponse, RequestPasswordResetApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/annonymous/forgotten-password`,
        method: 'POST',
        body: queryArg.passwordResetRequest,
      }),
      invalidatesTags: [],
    }),
    lookupPublicIp: build.query<LookupPublicIpApiResponse, LookupPublicIpApiArg>({
      query: () => ({ url: `/services/public-ip` }),
      providesTags: ['PublicIp'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as signInApi }
export type RegisterAccountApiResponse = /** status 200 Done; nothing to say but that */ Generic
export type RegisterAccountApiArg = {
  registrationRequest: RegistrationRequest
}
export type LoginApiResponse = /** status 200 Accepted; the status says what comes next */ Generic & {
  result: LoginResult
}
export type LoginApiArg = {
  captcha: string
  /** The public address of the browser, when its look-up succeeded within 3 s */
  'X-Client-Ip'?: string
  /** The browser's user agent */
  'X-Client-User-Agent'?: string
  loginRequest: LoginRequest
}
export type VerifyTwoFactorCodeApiResponse = /** status 200 The code is right */ Generic & {
  result: LoginResult
}
export type VerifyTwoFactorCodeApiArg = {
  twoFactorCode: TwoFactorCode
}
export type RequestPasswordResetApiResponse = /** status 200 Done; nothing to say but that */ Generic
export type RequestPasswordResetApiArg = {
  passwordResetRequest: PasswordResetRequest
}
export type LookupPublicIpApiResponse = /** status 200 The address */ PublicIp
export type LookupPublicIpApiArg = void
export type Generic = {
  success: true
  message?: string
  /** milliseconds */
  timeTaken?: number
  errorCode?: string
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type RegistrationRequest = {
  email: string
  name: string
  password: string
  confirmPassword: string
  phone?: string
  captcha?: string
}
export type LoginStatus = 'choose_org_ctx' | 'authenticated' | 'totp_required'
export type LoginResult = {
  status: LoginStatus
  token?: string
}
export type LoginRequest = {
  /** e-mail address */
  userName: string
  password: string
}
export type TwoFactorCode = {
  authenCode: string
  /** the user id */
  username: string
}
export type PasswordResetRequest = {
  email: string
  captcha: string
}
export type PublicIp = {
  ip: string
}
export const {
  useRegisterAccountMutation,
  useLoginMutation,
  useVerifyTwoFactorCodeMutation,
  useRequestPasswordResetMutation,
  useLookupPublicIpQuery,
} = injectedRtkApi
