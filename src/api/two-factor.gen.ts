import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnTotpQrCode: build.mutation<GetOwnTotpQrCodeApiResponse, GetOwnTotpQrCodeApiArg>({
      query: () => ({ url: `/account/accounts/users/current/get-totp/qrcode`, method: 'GET' }),
      invalidatesTags: [],
    }),
    enableOwnTotp: build.mutation<EnableOwnTotpApiResponse, EnableOwnTotpApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/enable-totp`,
        method: 'POST',
        body: queryArg.twoFactorActivation,
      }),
      invalidatesTags: ['CurrentUser', 'Account', 'AccountLog'],
    }),
    disableOwnTotp: build.mutation<DisableOwnTotpApiResponse, DisableOwnTotpApiArg>({
      query: () => ({ url: `/account/accounts/users/current/disable-totp`, method: 'POST' }),
      invalidatesTags: ['CurrentUser', 'Account', 'AccountLog'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as twoFactorApi }
export type GetOwnTotpQrCodeApiResponse =
  /** status 200 The key, which counts only after a code of it has been confirmed */ Generic & {
    result: TwoFactorSetup
  }
export type GetOwnTotpQrCodeApiArg = void
export type EnableOwnTotpApiResponse = /** status 200 Switched on */ Generic
export type EnableOwnTotpApiArg = {
  twoFactorActivation: TwoFactorActivation
}
export type DisableOwnTotpApiResponse = /** status 200 Switched off */ Generic
export type DisableOwnTotpApiArg = void
export type Generic = {
  success: true
  message?: string
  /** milliseconds */
  timeTaken?: number
  errorCode?: string
}
export type TwoFactorSetup = {
  /** a picture in base64, with or without data:image/png;base64, before it */
  qrcode: string
  /** the key to type where scanning is impossible; goes back as totpKey */
  secretKeys: string
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type TwoFactorActivation = {
  authenCode: string
  /** secretKeys of the set-up */
  totpKey: string
}
export const { useGetOwnTotpQrCodeMutation, useEnableOwnTotpMutation, useDisableOwnTotpMutation } =
  injectedRtkApi
