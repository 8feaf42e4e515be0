import { createApi, type EndpointBuilder } from '@reduxjs/toolkit/query/react'
import { cacheTags } from '../../openapi/cache-tags.gen'
import type { MessageId } from '../texts'
import { after } from '../clock'
import { timings } from '../timings'
import { baseQuery } from './base-query'
import { isRefusal, NO_ANSWER, type Refusal } from './refusal'

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

type Tag = (typeof cacheTags)[number]
type Builder = EndpointBuilder<typeof baseQuery, Tag, 'api'>
type Mutation = Parameters<Builder['mutation']>[0]

/**
 * Whether what a refused change is about may be otherwise than it is shown: the answer never came, or it was refused for
 * what the record is (off already, deleted, answered elsewhere), and not for who asks, how often, or a broken server.
 */
const showsOtherwise = ({ status }: Refusal): boolean =>
  status === NO_ANSWER || (status >= 200 && status < 500 && ![401, 403, 429].includes(status))

/**
 * What searches list: the platform needs a moment until they show a change, so it is read again once, a second after the
 * change (doc1 §4, doc2 §4, doc3 §4), and not at once.
 */
const listed: ReadonlySet<Tag> = new Set([
  'Notification',
  'Organization',
  'LinkedCompany',
  'Account',
  'PermissionGroup',
  'Permission',
  'InternalPermission',
])

/**
 * What is read again after a change, by its tags. RTK Query does so after any refused one; here only one counts that shows
 * that something has changed.
 */
function readAgain(tags: readonly Tag[]): Pick<Mutation, 'invalidatesTags' | 'onQueryStarted'> {
  const late = tags.filter((tag) => listed.has(tag))
  return {
    invalidatesTags: (_result, error) =>
      error && !showsOtherwise(error) ? [] : tags.filter((tag) => !listed.has(tag)),
    ...(late.length > 0 && {
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const isOtherwise = await queryFulfilled.then(
          () => true,
          ({ error }: { error: unknown }) => isRefusal(error) && showsOtherwise(error),
        )
        if (isOtherwise) after(timings.listReload, () => dispatch(emptyApi.util.invalidateTags(late)))
      },
    }),
  }
}

/** What it means that no answer came: of a change, whether a call reads what it is about; what only reads has no tags. */
function noAnswerTo(tags: readonly Tag[] | undefined): MessageId {
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
        mutation: ((definition: Mutation) => {
          const tags = definition.invalidatesTags as readonly Tag[] | undefined // generated as a plain list
          return build.mutation({
            ...definition,
            ...(tags && readAgain(tags)),
            extraOptions: { noAnswer: noAnswerTo(tags) },
          })
        }) as never,
      }),
  })) as unknown as typeof emptyApi.injectEndpoints
