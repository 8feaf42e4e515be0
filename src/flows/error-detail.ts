import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Refusal } from '../api'

/** What the common error drawer shows; null while it is closed. */
const slice = createSlice({
  name: 'errorDetail',
  initialState: null as Refusal | null,
  reducers: {
    /** The person wants to see all of a refusal, or must; `notice` is the id of the notice that told it. */
    errorDetailAsked: {
      prepare: (refusal: Refusal, notice?: string) => ({
        payload: { refusal: presentable(refusal), notice },
      }),
      reducer: (_, { payload }: PayloadAction<{ refusal: Refusal; notice: string | undefined }>) =>
        payload.refusal,
    },
    errorDetailClosed: () => null,
  },
  selectors: { selectErrorDetail: (refusal): Refusal | null => refusal },
})

export const errorDetailSlice = slice
export const { errorDetailAsked, errorDetailClosed } = slice.actions
export const { selectErrorDetail } = slice.selectors

const SECRET_NAME = /passw|pwd|secret|token|api_?key|totp|otp|authen|captcha|cookie|authorization|^pin$/i
const HIDDEN = '(hidden)'

/**
 * What of a refusal may be shown, kept and recorded: whatever a server sent back of the request besides its words
 * may be a secret, so secret fields are hidden and addresses lose their query (S17).
 */
function presentable({ status, message, said, text, also, errorCode, data }: Refusal): Refusal {
  return {
    status,
    message: withoutQueries(message),
    ...(said !== undefined && { said: withoutQueries(said) }),
    ...(text !== undefined && { text }),
    ...(also !== undefined && { also }),
    ...(errorCode !== undefined && { errorCode }),
    ...(data !== undefined && { data: withoutSecrets(data) }),
  }
}

function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return withoutQueries(value)
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      SECRET_NAME.test(name) ? HIDDEN : withoutSecrets(field),
    ]),
  )
}

const withoutQueries = (text: string): string => text.replace(/\?[^\s?"'<>]*=[^\s"'<>]*/g, '?…')
