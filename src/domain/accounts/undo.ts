import { createAction } from '@reduxjs/toolkit'
import { call, put, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { accountsApi, type Account, type AccountUpdate } from '../../api'
import { failed, notUndone, saidOr, succeeded, unlessRefused } from '../../flows/outcomes'
import { request } from '../../flows/request'
import { equal } from '../../kit/form/equal'
import { updateOf } from './account-form'
import type { Scope } from './scope'
import { pageOfOne } from './filters'

const { searchAccounts, searchPlatformAccounts, updateAccount, updatePlatformAccount } = accountsApi.endpoints

type Undo = {
  readonly scope: Scope
  /** What the change sent, and what the account was before. */
  readonly set: AccountUpdate
  readonly former: AccountUpdate
}

/** The person takes a change of an account back. */
export const accountUndoAsked = createAction<Undo>('accounts/undoAsked')

/** Sends what an account was before, unless somebody has changed it since (decisions 41). */
export function* accountUndoFlow(): SagaGenerator<void> {
  yield* takeEvery(accountUndoAsked, function* ({ payload }) {
    yield* unlessRefused(undo(payload), (refusal) => failed(refusal, 'common.failedToUpdate'))
  })
}

function* undo({ scope, set, former }: Undo): SagaGenerator<void> {
  const account = yield* call(read, scope, set.email)
  if (!account || !equal(updateOf(account), set)) return void (yield* put(notUndone()))
  const send = { id: former.email, accountUpdate: former }
  const { message } = yield* scope === 'platform'
    ? request(updatePlatformAccount, send)
    : request(updateAccount, send)
  yield* put(succeeded(saidOr(message, { id: 'common.undone' })))
}

/** The account as it is now. */
function* read(scope: Scope, id: string): SagaGenerator<Account | undefined> {
  const { results } = yield* scope === 'platform'
    ? request(searchPlatformAccounts, { ...pageOfOne, platformAccountSearch: { freeText: id } })
    : request(searchAccounts, { ...pageOfOne, accountSearch: { freeText: id } })
  return results.content.find((account) => account.id === id)
}
