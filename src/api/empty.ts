import { createApi, type EndpointBuilder } from '@reduxjs/toolkit/query/react'
import { cacheTags } from '../../openapi/cache-tags.gen'
import { baseQuery } from './base-query'
import { NO_ANSWER } from './refusal'

/** The one api and its one cache; the generated files inject their endpoints into it. */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // What a screen shows may have been changed elsewhere: it is read again whenever one comes to it, and what is known
  // stands meanwhile.
  refetchOnMountOrArgChange: true,
  tagTypes: cacheTags,
  endpoints: () => ({}),
})

type Builder = EndpointBuilder<typeof baseQuery, (typeof cacheTags)[number], 'api'>
type Tags = NonNullable<Parameters<Builder['mutation']>[0]['invalidatesTags']>

/**
 * RTK Query invalidates after a refused mutation too; a refusal makes nothing stale here. A change whose answer never
 * came may have been made: what it is about is read again.
 */
const unlessRefused =
  (tags: Tags | undefined): Tags =>
  (result, error, arg, meta) => {
    if ((error && error.status !== NO_ANSWER) || !tags) return []
    return typeof tags === 'function' ? tags(result, error, arg, meta) : tags
  }

/** Whether a change is of something that a call reads. */
const isSeen = (tags: Tags | undefined) => typeof tags === 'function' || (tags?.length ?? 0) > 0

const inject = emptyApi.injectEndpoints.bind(emptyApi)
// The wrapper changes no type: it hands the same definitions on, with other tags.
emptyApi.injectEndpoints = ((options: Parameters<typeof inject>[0]) =>
  inject({
    ...options,
    endpoints: (build) =>
      options.endpoints({
        ...build,
        mutation: ((definition: Parameters<Builder['mutation']>[0]) =>
          build.mutation({
            ...definition,
            invalidatesTags: unlessRefused(definition.invalidatesTags),
            extraOptions: { seen: isSeen(definition.invalidatesTags) },
          })) as never,
      }),
  })) as unknown as typeof emptyApi.injectEndpoints
