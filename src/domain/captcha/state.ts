import { createAction, createSlice } from '@reduxjs/toolkit'

/** What the captcha is doing. The token itself never enters the store. */
export type Captcha = 'solving' | 'ready' | 'failed'

const slice = createSlice({
  name: 'captcha',
  initialState: (): Captcha => 'solving',
  reducers: {
    captchaSolving: (): Captcha => 'solving',
    captchaReady: (): Captcha => 'ready',
    captchaFailed: (): Captcha => 'failed',
  },
  selectors: { selectCaptcha: (captcha) => captcha },
})

export const captchaSlice = slice
export const { captchaSolving, captchaReady, captchaFailed } = slice.actions
export const { selectCaptcha } = slice.selectors

/** A new challenge is due: an attempt failed, or the person pressed Retry. */
export const captchaRenewed = createAction('captcha/renewed')
