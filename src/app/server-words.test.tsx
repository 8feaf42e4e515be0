import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, render } from '@testing-library/react'
import { createRef, useImperativeHandle, type Ref } from 'react'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { allowedValue, exampleBody, isMultipart, operations, type Operation } from '../../openapi/testing'
import { readDescription } from '../../scripts/developer/description'
import { createDoor } from '../../scripts/developer/door'
import { api } from '../api'
import { argumentOf, configured, endpoints, recordFetch } from '../api/testing'
import { allNoticesClosed, noticesSlice } from '../flows/notices'
import { saidOr } from '../flows/outcomes'
import type { Endpoint } from '../flows/request'
import { useChange, type Change } from '../kit/change/useChange'
import { useUntracked } from '../kit/change/useUntracked'
import { RefusalBanner } from '../kit/form/DrawerForm'
import { QueryContent } from '../kit/query/QueryContent'
import { sessionSlice } from '../session/state'
import { texts } from '../texts/en.gen'
import { UiProvider } from '../ui/UiProvider'
import { NoticeHost } from './NoticeHost'

/**
 * What the server says is what a person reads: every row of docs/messages.tsv that the server says, ordered at the door of the
 * developer panel. First each message goes through the real endpoint into each kind of place that can tell it; then
 * the code of each operation's own screen or flow is shown to put it into one.
 */

const root = join(__dirname, '../..')
const [, ...lines] = readFileSync(join(root, 'docs/messages.tsv'), 'utf8').trimEnd().split('\n')
const rows = lines
  .map((line) => line.split('\t'))
  .filter(([, , who]) => who === 'server')
  .map(([, text = '', , operation = '', status = '', example = '']) => ({ text, operation, status, example }))
type Row = (typeof rows)[number]

const byOperation = [...new Set(rows.map(({ operation }) => operation))].map(
  (id): [string, readonly Row[]] => [id, rows.filter(({ operation }) => operation === id)],
)
const operationOf = (id: string) => operations.find(({ operationId }) => operationId === id) as Operation

const description = readDescription()
const file = new File(['picture'], 'a.png', { type: 'image/png' })
const argOf = (operation: Operation) =>
  argumentOf(operation, allowedValue, isMultipart(operation) ? { file } : exampleBody(operation))

/** The real endpoint of an operation, as a screen sends it. */
type Result = { readonly message?: string }
const endpointOf = (id: string) => endpoints[id] as unknown as Endpoint<unknown, Result>

type Changes = readonly Change<unknown>[]
function Places({ id, ref }: { id: string; ref: Ref<Changes> }) {
  const options = {
    done: ({ message }: Result) => saidOr(message, { id: 'common.saved' }),
    failed: 'common.somethingWentWrong',
  } as const
  const [send, state] = useUntracked(endpointOf(id))
  const inPlace = useChange([send, state], options)
  const notice = useChange([send, state], { ...options, tell: 'notice' })
  const commonError = useChange([send, state], { ...options, tell: 'commonError' })
  useImperativeHandle(ref, () => [inPlace, notice, commonError])
  return (
    <>
      <div data-place="banner">
        <RefusalBanner {...inPlace.failure} />
      </div>
      <div data-place="read">
        <QueryContent query={{ error: state.error, isFetching: false, refetch: () => undefined }}>
          {() => null}
        </QueryContent>
      </div>
      <NoticeHost />
    </>
  )
}

/** One operation among the places, answered by the door; answers what was said to the session of a refusal. */
function open(id: string) {
  const changes = createRef<Changes>()
  configured()
  const door = createDoor(() => description)
  recordFetch(({ method, url }) => {
    const { done } = door.meet(method, new URL(url).pathname.replace(/^\/api/, ''))
    if (done.kind !== 'answer') throw new Error(`${id} was not ordered`)
    return { status: done.status, body: done.body, headers: done.headers }
  })
  const reducer = combineReducers({
    [api.reducerPath]: api.reducer,
    notices: noticesSlice.reducer,
    session: sessionSlice.reducer,
  })
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
  })
  render(
    <Provider store={store}>
      <UiProvider>
        <IntlProvider locale="en" messages={texts}>
          <Places id={id} ref={changes} />
        </IntlProvider>
      </UiProvider>
    </Provider>,
  )
  // Notices stand in a layer of their own.
  const textOf = (place: string) => document.querySelector(place)?.textContent ?? ''
  const shown = () => ({
    banner: textOf('[data-place=banner]'),
    read: textOf('[data-place=read]'),
    notices: textOf(`[aria-label="${texts['common.notices']}"]`),
  })
  return async ({ status, example }: Row, place: number) => {
    act(() => void store.dispatch(allNoticesClosed()))
    expect(door.order([`${id}:${status}/${example}`])).toBeUndefined()
    await act(async () => void (await changes.current?.[place]?.send(argOf(operationOf(id)))))
    return shown()
  }
}

const messageOf = ({ operation, status, example }: Row) =>
  (description.example(operation, Number(status), example) as { message: string }).message

/** 401 and 429 are the session's to tell, wherever they come. */
const isTold = ({ status }: Row) => status !== '401' && status !== '429'

test.each(byOperation)('what %s says is shown by each place that tells outcomes', async (id, said) => {
  const send = open(id)
  for (const row of said.filter(isTold)) {
    const message = messageOf(row)
    if (row.status === '200') {
      const { notices } = await send(row, 0)
      expect(notices).toContain(message)
    } else {
      const { banner, read } = await send(row, 0)
      expect([banner, read]).toEqual([expect.stringContaining(message), expect.stringContaining(message)])
      const { notices } = await send(row, 1)
      expect(notices).toContain(message)
      const { notices: errors } = await send(row, 2)
      expect(errors).toContain(message)
    }
  }
  for (const row of said.filter((each) => !isTold(each))) {
    // Said in words of the console by the session: neither banner nor notice tells it twice.
    const { banner } = await send(row, 0)
    expect(banner).toBe('')
  }
})

/** The product's code by file, from `src`; generated endpoints are no place. */
const src = join(root, 'src')
const code = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(
      (each) => /\.tsx?$/.test(each) && !/(\.gen|\.test|\.stories|testing[-\w]*)\.tsx?$|^api\//.test(each),
    )
    .map((each): [string, string] => [each, readFileSync(join(src, each), 'utf8')]),
)
const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '')
const importersOf = (path: string) =>
  [...code].filter(([other, text]) =>
    [...text.matchAll(/from '(\.[^']+)'/g)].some(
      ([, target = '']) => normalize(join(dirname(other), target)) === withoutEnding(path),
    ),
  )
const importsOf = (path: string) =>
  [...(code.get(path) ?? '').matchAll(/from '(\.[^']+)'/g)].flatMap(([, target = '']) => {
    const found = normalize(join(dirname(path), target))
    return [...code].filter(([other]) => withoutEnding(other) === found)
  })

/** The files that send an operation. */
function sendersOf(id: string) {
  const hook = `use(Lazy)?${id.slice(0, 1).toUpperCase()}${id.slice(1)}(Query|Mutation)`
  const named = new RegExp(
    `\\b${hook}\\b|endpoints\\.${id}\\b|\\{[^}]*\\b${id}\\b[^}]*\\} = \\w+Api\\.endpoints`,
  )
  return [...code].filter(([, text]) => named.test(text)).map(([path]) => path)
}

/** Whether a file tells why it was refused: a change whose failure is put somewhere, a flow, or a read that failed. */
function tellsRefusal(text: string): boolean {
  const isChange = /\buseChange\(/.test(text)
  const shows = /\bfailure\b|confirmProps\(|\bchange=\{|tell: '(notice|commonError)'/.test(text)
  if (isChange && !shows) return false
  const passesOn = /\buse(Deletion|Import)=\{|\bmutation=\{/.test(text)
  const inFlow = /\b(failed|commonError|unlessRefused|ask|over)\(|\brefusal\b/.test(text)
  const isRead = /<(QueryContent|SectionContent|ResourceList|OpenedRecord)\b|\berror\b/.test(text)
  return isChange || passesOn || inFlow || isRead
}

/** Whether a file tells a success in the server's words, or in words that are the same. */
function tellsSuccess(text: string, words: string): boolean {
  if (/\bsaidOr\(|\bsaid: |\bmessage\b/.test(text)) return true
  const shape = (each: string) => each.replace(/\{\w+\}/g, '…')
  const ids = [...text.matchAll(/'([\w-]+\.[\w.-]+)'/g)].map(([, each = '']) => each)
  const known: Readonly<Record<string, string>> = texts
  return ids.some((each) => shape(known[each] ?? '') === shape(words))
}

const near = (path: string) => [
  code.get(path) ?? '',
  ...importersOf(path).map(([, text]) => text),
  ...importsOf(path).map(([, text]) => text),
]

/** Told nowhere on purpose: done on the side (`x-background`), where the person has asked for nothing. */
const silent = new Set(
  operations
    .filter((each) => (each as { 'x-background'?: boolean })['x-background'])
    .map((each) => each.operationId),
)

test.each(byOperation.filter(([id]) => sendersOf(id).length > 0 && !silent.has(id)))(
  'where %s is sent, what the server says of it has a place',
  (id, said) => {
    const senders = sendersOf(id)
    if (said.some(({ status }) => status === '409'))
      expect(senders.filter((path) => near(path).some(tellsRefusal))).not.toEqual([])
    for (const { text } of said.filter(({ status }) => status === '200'))
      expect([text, senders.some((path) => near(path).some((each) => tellsSuccess(each, text)))]).toEqual([
        text,
        true,
      ])
    // A change that keeps its refusal to itself is one that nobody is told of.
    const mute = senders.filter((path) => {
      const own = code.get(path) ?? ''
      return (
        /\buseChange\(/.test(own) &&
        !tellsRefusal(own) &&
        !importersOf(path).some(([, each]) => /failure|confirmProps/.test(each))
      )
    })
    expect(mute).toEqual([])
  },
)
