import { createAction, createSlice } from '@reduxjs/toolkit'

/** What the captcha is doing. The token itself never enters the store. */
export type Captcha = 'solving' | 'slow' | 'ready' | 'failed' | 'unknown'

const slice = createSlice({
  name: 'captcha',
  initialState: (): Captcha => 'solving',
  reducers: {
    captchaSolving: (): Captcha => 'solving',
    /** It takes longer than people wait, and may still come. */
    captchaSlow: (): Captcha => 'slow',
    captchaReady: (): Captcha => 'ready',
    captchaFailed: (): Captcha => 'failed',
    /** The server asks for a kind that the console cannot solve. */
    captchaUnknown: (): Captcha => 'unknown',
  },
  selectors: { selectCaptcha: (captcha) => captcha },
})

export const captchaSlice = slice
export const { captchaSolving, captchaSlow, captchaReady, captchaFailed, captchaUnknown } = slice.actions
export const { selectCaptcha } = slice.selectors

/** A new challenge is due: an attempt failed, or the person pressed Retry. */
export const captchaRenewed = createAction('captcha/renewed')
