import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PasswordChange, Refusal } from '../../api'
import { passwordFormLeft } from '../../domain/password-policy/state'

/** What a success says, by the place of the form (decisions 26). */
export type PasswordChanged = 'password.changed' | 'password.changedHere'

/** Carries passwords for an instant; nothing keeps them. */
export const passwordChangeGiven = createAction(
  'password/passwordChangeGiven',
  (change: PasswordChange, success: PasswordChanged = 'password.changed') => ({
    payload: change,
    meta: { success },
  }),
)
/** Where changing the own password is at. */
export type PasswordChangeState =
  { readonly name: 'open' | 'sending' | 'changed' } | { readonly name: 'refused'; readonly refusal: Refusal }

const changeSlice = createSlice({
  name: 'passwordChange',
  initialState: (): PasswordChangeState => ({ name: 'open' }),
  reducers: {
    changeKnown: (_, { payload }: PayloadAction<PasswordChangeState>) => payload,
  },
  extraReducers: (on) =>
    on
      .addCase(passwordChangeGiven, (state) => (state.name === 'changed' ? state : { name: 'sending' }))
      // Who comes back finds no refusal of another time.
      .addCase(passwordFormLeft, (state) => (state.name === 'refused' ? { name: 'open' } : state)),
  selectors: { selectPasswordChange: (change): PasswordChangeState => change },
})

export const passwordChangeSlice = changeSlice
export const { changeKnown } = changeSlice.actions
export const { selectPasswordChange } = changeSlice.selectors
