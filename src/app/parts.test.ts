import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAction, createSlice } from '@reduxjs/toolkit'
import { put, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { setConfig } from '../config'
import type { Parts } from '../flows/parts'
import { createTestBrowser, testConfig } from '../flows/testing'
import { boot } from './engine'
import { appFlows } from './flows'
import { paths } from '../paths'
import { pageAt } from '../kit/navigation/pages'
import { screens, signOut } from './screens'
import { loadedBy } from './testing-modules'

setConfig(testConfig)
const open = () => boot(() => Promise.reject(new Error('no app')), undefined, createTestBrowser().open())
/** The state of the app before any screen has come. */
const ofApp = Object.keys(open().store.getState())

/** What begins each flow of the app. A flow that a single screen begins comes with that screen. */
const begunBy: Readonly<Record<string, string>> = {
  leaveWhenUnauthorized: 'a 401 to any call',
  showForbidden: 'a 403 to the query of any screen',
  keepRights: 'a message of the live channel, a refused call, a look at the tab',
  warnOfTooManyRequests: 'a 429 to any call',
  keepSession: 'the clock, and the notice that the session is about to end',
  followTabs: 'other tabs',
  leaveForOtherTab: 'the dialog over any screen that another tab has chosen',
  wayBackFlow: 'the notice of a save that failed after its form was left',
  readAgainFlow: 'coming back to the tab, or to the network',
  enter: 'the app itself, at its first screen',
  liveFlow: 'a session, and the notices of what comes',
  pageViewFlow: 'any path',
}

/** The flows that a module of ours exports, by its source. */
function flowsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])[\w-]*flow\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^export function\* (\w+Flow)\(/gm)].map(
        ([, name]) => name!,
      ),
    )
}

const partsOfAll = () =>
  Promise.all([...Object.values(screens), signOut].flatMap(({ parts = [] }) => parts.map((load) => load())))

test('the app has no flow but those that anything can begin', () => {
  expect(appFlows.map(({ name }) => name)).toEqual(Object.keys(begunBy))
})

test('every flow of a feature is of the app, of a screen, or of the sign-in', async () => {
  const withScreens = (await partsOfAll()).flatMap(({ flows }) => flows.map(({ name }) => name))
  const started = new Set([...Object.keys(begunBy), ...withScreens, 'signInFlow'])
  expect(flowsIn(join(__dirname, '../features')).filter((name) => !started.has(name))).toEqual([])
  expect(withScreens.filter((name) => name in begunBy)).toEqual([])
})

test('no two slices have one key', async () => {
  const reducers = new Map<string, unknown>()
  for (const { slices } of await partsOfAll())
    for (const { reducerPath, reducer } of slices) {
      expect(reducers.get(reducerPath) ?? reducer).toBe(reducer)
      reducers.set(reducerPath, reducer)
    }
  expect(reducers.size).toBeGreaterThan(5)
})

type Slice = Parts['slices'][number]
const isSlice = (value: unknown): value is Slice =>
  typeof value === 'object' && value !== null && 'reducerPath' in value && 'reducer' in value

const tables = ['screens.ts', 'platform-screens.ts'].map((file) =>
  readFileSync(join(__dirname, file), 'utf8'),
)
const entries = [
  ...tables
    .join('\n')
    .matchAll(/\[paths\.(\w+)\]: \{\s*screen: \(\) =>\s*import\(\s*\/\*.*?\*\/\s*'([^']+)',?\s*\)/g),
].map(([, name, path]) => [name as keyof typeof paths, path!] as const)

test.each(entries)('the screen of %s has all the state that it reads', async (name, path) => {
  const states = [...loadedBy(join(__dirname, path))].filter((file) => file.endsWith('state.ts'))
  const read = states
    .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(file)).filter(isSlice))
    .map(({ reducerPath }) => reducerPath)
  const { parts = [] } = screens[pageAt(paths[name])!]
  const brought = (await Promise.all(parts.map((load) => load()))).flatMap(({ slices }) => slices)
  const there = new Set([...ofApp, ...brought.map(({ reducerPath }) => reducerPath)])
  expect(read.filter((key) => !there.has(key))).toEqual([])
})

test('every screen is looked at', () => expect(entries).toHaveLength(Object.keys(screens).length))

test('what a screen brings is there at once, and once a document, however often it comes', () => {
  const pressed = createAction('pressed')
  const heard = createAction('heard')
  const slice = createSlice({
    name: 'heardOfPresses',
    initialState: 0,
    reducers: {},
    extraReducers: (on) => on.addCase(heard, (count) => count + 1),
  })
  function* flow(): SagaGenerator<void> {
    yield* takeEvery(pressed, function* () {
      yield* put(heard())
    })
  }
  const parts = { flows: [flow], slices: [slice] }
  const engine = open()
  const count = () => engine.store.getState()[slice.reducerPath]
  engine.bring(parts)
  expect(count()).toBe(0)
  engine.store.dispatch(pressed())
  expect(count()).toBe(1)
  engine.bring(parts)
  engine.store.dispatch(pressed())
  expect(count()).toBe(2)
  const next = open()
  next.bring(parts)
  next.store.dispatch(pressed())
  expect([count(), next.store.getState()[slice.reducerPath]]).toEqual([2, 1])
})
