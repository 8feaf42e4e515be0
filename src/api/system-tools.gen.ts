import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    importSupportedConnections: build.mutation<
      ImportSupportedConnectionsApiResponse,
      ImportSupportedConnectionsApiArg
    >({
      query: (queryArg) => ({
        url: `/console/mngmnt/supported-connections/_import`,
        method: 'POST',
        body: queryArg.supportedConnectionImport,
      }),
      invalidatesTags: ['ChangeLog'],
    }),
    importSegmentMetas: build.mutation<ImportSegmentMetasApiResponse, ImportSegmentMetasApiArg>({
      query: (queryArg) => ({
        url: `/console/mngmnt/segment-metas/_import`,
        method: 'POST',
        body: queryArg.segmentMetaImport,
      }),
      invalidatesTags: ['ChangeLog'],
    }),
    importObjectModels: build.mutation<ImportObjectModelsApiResponse, ImportObjectModelsApiArg>({
      query: (queryArg) => ({
        url: `/console/mngmnt/managed-objects/object-models/_import`,
        method: 'POST',
        body: queryArg.objectModelImport,
      }),
      invalidatesTags: ['ChangeLog'],
    }),
    importObjectModelFields: build.mutation<
      ImportObjectModelFieldsApiResponse,
      ImportObjectModelFieldsApiArg
    >({
      query: (queryArg) => ({
        url: `/console/mngmnt/managed-objects/object-models/fields/_import`,
        method: 'POST',
        body: queryArg.objectModelFieldImport,
        params: {
          objectModel: queryArg.objectModel,
        },
      }),
      invalidatesTags: ['ChangeLog'],
    }),
    deleteSupportedConnection: build.mutation<
      DeleteSupportedConnectionApiResponse,
      DeleteSupportedConnectionApiArg
    >({
      query: (queryArg) => ({
        url: `/console/mngmnt/supported-connections/delete/_by_id`,
        method: 'POST',
        params: {
          id: queryArg.id,
        },
      }),
      invalidatesTags: ['ChangeLog'],
    }),
    deleteSegmentMeta: build.mutation<DeleteSegmentMetaApiResponse, DeleteSegmentMetaApiArg>({
      query: (queryArg) => ({
        url: `/console/mngmnt/segment-metas/delete/_by_id`,
        method: 'POST',
        params: {
          id: queryArg.id,
        },
      }),
      invalidatesTags: ['ChangeLog'],
    }),
    addCustomModelTemplate: build.mutation<AddCustomModelTemplateApiResponse, AddCustomModelTemplateApiArg>({
      query: (queryArg) => ({
        url: `/console/mngmnt/managed-object/x-model/template/add`,
        method: 'POST',
        body: queryArg.customModelTemplate,
      }),
      invalidatesTags: ['ChangeLog'],
    }),
    deleteCustomModelTemplate: build.mutation<
      DeleteCustomModelTemplateApiResponse,
      DeleteCustomModelTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/console/mngmnt/managed-object/x-model/template/${encodeURIComponent(String(queryArg.id))}/delete`,
        method: 'POST',
      }),
      invalidatesTags: ['ChangeLog'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as systemToolsApi }
export type ImportSupportedConnectionsApiResponse = /** status 200 Imported */ Generic
export type ImportSupportedConnectionsApiArg = {
  supportedConnectionImport: SupportedConnectionImport
}
export type ImportSegmentMetasApiResponse = /** status 200 Imported */ Generic
export type ImportSegmentMetasApiArg = {
  segmentMetaImport: SegmentMetaImport
}
export type ImportObjectModelsApiResponse = /** status 200 Imported */ Generic
export type ImportObjectModelsApiArg = {
  objectModelImport: ObjectModelImport
}
export type ImportObjectModelFieldsApiResponse = /** status 200 Imported */ Generic
export type ImportObjectModelFieldsApiArg = {
  /** the object model that gets the fields */
  objectModel: string
  objectModelFieldImport: ObjectModelFieldImport
}
export type DeleteSupportedConnectionApiResponse = /** status 200 Deleted */ Generic
export type DeleteSupportedConnectionApiArg = {
  /** id of the supported connection */
  id: string
}
export type DeleteSegmentMetaApiResponse = /** status 200 Deleted */ Generic
export type DeleteSegmentMetaApiArg = {
  /** id of the segment meta */
  id: string
}
export type AddCustomModelTemplateApiResponse = /** status 200 Added */ Generic
export type AddCustomModelTemplateApiArg = {
  customModelTemplate: CustomModelTemplate
}
export type DeleteCustomModelTemplateApiResponse = /** status 200 Deleted */ Generic
export type DeleteCustomModelTemplateApiArg = {
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
export type SupportedConnectionImport = {
  /** csv with the columns id and name; further ones are kept. What exists already is skipped */
  file: Blob
}
export type SegmentMetaImport = {
  /** csv with the columns id and name; further ones are kept. What exists already is skipped */
  file: Blob
}
export type ObjectModelImport = {
  /** xlsx with the columns name and label in its first sheet. What exists already is replaced */
  file: Blob
}
export type ObjectModelFieldImport = {
  /** csv with the columns name, type (boolean, date, datetime, number, string) and label. What exists already is replaced */
  file: Blob
}
export type CustomModelTemplate = {
  /** it is the code where none is given */
  id?: string
  /** for example ZmaCheater */
  code: string
  [key: string]: unknown
}
export const {
  useImportSupportedConnectionsMutation,
  useImportSegmentMetasMutation,
  useImportObjectModelsMutation,
  useImportObjectModelFieldsMutation,
  useDeleteSupportedConnectionMutation,
  useDeleteSegmentMetaMutation,
  useAddCustomModelTemplateMutation,
  useDeleteCustomModelTemplateMutation,
} = injectedRtkApi
