import { createApi, type EndpointBuilder } from '@reduxjs/toolkit/query/react'
import { cacheTags } from '../../openapi/cache-tags.gen'
import type { MessageId } from '../texts'
import { baseQuery } from './base-query'
import { NO_ANSWER, type Refusal } from './refusal'

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
 * Whether what a refused change is about may be otherwise than it is shown: the answer never came, or it was refused for
 * what the record is (off already, deleted, answered elsewhere), and not for who asks, how often, or a broken server.
 */
const showsOtherwise = ({ status }: Refusal): boolean =>
  status === NO_ANSWER || (status >= 200 && status < 500 && ![401, 403, 429].includes(status))

/** RTK Query invalidates after any refused mutation; here only after one that shows that something has changed. */
const unlessRefused =
  (tags: Tags | undefined): Tags =>
  (result, error, arg, meta) => {
    if ((error && !showsOtherwise(error)) || !tags) return []
    return typeof tags === 'function' ? tags(result, error, arg, meta) : tags
  }

/** What it means that no answer came: of a change, whether a call reads what it is about; what only reads has no tags. */
function noAnswerTo(tags: Tags | undefined): MessageId {
  if (!tags) return 'network.failed'
  return tags.length > 0 ? 'network.mayBeDone' : 'network.mayBeDoneUnseen'
}

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
            extraOptions: { noAnswer: noAnswerTo(definition.invalidatesTags) },
          })) as never,
      }),
  })) as unknown as typeof emptyApi.injectEndpoints
