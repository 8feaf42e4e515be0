import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    addSupportedMiniApp: build.mutation<AddSupportedMiniAppApiResponse, AddSupportedMiniAppApiArg>({
      query: (queryArg) => ({
        url: `/console/mngmnt/supported-mini-appapp/add`,
        method: 'POST',
        body: queryArg.supportedMiniAppInput,
      }),
      invalidatesTags: ['MiniApp', 'ChangeLog'],
    }),
    addSupportedMiniApps: build.mutation<AddSupportedMiniAppsApiResponse, AddSupportedMiniAppsApiArg>({
      query: (queryArg) => ({
        url: `/console/mngmnt/supported-mini-appapp/add_list`,
        method: 'POST',
        body: queryArg.supportedMiniAppList,
      }),
      invalidatesTags: ['MiniApp', 'ChangeLog'],
    }),
    deleteSupportedMiniApp: build.mutation<DeleteSupportedMiniAppApiResponse, DeleteSupportedMiniAppApiArg>({
      query: (queryArg) => ({
        url: `/console/mngmnt/supported-mini-appapp/delete`,
        method: 'POST',
        params: {
          id: queryArg.id,
        },
      }),
      invalidatesTags: ['MiniApp', 'ChangeLog'],
    }),
    searchSupportedZaloMiniApps: build.query<
      SearchSupportedZaloMiniAppsApiResponse,
      SearchSupportedZaloMiniAppsApiArg
    >({
      query: (queryArg) => ({
        url: `/console/mngmnt-client/supported-zalo-miniapps/search`,
        method: 'POST',
        body: queryArg.supportedMiniAppSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
          orderBy: queryArg.orderBy,
        },
      }),
      providesTags: ['MiniApp'],
    }),
    searchMiniAppLiveVersions: build.query<
      SearchMiniAppLiveVersionsApiResponse,
      SearchMiniAppLiveVersionsApiArg
    >({
      query: (queryArg) => ({
        url: `/console/mngmnt/connections/zma/live-version/search`,
        method: 'POST',
        body: queryArg.miniAppLiveVersionSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['MiniAppLiveVersion'],
    }),
    addMiniAppLiveVersion: build.mutation<AddMiniAppLiveVersionApiResponse, AddMiniAppLiveVersionApiArg>({
      query: (queryArg) => ({
        url: `/console/mngmnt/connections/zma/live-version/add`,
        method: 'POST',
        body: queryArg.miniAppLiveVersionInput,
      }),
      invalidatesTags: ['MiniAppLiveVersion', 'ChangeLog'],
    }),
    editMiniAppLiveVersion: build.mutation<EditMiniAppLiveVersionApiResponse, EditMiniAppLiveVersionApiArg>({
      query: (queryArg) => ({
        url: `/console/mngmnt/connections/zma/live-version/${encodeURIComponent(String(queryArg.id))}/edit`,
        method: 'POST',
        body: queryArg.miniAppLiveVersionUpdate,
      }),
      invalidatesTags: ['MiniAppLiveVersion', 'ChangeLog'],
    }),
    deleteMiniAppLiveVersion: build.mutation<
      DeleteMiniAppLiveVersionApiResponse,
      DeleteMiniAppLiveVersionApiArg
    >({
      query: (queryArg) => ({
        url: `/console/mngmnt/connections/zma/live-version/${encodeURIComponent(String(queryArg.id))}/delete`,
        method: 'POST',
      }),
      invalidatesTags: ['MiniAppLiveVersion', 'ChangeLog'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as miniAppsApi }
export type AddSupportedMiniAppApiResponse = /** status 200 Added */ Generic
export type AddSupportedMiniAppApiArg = {
  supportedMiniAppInput: SupportedMiniAppInput
}
export type AddSupportedMiniAppsApiResponse = /** status 200 Added */ Generic
export type AddSupportedMiniAppsApiArg = {
  supportedMiniAppList: SupportedMiniAppList
}
export type DeleteSupportedMiniAppApiResponse = /** status 200 Deleted */ Generic
export type DeleteSupportedMiniAppApiArg = {
  /** id of the mini app in the library */
  id: string
}
export type SearchSupportedZaloMiniAppsApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: SupportedMiniApp[]
  }
}
export type SearchSupportedZaloMiniAppsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  orderBy?: MiniAppOrder
  supportedMiniAppSearch: SupportedMiniAppSearch
}
export type SearchMiniAppLiveVersionsApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: MiniAppLiveVersion[]
  }
}
export type SearchMiniAppLiveVersionsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  miniAppLiveVersionSearch: MiniAppLiveVersionSearch
}
export type AddMiniAppLiveVersionApiResponse = /** status 200 Added */ Generic
export type AddMiniAppLiveVersionApiArg = {
  miniAppLiveVersionInput: MiniAppLiveVersionInput
}
export type EditMiniAppLiveVersionApiResponse = /** status 200 Updated */ Generic
export type EditMiniAppLiveVersionApiArg = {
  id: string
  miniAppLiveVersionUpdate: MiniAppLiveVersionUpdate
}
export type DeleteMiniAppLiveVersionApiResponse = /** status 200 Deleted */ Generic
export type DeleteMiniAppLiveVersionApiArg = {
  id: string
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
export type SupportedMiniAppInput = {
  /** its id at Zalo */
  appId?: string
  appName?: string
  [key: string]: unknown
}
export type SupportedMiniAppList = SupportedMiniAppInput[]
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
export type SupportedMiniApp = {
  /** the one to delete it by */
  id: string
  /** its id at Zalo */
  appId: string
  appName: string
}
export type MiniAppOrder = 'appName:ASC' | 'appName:DESC'
export type SupportedMiniAppSearch = {
  freeText?: string
}
export type MiniAppLiveVersionStatus = 'Enabled' | 'Disabled'
export type MiniAppLiveVersion = {
  id: string
  /** its id at Zalo */
  appId: string
  appName: string
  version: number
  status: MiniAppLiveVersionStatus
  /** epoch milliseconds */
  updatedAt?: number
  updatedBy?: string
}
export type MiniAppLiveVersionSearch = {
  freeText?: string
}
export type MiniAppLiveVersionInput = {
  /** of a mini app of the library */
  appId: string
  appName: string
  status: MiniAppLiveVersionStatus
  version: number
}
export type MiniAppLiveVersionUpdate = {
  status: MiniAppLiveVersionStatus
  version: number
}
export const {
  useAddSupportedMiniAppMutation,
  useAddSupportedMiniAppsMutation,
  useDeleteSupportedMiniAppMutation,
  useSearchSupportedZaloMiniAppsQuery,
  useSearchMiniAppLiveVersionsQuery,
  useAddMiniAppLiveVersionMutation,
  useEditMiniAppLiveVersionMutation,
  useDeleteMiniAppLiveVersionMutation,
} = injectedRtkApi
