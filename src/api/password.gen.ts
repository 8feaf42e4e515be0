import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeOwnPassword: build.mutation<ChangeOwnPasswordApiResponse, ChangeOwnPasswordApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/users/change-password`,
        method: 'POST',
        body: queryArg.passwordChange,
      }),
      invalidatesTags: ['LastActivity', 'AccountLog'],
    }),
    verifyPasswordPolicy: build.mutation<VerifyPasswordPolicyApiResponse, VerifyPasswordPolicyApiArg>({
      query: (queryArg) => ({
        url: `/account/password/policy/verify`,
        method: 'GET',
        params: {
          pwd: queryArg.pwd,
        },
      }),
    }),
    generatePassword: build.mutation<GeneratePasswordApiResponse, GeneratePasswordApiArg>({
      query: () => ({ url: `/account/password/policy/generate`, method: 'GET' }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as passwordApi }
export type ChangeOwnPasswordApiResponse = /** status 200 Done; nothing to say but that */ Generic
export type ChangeOwnPasswordApiArg = {
  passwordChange: PasswordChange
}
export type VerifyPasswordPolicyApiResponse = /** status 200 The judgement */ Generic & {
  result: PasswordPolicyCheck
}
export type VerifyPasswordPolicyApiArg = {
  pwd: string
}
export type GeneratePasswordApiResponse = /** status 200 The password */ Generic & {
  result: string
}
export type GeneratePasswordApiArg = void
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
export type PasswordChange = {
  oldPassword: string
  newPassword: string
  confirmPassword: string
}
export type PasswordStrength = 'Low' | 'Fair' | 'Good' | 'Strong'
export type PasswordPolicy = {
  /** min-max, as 8-30 */
  passwordLength: string
  passwordMinDigit: number
  passwordMinLetterUpperCase: number
  passwordMinLetterLowerCase: number
  passwordMinSpecialCharacter: number
  /** days after which a password must change */
  maxDaysRequiredPasswordChanged: number
}
export type PasswordPolicyCheck = {
  level: PasswordStrength
  errors: string[]
  policy?: PasswordPolicy
}
export const { useChangeOwnPasswordMutation, useVerifyPasswordPolicyMutation, useGeneratePasswordMutation } =
  injectedRtkApi
