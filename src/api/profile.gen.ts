import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateOwnInfo: build.mutation<UpdateOwnInfoApiResponse, UpdateOwnInfoApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/update/info`,
        method: 'POST',
        body: queryArg.ownInfoInput,
      }),
      invalidatesTags: ['CurrentUser', 'AccountLog'],
    }),
    uploadOwnAvatar: build.mutation<UploadOwnAvatarApiResponse, UploadOwnAvatarApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/update/_avatar`,
        method: 'POST',
        body: queryArg.avatarUpload,
      }),
      invalidatesTags: ['CurrentUser', 'AccountLog'],
    }),
    getOwnLastActivity: build.query<GetOwnLastActivityApiResponse, GetOwnLastActivityApiArg>({
      query: () => ({ url: `/account/accounts/users/current/last-activity` }),
      providesTags: ['LastActivity'],
    }),
    updateEmailMarketingKey: build.mutation<
      UpdateEmailMarketingKeyApiResponse,
      UpdateEmailMarketingKeyApiArg
    >({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/email-marketing/update`,
        method: 'POST',
        body: queryArg.emailMarketingSetting,
      }),
      invalidatesTags: ['ChangeLog'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as profileApi }
export type UpdateOwnInfoApiResponse = /** status 200 Done; nothing to say but that */ Generic
export type UpdateOwnInfoApiArg = {
  ownInfoInput: OwnInfoInput
}
export type UploadOwnAvatarApiResponse = /** status 200 Replaced */ Generic & {
  result: Avatar
}
export type UploadOwnAvatarApiArg = {
  avatarUpload: AvatarUpload
}
export type GetOwnLastActivityApiResponse = /** status 200 The times, as far as there are any */ Generic & {
  result: LastActivity
}
export type GetOwnLastActivityApiArg = void
export type UpdateEmailMarketingKeyApiResponse = /** status 200 Done; nothing to say but that */ Generic
export type UpdateEmailMarketingKeyApiArg = {
  emailMarketingSetting: EmailMarketingSetting
}
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
export type OwnInfoInput = {
  name: string
  phone?: string
  address?: string
}
export type Avatar = {
  /** address of the picture */
  avatar: string
}
export type AvatarUpload = {
  /** image/png, image/jpeg or image/jpg, at most 2 MB */
  file: Blob
}
export type Activity = {
  /** epoch milliseconds */
  actionAt: number
}
export type LastActivity = {
  lastLoginSuccess?: Activity
  lastLoginFailed?: Activity
  lastChangePassword?: Activity
}
export type EmailMarketingSetting = {
  name: string
  apiKey: string
}
export const {
  useUpdateOwnInfoMutation,
  useUploadOwnAvatarMutation,
  useGetOwnLastActivityQuery,
  useUpdateEmailMarketingKeyMutation,
} = injectedRtkApi
