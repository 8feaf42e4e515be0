import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchCronjobConfigs: build.query<SearchCronjobConfigsApiResponse, SearchCronjobConfigsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/systems/cronjob-configs/search`,
        method: 'POST',
        body: queryArg.cronjobConfigSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['CronjobConfig'],
    }),
    addCronjobConfig: build.mutation<AddCronjobConfigApiResponse, AddCronjobConfigApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/systems/cronjob-configs/add`,
        method: 'POST',
        body: queryArg.cronjobConfigInput,
      }),
      invalidatesTags: ['CronjobConfig', 'CronjobSetup', 'ChangeLog'],
    }),
    updateCronjobConfig: build.mutation<UpdateCronjobConfigApiResponse, UpdateCronjobConfigApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/systems/cronjob-configs/${encodeURIComponent(String(queryArg.id))}/update`,
        method: 'POST',
        body: queryArg.cronjobConfigInput,
      }),
      invalidatesTags: ['CronjobConfig', 'CronjobSetup', 'CronjobHistory', 'ChangeLog'],
    }),
    deleteCronjobConfig: build.mutation<DeleteCronjobConfigApiResponse, DeleteCronjobConfigApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/systems/cronjob-configs/${encodeURIComponent(String(queryArg.id))}/delete`,
        method: 'POST',
      }),
      invalidatesTags: ['CronjobConfig', 'CronjobSetup', 'CronjobHistory', 'ChangeLog'],
    }),
    searchCronjobHistories: build.query<SearchCronjobHistoriesApiResponse, SearchCronjobHistoriesApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/systems/cronjob-histories/search`,
        method: 'POST',
        body: queryArg.cronjobHistorySearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['CronjobHistory'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as cronjobsApi }
export type SearchCronjobConfigsApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: CronjobConfig[]
  }
}
export type SearchCronjobConfigsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  cronjobConfigSearch: CronjobConfigSearch
}
export type AddCronjobConfigApiResponse = /** status 200 Added */ Generic & {
  result?: CronjobConfig
}
export type AddCronjobConfigApiArg = {
  cronjobConfigInput: CronjobConfigInput
}
export type UpdateCronjobConfigApiResponse = /** status 200 Updated */ Generic & {
  result?: CronjobConfig
}
export type UpdateCronjobConfigApiArg = {
  id: string
  cronjobConfigInput: CronjobConfigInput
}
export type DeleteCronjobConfigApiResponse = /** status 200 Deleted */ Generic
export type DeleteCronjobConfigApiArg = {
  id: string
}
export type SearchCronjobHistoriesApiResponse =
  /** status 200 A page of them, with the names of their configurations */ Generic & {
    results: PagedInfo & {
      content: CronjobHistory[]
      extras: {
        /** by id of the configuration */
        configs: {
          [key: string]: CronjobConfigName
        }
      }
    }
  }
export type SearchCronjobHistoriesApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  cronjobHistorySearch: CronjobHistorySearch
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
export type CronjobMethod = 'POST' | 'GET'
export type CronjobStatus = 'Active' | 'Inactive'
export type CronjobConfig = {
  id: string
  name: string
  /** id of the organization it belongs to; absent for none */
  orgId?: string
  extParam?: {
    /** name of the organization */
    orgName?: string
  }
  endpointMethod: CronjobMethod
  endpointUrl: string
  status: CronjobStatus
  /** of the month; -1 is every */
  days?: number[]
  /** -1 is every */
  hours?: number[]
  /** -1 is every */
  minutes?: number[]
  /** 1 is January; -1 is every */
  months?: number[]
  /** hours that the schedule is away from UTC */
  gmt?: number
  /** epoch milliseconds */
  validFromTime?: number
  /** epoch milliseconds */
  validToTime?: number
  /** derived by the server; sent back as it is */
  monthDayHoursGmts?: {
    [key: string]: unknown
  }[]
  /** epoch milliseconds */
  createdAt?: number
  createdBy?: string
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type CronjobConfigSearch = {
  freeText?: string
  /** id of an organization */
  orgId?: string
}
export type CronjobConfigInput = {
  name: string
  /** id of the organization it belongs to */
  orgId?: string
  extParam?: {
    /** name of the organization */
    orgName?: string
  }
  /** POST when absent */
  endpointMethod?: CronjobMethod
  endpointUrl: string
  /** when absent, Active if new, else as it was */
  status?: CronjobStatus
  /** of the month; -1 is every */
  days?: number[]
  /** -1 is every */
  hours?: number[]
  /** -1 is every */
  minutes?: number[]
  /** 1 is January; -1 is every */
  months?: number[]
  /** hours that the schedule is away from UTC; 7 at first */
  gmt?: number
  /** epoch milliseconds */
  validFromTime?: number
  /** epoch milliseconds */
  validToTime?: number
  /** derived by the server; sent back as it is */
  monthDayHoursGmts?: {
    [key: string]: unknown
  }[]
}
export type CronjobHistory = {
  id: string
  /** its name stands in the configs of the list */
  configId: string
  totalRecords: number
  totalValidRecords: number
  totalInvalidRecord: number
  /** POST, GET or another word */
  method?: string
  url?: string
  /** epoch milliseconds; start of the range that it read */
  fromTime?: number
  /** epoch milliseconds; end of the range that it read */
  toTime?: number
  /** epoch milliseconds */
  cronjobStartTime: number
  /** epoch milliseconds; absent while it runs */
  cronjobEndTime?: number
  /** epoch milliseconds */
  createdAt?: number
  createdBy?: string
}
export type CronjobConfigName = {
  name: string
}
export type CronjobRecordField = 'totalRecords' | 'totalValidRecords' | 'totalInvalidRecord'
export type CronjobHistorySearch = {
  /** ids of configurations */
  configIds?: string[]
  freeText?: string
  /** the count that fromRecords and toRecords limit */
  recordField?: CronjobRecordField
  /** epoch milliseconds; 0 is none */
  fromTime?: number
  /** epoch milliseconds; 0 is none */
  toTime?: number
  fromRecords?: number
  toRecords?: number
}
export const {
  useSearchCronjobConfigsQuery,
  useAddCronjobConfigMutation,
  useUpdateCronjobConfigMutation,
  useDeleteCronjobConfigMutation,
  useSearchCronjobHistoriesQuery,
} = injectedRtkApi
