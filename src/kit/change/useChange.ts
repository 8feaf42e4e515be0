import type { UnknownAction } from '@reduxjs/toolkit'
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { isCancelled, isRefusal, NO_ANSWER, refuse, type cacheTags, type Refusal } from '../../api'
import type { Phrase } from '../../flows/notices'
import { commonError, failed, succeeded } from '../../flows/outcomes'
import type { MessageId } from '../../texts'
import { timings } from '../../timings'
import { useIsThere } from '../useIsThere'
import { useReload } from '../useReload'

type Answer<Result> = { readonly data?: Result; readonly error?: unknown }

/** What a generated mutation hook answers, as far as it is needed; `useUntracked` answers the same. */
export type Mutation<Arg, Result> = readonly [
  send: (arg: Arg) => PromiseLike<Answer<Result>>,
  state: { readonly isLoading: boolean; readonly error?: unknown },
]

type Options<Arg, Result> = {
  /** What the notice of a success says. */
  readonly done: MessageId | ((result: Result, arg: Arg) => Phrase)
  /** What is said of a refusal when the server gave no reason. */
  readonly failed: MessageId
  /** The title of the notice of a refusal; 'Failed' without it. */
  readonly title?: MessageId
  /**
   * A refusal is told in place, unless a notice is asked for, with which `onClose` is called too; or as a common error
   * (decisions 27), with which what it was made in stays open.
   */
  readonly tell?: 'inPlace' | 'notice' | 'commonError'
  /** What is read again once more, and after how many milliseconds: the platform needs a moment of its own. */
  readonly stale?: readonly (typeof cacheTags)[number][]
  readonly pause?: number
  /** The fact by which its flow takes the change back, offered in the notice of its success (decisions 41). */
  readonly undo?: (result: Result, arg: Arg) => UnknownAction
  /** Follows a success while its screen is still there, before `onClose`. */
  readonly onDone?: (arg: Arg) => void
  /** Closes what the change was made in. */
  readonly onClose?: () => void
  /**
   * For what makes a record: whether an earlier press made it, whose answer never came. Asked before it is sent again,
   * so that a second press makes no second record; while it cannot be told (undefined), nothing is sent.
   */
  readonly wasDone?: (arg: Arg) => Promise<boolean | undefined>
}

export type Change<Arg> = {
  /** Sends it, unless one is on its way; settles with whether it was done. */
  readonly send: (arg: Arg) => Promise<boolean>
  readonly busy: boolean
  /** For whatever tells a refusal in place: why the last one was refused, and the words when the server gave none. */
  readonly failure: { readonly refusal: Refusal | undefined; readonly otherwise: MessageId }
}

/**
 * One change by one request: a second press while it is on its way does nothing, its outcome is told once, what it made
 * stale is read again, and what it was made in closes. Whoever leaves before the answer is told by a notice.
 */
export function useChange<Arg, Result>(
  [mutate, { isLoading, error }]: Mutation<Arg, Result>,
  options: Options<Arg, Result>,
): Change<Arg> {
  const { done, tell = 'inPlace', stale, pause = timings.listReload } = options
  const dispatch = useDispatch()
  const reload = useReload()
  const sending = useRef(false)
  const unanswered = useRef(false)
  const [isAgain, setIsAgain] = useState(false)
  const [isUnseen, setIsUnseen] = useState(false)
  const isThere = useIsThere()

  async function send(arg: Arg): Promise<boolean> {
    if (sending.current) return false
    sending.current = true
    const from = location.pathname + location.search
    if (unanswered.current && options.wasDone) {
      const was = await options.wasDone(arg)
      setIsUnseen(was === undefined)
      if (was === undefined) return (sending.current = false)
      if (was) return succeed({ id: 'network.wasDone' }, arg)
    }
    setIsAgain(unanswered.current)
    const { data, error } = await mutate(arg)
    unanswered.current ||= isUnanswered(error)
    // It may have been done.
    if (stale && isUnanswered(error)) reload(stale, pause)
    // What closes takes a moment to go: a press meanwhile would send again.
    const closes = options.onClose !== undefined && (error === undefined || tell === 'notice')
    sending.current = closes
    if (error !== undefined) {
      if (isCancelled(error)) return false
      if (!isRefusal(error)) throw error
      if (tell === 'commonError' && isThere()) dispatch(commonError(error))
      else if (tell === 'notice' || !isThere())
        dispatch(failed(error, options.failed, { title: options.title, ...(!isThere() && { from }) }))
      if (tell === 'notice' && isThere()) options.onClose?.()
      return false
    }
    const result = data as Result // an answer without an error has it
    return succeed(
      typeof done === 'string' ? { id: done } : done(result, arg),
      arg,
      options.undo?.(result, arg),
    )
  }

  function succeed(words: Phrase, arg: Arg, undo?: UnknownAction): true {
    sending.current = options.onClose !== undefined
    dispatch(succeeded(words, undo))
    if (stale) reload(stale, pause)
    if (!isThere()) return true
    options.onDone?.(arg)
    options.onClose?.()
    return true
  }

  return {
    send,
    busy: isLoading,
    failure: {
      refusal: isUnseen
        ? refuse('network.notSeen')
        : isRefusal(error) && !error.toldBySession
          ? afterNoAnswer(error, isAgain)
          : undefined,
      otherwise: options.failed,
    },
  }
}

/** What is refused the second time may be there because of the first, whose answer never came. */
const afterNoAnswer = (refusal: Refusal, isAgain: boolean): Refusal =>
  isAgain && refusal.also === undefined ? { ...refusal, also: 'network.perhapsDoneBefore' } : refusal

/** No answer, or that of a gateway that had none. */
const noAnswers: readonly number[] = [NO_ANSWER, 502, 504]
const isUnanswered = (error: unknown): boolean => isRefusal(error) && noAnswers.includes(error.status)
