import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PasswordChange, Refusal } from '../../api'
import type { Strength } from '../../ui/StrengthBar'

/** What a success says, by the place of the form (decisions 26). */
export type PasswordChanged = 'password.changed' | 'password.changedHere'

/** Facts that carry a password for an instant; nothing keeps them. */
export const newPasswordGiven = createAction<string>('password/newPasswordGiven')
export const passwordChangeGiven = createAction(
  'password/passwordChangeGiven',
  (change: PasswordChange, success: PasswordChanged = 'password.changed') => ({
    payload: change,
    meta: { success },
  }),
)
export const passwordFormLeft = createAction('password/formLeft')

/** What is known about the new password as it stands in the field now. */
export type PasswordPolicy =
  | { readonly name: 'idle' | 'waiting' | 'checking' | 'failed' }
  /** Strength 0: the server named none that we know. */
  | { readonly name: 'judged'; readonly strength: Strength; readonly errors: readonly string[] }

const policySlice = createSlice({
  name: 'passwordPolicy',
  initialState: (): PasswordPolicy => ({ name: 'idle' }),
  reducers: {
    policyKnown: (_, { payload }: PayloadAction<PasswordPolicy>) => payload,
  },
  extraReducers: (on) =>
    on
      // What was known is of another text.
      .addCase(newPasswordGiven, (_, { payload }) => ({ name: payload ? 'waiting' : 'idle' }))
      .addCase(passwordFormLeft, () => ({ name: 'idle' })),
  selectors: { selectPasswordPolicy: (policy): PasswordPolicy => policy },
})

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

export const passwordPolicySlice = policySlice
export const passwordChangeSlice = changeSlice
export const { policyKnown } = policySlice.actions
export const { changeKnown } = changeSlice.actions
export const { selectPasswordPolicy } = policySlice.selectors
export const { selectPasswordChange } = changeSlice.selectors
