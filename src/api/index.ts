/**
 * The only door to the API. door.gen.ts names every api, hook and type of the description; an endpoint file itself is
 * never exported whole: their type names clash. A screen loads only the endpoints it uses.
 */
export { emptyApi as api } from './empty'
export { cacheTags } from '../../openapi/cache-tags.gen'
export type { Guard } from './base-query'
export { extensionSignalled, forbidden, tooManyRequests, unauthorized } from './facts'
export { isCancelled, isRefusal, NO_ANSWER, refuse, type Refusal } from './refusal'
/** The live channel's code, when there is somebody to listen. */
export const loadLiveEvents = () => import('./live-events')
export type { LiveEnd, LiveEvent } from './live-events'
export { lookUpPublicIp } from './public-ip'
export { readAsSent, type Asked } from './as-sent'
export { watchUpload, type UploadProgress } from './upload'
export { apiLoginAddress, readOwnApiKey } from './own-api-key'

export * from './door.gen'
/** The values of every enumeration of the description (`values.Phase`), and every limit (`bounds.TaskQuota`). */
export * as values from '../../openapi/values.gen'
export * as bounds from '../../openapi/bounds.gen'

export { operations } from '../../openapi/operations.gen'
export type { Access, AccessClause, OperationTable } from '../../openapi/operation'
export type OperationId = keyof typeof import('../../openapi/operations.gen').operations
