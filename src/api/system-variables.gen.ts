import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchSystemVariables: build.query<SearchSystemVariablesApiResponse, SearchSystemVariablesApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/systems/variables/search`,
        method: 'POST',
        body: queryArg.systemVariableSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['SystemVariable'],
    }),
    addSystemVariable: build.mutation<AddSystemVariableApiResponse, AddSystemVariableApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/systems/variables/add`,
        method: 'POST',
        body: queryArg.systemVariableInput,
        headers: {
          otp_code: queryArg.otpCode,
        },
      }),
      invalidatesTags: ['SystemVariable', 'ChangeLog'],
    }),
    updateSystemVariable: build.mutation<UpdateSystemVariableApiResponse, UpdateSystemVariableApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/systems/variables/update`,
        method: 'POST',
        body: queryArg.systemVariableInput,
        headers: {
          otp_code: queryArg.otpCode,
        },
      }),
      invalidatesTags: ['SystemVariable', 'ChangeLog'],
    }),
    getSystemVariableValue: build.mutation<GetSystemVariableValueApiResponse, GetSystemVariableValueApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/systems/variables/get`,
        method: 'GET',
        headers: {
          otp_code: queryArg.otpCode,
        },
        params: {
          id: queryArg.id,
        },
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as systemVariablesApi }
export type SearchSystemVariablesApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: SystemVariable[]
  }
}
export type SearchSystemVariablesApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  systemVariableSearch: SystemVariableSearch
}
export type AddSystemVariableApiResponse = /** status 200 Added */ Generic
export type AddSystemVariableApiArg = {
  /** The code of the authenticator, asked for right before the call */
  otpCode: string
  systemVariableInput: SystemVariableInput
}
export type UpdateSystemVariableApiResponse = /** status 200 Updated */ Generic
export type UpdateSystemVariableApiArg = {
  /** The code of the authenticator, asked for right before the call */
  otpCode: string
  systemVariableInput: SystemVariableInput
}
export type GetSystemVariableValueApiResponse =
  /** status 200 The value; it stands under results */ Generic & {
    results: SystemVariableValue
  }
export type GetSystemVariableValueApiArg = {
  /** key of the variable */
  id: string
  /** The code of the authenticator, asked for right before the call */
  otpCode: string
}
export type Generic = {
  success: true
  message?: string
  /** milliseconds */
  timeTaken?: number
  errorCode?: string
}
export type PageInfo = {
  pageSize: number
  /** zero-based */
  currentPage: number
  totalPages: number
  totalRecords: number
}
export type PagedInfo = {
  page: PageInfo
  /** milliseconds */
  timeTaken?: number
  /** epoch milliseconds */
  currentTime?: number
  /** what a list carries beside its rows */
  extras?: {
    [key: string]: unknown
  }
}
export type SystemVariable = {
  /** the key */
  id: string
  /** a secret; lists leave it out */
  value?: string
  /** epoch milliseconds */
  createdAt?: number
  /** epoch milliseconds */
  updatedAt?: number
  createdBy?: string
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type SystemVariableSearch = {
  freeText?: string
}
export type SystemVariableInput = {
  /** the key; it cannot change */
  id: string
  /** a secret */
  value: string
}
export type SystemVariableValue = {
  /** a secret */
  value: string
}
export const {
  useSearchSystemVariablesQuery,
  useAddSystemVariableMutation,
  useUpdateSystemVariableMutation,
  useGetSystemVariableValueMutation,
} = injectedRtkApi
