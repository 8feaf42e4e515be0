import { useRef, useState } from 'react'
import { isCancelled, watchUpload, type UploadProgress } from '../../api'
import type { Mutation } from './useChange'

type Sending<Result> = Promise<{ readonly data?: Result; readonly error?: unknown }> & { abort(): void }

/** What a generated mutation hook answers, as far as an upload needs it. */
export type UploadMutation<Arg, Result> = readonly [
  send: (arg: Arg) => Sending<Result>,
  state: {
    readonly isLoading: boolean
    readonly error?: unknown
    readonly data?: Result | undefined
    readonly reset: () => void
  },
]

/** How far the last file has come; why it was refused says `useChange`. */
type UploadState<Result> =
  | { readonly name: 'none' }
  | { readonly name: 'sending'; readonly progress: UploadProgress }
  /** Before all of it had gone up, or after: then it may be done. */
  | { readonly name: 'cancelled'; readonly wasSent: boolean }
  | { readonly name: 'done'; readonly result: Result }

type Upload<Given, Result> = {
  /** For `useChange`. */
  readonly mutation: Mutation<Given, Result>
  readonly state: UploadState<Result>
  readonly cancel: () => void
  /** Forgets how the last one ended: another file was chosen. */
  readonly forget: () => void
}

/** A mutation that sends a file: how far it has gone up, and how it is called back. */
export function useUpload<Given extends { readonly file: File }, Arg, Result>(
  [send, { isLoading, error, data, reset }]: UploadMutation<Arg, Result>,
  argOf: (given: Given) => Arg,
): Upload<Given, Result> {
  const sending = useRef<Sending<Result>>(undefined)
  const [progress, setProgress] = useState<UploadProgress>({ sent: 0, total: 0 })
  const upload = async (given: Given) => {
    setProgress({ sent: 0, total: given.file.size })
    watchUpload(given.file, setProgress)
    sending.current = send(argOf(given))
    return sending.current
  }
  const stateOf = (): UploadState<Result> => {
    if (isLoading) return { name: 'sending', progress }
    if (isCancelled(error)) return { name: 'cancelled', wasSent: progress.sent >= progress.total }
    return data === undefined ? { name: 'none' } : { name: 'done', result: data }
  }
  return {
    mutation: [upload, { isLoading, error }],
    state: stateOf(),
    cancel: () => sending.current?.abort(),
    forget: reset,
  }
}
