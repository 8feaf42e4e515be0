import { createAction, createReducer, type PayloadActionCreator } from '@reduxjs/toolkit'
import { put, take, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, type Refusal } from '../api'

/** What a flow asks now, whether the answer is on its way, and why the last one was refused. */
export type Dialogue<Step> = { readonly step?: Step; readonly sending: boolean; readonly refusal?: Refusal }

type AskOptions = {
  /** Whether the step stays open after this refusal; one that does not stay is thrown to the flow. */
  stays?: (refusal: Refusal) => boolean
  /** Why it is asked at all, when something later was refused. */
  because?: Refusal | undefined
}

/** The state and the one verb of a flow that asks a person things until the server accepts the answers. */
export function createDialogue<Step extends { name: string }>(name: string) {
  const asked = createAction<Step>(`${name}/asked`)
  const sent = createAction(`${name}/sent`)
  const refused = createAction<Refusal>(`${name}/refused`)
  const closed = createAction(`${name}/closed`)
  const idle: Dialogue<Step> = { sending: false }

  const reducer = createReducer<Dialogue<Step>>(idle, (on) =>
    on
      .addCase(asked, (_, { payload }) => ({ step: payload as never, sending: false }))
      .addCase(sent, ({ step }) => ({ ...(step && { step }), sending: true }))
      .addCase(refused, ({ step }, { payload }) => ({
        ...(step && { step }),
        sending: false,
        refusal: payload,
      }))
      .addCase(closed, () => idle as never),
  )

  /** Shows `step`, then sends each answer until one is accepted; returns what the server made of it. */
  function* ask<Answer, Result>(
    step: Step,
    answered: PayloadActionCreator<Answer>,
    send: (answer: Answer) => SagaGenerator<Result>,
    { stays = () => true, because }: AskOptions = {},
  ): SagaGenerator<Result> {
    yield* put(asked(step))
    if (because) yield* put(refused(because))
    while (true) {
      const { payload } = yield* take<{ type: string; payload: Answer }>(answered.type)
      yield* put(sent())
      try {
        return yield* send(payload)
      } catch (error) {
        if (!isRefusal(error) || !stays(error)) throw error
        yield* put(refused(error))
      }
    }
  }

  return { reducerPath: name, reducer, ask, asked, sent, refused, closed }
}
