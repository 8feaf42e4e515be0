import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Refusal } from '../../../../api'
import { secondFactorLeft } from '../../../../kit/second-factor/state'

/** A variable as it was typed. Its value is a secret. */
export type TypedVariable = { readonly key: string; readonly value: string; readonly isNew: boolean }

/** Save was pressed. Its name ends as those of all facts with a secret do (`withoutSecrets` of app/store.ts). */
export const variableGiven = createAction<TypedVariable>('systemVariables/variableGiven')
/** The value of this key shall be shown. */
export const valueAsked = createAction<string>('systemVariables/valueAsked')
export const valueHidden = createAction('systemVariables/valueHidden')

/** What the open form knows of its save: that it is on its way, and why the last one was refused. */
export type VariableSave = { readonly sending: boolean; readonly refusal?: Refusal }

const idle: VariableSave = { sending: false }

const slice = createSlice({
  name: 'variableSave',
  initialState: (): VariableSave => idle,
  reducers: {
    saveSent: (): VariableSave => ({ sending: true }),
    saveAnswered: (): VariableSave => idle,
    saveRefused: (_, { payload }: PayloadAction<Refusal>): VariableSave => ({
      sending: false,
      refusal: payload,
    }),
  },
  // With the code, or with the form itself.
  extraReducers: (on) =>
    on.addCase(secondFactorLeft, ({ sending }): VariableSave => (sending ? { sending } : idle)),
  selectors: { selectVariableSave: (state): VariableSave => state },
})

export const variableSaveSlice = slice
export const { saveSent, saveAnswered, saveRefused } = slice.actions
export const { selectVariableSave } = slice.selectors
