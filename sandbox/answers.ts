/** Done, with nothing to say but perhaps a sentence. */
export const done = (message?: string) => ({
  status: 200 as const,
  body: { success: true as const, ...(message !== undefined && { message }) },
})

export const result = <T>(value: T) => ({
  status: 200 as const,
  body: { success: true as const, result: value },
})

export const results = <T>(list: T) => ({
  status: 200 as const,
  body: { success: true as const, results: list },
})

/** A documented refusal; without a sentence the console has to find its own. */
export const refused = (message?: string, errorCode?: string) => ({
  status: 409 as const,
  body: {
    success: false as const,
    ...(message !== undefined && { message }),
    ...(errorCode !== undefined && { errorCode }),
  },
})

export const noSession = () => ({
  status: 401 as const,
  body: { success: false as const, message: 'Your session has expired' },
})

export const notAllowed = (message: string) => ({
  status: 403 as const,
  body: { success: false as const, message },
})

export const tooManyRequests = (retryAfterSeconds: number) => ({
  status: 429 as const,
  body: {
    success: false as const,
    message: 'There are too many requests in a short period.',
    errorCode: 'TOO_MANY_REQUEST',
  },
  headers: { 'Retry-After': String(retryAfterSeconds) },
})
