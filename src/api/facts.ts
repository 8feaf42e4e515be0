import { createAction } from '@reduxjs/toolkit'

/** What an answer tells the whole console; `api` only says it, `session` acts on it. */
type Call = { readonly endpoint: string }

/** 401: there is no session, or it has ended. */
export const unauthorized = createAction<Call>('api/unauthorized')
/** 403: role or permission do not allow it. A read that fills a screen shows the forbidden page. */
export const forbidden = createAction<Call & { readonly kind: 'query' | 'mutation' }>('api/forbidden')
/** 429, or errorCode TOO_MANY_REQUEST. */
export const tooManyRequests = createAction<{ readonly retryAfter?: number }>('api/tooManyRequests')
/** The server asks for a silent extension of the session (header X-Token-Extend). */
export const extensionSignalled = createAction<Call>('api/extensionSignalled')
