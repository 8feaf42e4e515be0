import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Strength } from '../../ui/StrengthBar'

/** Carries a new password for an instant; nothing keeps it. */
export const newPasswordGiven = createAction<string>('password/newPasswordGiven')
/** The form with the new password is gone. */
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

export const passwordPolicySlice = policySlice
export const { policyKnown } = policySlice.actions
export const { selectPasswordPolicy } = policySlice.selectors
