import type { Decorator } from '@storybook/react-webpack5'
import { useEffect, useState } from 'react'
import { Provider, useSelector } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import description from '../../openapi/bundle.gen.json'
import { sessionApi, type OperationId } from '../api'
import { config } from '../config'
import { captchaOf } from '../domain/captcha/adapter'
import type { Parts } from '../flows/parts'
import { createTestBrowser } from '../flows/testing'
import { selectUser } from '../session/state'
import { langOf, type Lang } from '../texts'
import { createNavigator } from './navigator'
import { createStore } from './store'

/** For stories of screens: a store, a router and a signed-in person; calls are answered by examples of the description. */

type Example = { readonly value: unknown }
type Answer = {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, Example>> }>>
}
type Operation = { readonly operationId: string; readonly responses: Readonly<Record<string, Answer>> }
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

type Options = {
  /** Which example of an operation answers; the first of its success without it, and never an answer for 'coming'. */
  readonly examples?: Readonly<Partial<Record<OperationId, string>>>
  /** The address, whose parameters open what stands over the page. */
  readonly at?: string
  readonly parts?: Parts
}

// JSON has no types.
const paths = description.paths as unknown as Paths
const shared = description.components.responses as unknown as Readonly<Record<string, Answer>>

function operationAt(method: string, pathname: string): Operation | undefined {
  const path = pathname.replace(/^\/api/, '')
  const found = Object.keys(paths).find((each) =>
    new RegExp(`^${each.replace(/\{[^}]+\}/g, '[^/]+')}/?$`).test(path),
  )
  return found === undefined ? undefined : paths[found]?.[method.toLowerCase()]
}

/** The example of a name, or the first of the success, with the status under which it stands. */
function exampleOf({ responses }: Operation, name: string | undefined): Response {
  for (const [status, answer] of Object.entries(responses)) {
    const { content } = answer.$ref ? shared[answer.$ref.split('/').at(-1)!]! : answer
    const examples = content?.['application/json']?.examples ?? {}
    const example = name === undefined ? Object.values(examples)[0] : examples[name]
    if (example) return Response.json(example.value, { status: Number(status) })
  }
  return Response.json({ success: false }, { status: 500 })
}

/** The example is that of one table, and hides columns of all others. */
const usual: NonNullable<Options['examples']> = { getListingPreference: 'unset' }

const answering = (examples: Options['examples'] = {}) =>
  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { method, url } = new Request(input, init)
    const operation = operationAt(method, new URL(url).pathname)
    if (!operation) return Response.json({ success: false }, { status: 404 })
    const name = { ...usual, ...examples }[operation.operationId as OperationId]
    return name === 'coming' ? new Promise(() => undefined) : exampleOf(operation, name)
  }

/** For `parameters`: how the console around a story answers. What a story says comes over what its file says. */
export const answered = (options: Options) => ({ console: options })

/** A story in which an operation answers with one of its examples. */
export const storyOf = (operation: OperationId, example: string) => ({
  parameters: answered({ examples: { [operation]: example } }),
})
/** A story at an address, whose parameters open what stands over the page. */
export const storyAt = (at: string) => ({ parameters: answered({ at }) })

/** A decorator: the story as a part of the console. */
export const inConsole: Decorator = (Story, { parameters, globals, id }) => {
  const lang = globals.lang === 'vi' ? 'vi' : 'en'
  // The parameters are those of `answered`, or none.
  const options = parameters.console as Options | undefined
  return <Surroundings key={id} {...options} lang={lang} screen={<Story />} />
}

type Props = Options & { lang: Lang; screen: React.ReactElement }

function Surroundings({ examples, at = '/', parts, lang, screen }: Props) {
  const [{ store, router }] = useState(() => {
    globalThis.fetch = answering(examples)
    const navigator = createNavigator(
      () => Promise.reject(new Error('a story stays')),
      () => new Promise(() => undefined),
    )
    const tabs = createTestBrowser().open()
    const { store, add, run } = createStore({
      navigator,
      captcha: { solve: captchaOf(config().captcha) },
      tabs,
    })
    if (parts) add(parts.slices)
    parts?.flows.forEach((flow) => run(flow))
    const router = createMemoryRouter([{ path: '*', element: <SignedIn screen={screen} /> }], {
      initialEntries: [at],
    })
    navigator.use(router)
    return { store, router }
  })
  // The address is outside React, and says the language.
  useEffect(() => {
    const { location } = router.state
    if (langOf(location.search) === lang) return
    const params = new URLSearchParams(location.search)
    params.set('lang', lang)
    // The state of an entry is anybody's.
    void router.navigate(
      { search: `?${params.toString()}` },
      { replace: true, state: location.state as unknown },
    )
  }, [router, lang])
  // The server is outside React.
  useEffect(() => void store.dispatch(sessionApi.endpoints.getCurrentUser.initiate()), [store])
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  )
}

const SignedIn = ({ screen }: { screen: React.ReactElement }) => useSelector(selectUser) && screen
