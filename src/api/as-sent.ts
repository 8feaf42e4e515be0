import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import { createPauses } from '../clock'
import { jsonParts, JsonMistake } from '../json-text'
import { baseQuery } from './base-query'
import { emptyApi } from './empty'
import { isSecretField, shortened } from './wire'

/** A request that a list has made: its endpoint, and what it was asked with. */
export type Asked = { readonly endpointName?: string; readonly originalArgs?: unknown }

type Request = string | FetchArgs

/** What an endpoint sends; RTK hands a definition to whoever enhances it. */
function requestOf({ endpointName = '', originalArgs }: Asked): Request | undefined {
  let request: Request | undefined
  const note = (definition: { query?: (arg: unknown) => Request } | undefined) => {
    request = definition?.query?.(originalArgs)
  }
  emptyApi.enhanceEndpoints({ endpoints: { [endpointName]: note } })
  return request
}

type Thunk<Result> = (
  dispatch: Parameters<typeof baseQuery>[1]['dispatch'],
  getState: () => unknown,
  extra: unknown,
) => Promise<Result>

/**
 * The text of a record as the server sends it, read again by the request that has brought it. It goes round the store;
 * secrets in it are cut as everywhere. Undefined when it cannot be read, or is not there any more.
 */
export const readAsSent =
  (asked: Asked, id: string, signal: AbortSignal): Thunk<string | undefined> =>
  async (dispatch, getState, extra) => {
    const request = requestOf(asked)
    if (request === undefined) return undefined
    const { data } = await baseQuery(
      {
        ...(typeof request === 'string' ? { url: request } : request),
        responseHandler: async (response) => ({ text: await response.text() }),
      },
      {
        ...{ signal, dispatch, getState, extra, type: 'query', endpoint: asked.endpointName ?? '' },
        abort: () => undefined,
      },
      {},
    )
    const { text } = (data ?? {}) as { text?: string }
    return text === undefined ? undefined : recordIn(text, id)
  }

type Cut = { readonly start: number; readonly end: number; readonly by: string }
type OpenObject = { readonly start: number; isWanted: boolean; name: string }

/** The object with an `id`, the outermost if there are several; undefined for none, and in a text that is no JSON. */
export async function recordIn(json: string, id: string): Promise<string | undefined> {
  const pause = createPauses()
  const open: (OpenObject | undefined)[] = []
  const cuts: Cut[] = []
  let found: { start: number; end: number; depth: number } | undefined
  let steps = 0
  try {
    for (const { kind, start, end } of jsonParts(json)) {
      const inside = open.at(-1)
      if (kind === '{') open.push({ start, isWanted: false, name: '' })
      else if (kind === '[') open.push(undefined)
      else if (kind === '}' || kind === ']') {
        open.pop()
        if (inside?.isWanted && open.length < (found?.depth ?? Infinity))
          found = { start: inside.start, end, depth: open.length }
      } else if (inside && kind === 'name') inside.name = JSON.parse(json.slice(start, end)) as string
      else if (inside && kind === 'string') {
        const value = () => JSON.parse(json.slice(start, end)) as string
        if (inside.name === 'id' && value() === id) inside.isWanted = true
        if (isSecretField(inside.name)) cuts.push({ start, end, by: JSON.stringify(shortened(value())) })
      }
      steps += 1
      if (steps % 500 === 0) await pause()
    }
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error
    return undefined
  }
  return found && withCuts(json, found, cuts)
}

function withCuts(
  json: string,
  { start, end }: { start: number; end: number },
  cuts: readonly Cut[],
): string {
  let text = ''
  let from = start
  for (const cut of cuts.filter((each) => each.start > start && each.end < end)) {
    text += json.slice(from, cut.start) + cut.by
    from = cut.end
  }
  return text + json.slice(from, end)
}
