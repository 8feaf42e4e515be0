import type { Config } from '../config'
import { runEndpoint, type Endpoint } from './request'
import type { TabMessage, Tabs } from './tabs'

/** For tests of flows: answers in place of the server, by endpoint, in the order in which they are asked for. */

type Answer = unknown
export type Answers = ReturnType<typeof createAnswers>

/** A server's refusal, as `request` throws it. */
export class Refused {
  constructor(readonly refusal: object) {}
}

/**
 * A provider for `expectSaga(...).provide(answers)`. `on(endpoint, ...)` queues answers (a Refused is thrown, a
 * promise is waited for); the last one stays. `asked` lists what was called, in order.
 */
export function createAnswers(context: Record<string, unknown>) {
  const known: Record<string, unknown> = { tabs: createTestTabs(), ...context }
  const queues = new Map<unknown, { name: string; answers: Answer[] }>()
  const asked: { name: string; arg: unknown }[] = []

  async function answer(endpoint: unknown, arg: unknown): Promise<unknown> {
    const queue = queues.get(endpoint)
    if (!queue) throw new Error('a call that the test does not answer')
    asked.push({ name: queue.name, arg })
    const next = await (queue.answers.length > 1 ? queue.answers.shift() : queue.answers[0])
    if (next instanceof Refused) throw next.refusal
    return next
  }

  return {
    asked,
    on(name: string, endpoint: Endpoint<never, unknown>, ...answers: Answer[]) {
      queues.set(endpoint, { name, answers })
    },
    call(effect: { fn: unknown; args: unknown[] }, next: () => unknown) {
      return effect.fn === runEndpoint ? answer(effect.args[0], effect.args[1]) : next()
    },
    getContext: (property: string, next: () => unknown) => (property in known ? known[property] : next()),
  }
}

/** A navigator that goes nowhere and remembers where it was sent. */
export function createTestNavigator(address: string) {
  const went: string[] = []
  const url = new URL(address, 'https://console.example')
  const go = (target: string) => {
    went.push(target)
    return Promise.resolve()
  }
  let reloads = 0
  let closes = 0
  return {
    went,
    reloads: () => reloads,
    /** How often a flow closed what it was begun on. */
    closes: () => closes,
    close: () => {
      closes += 1
    },
    here: () => url,
    go,
    load: go,
    reload: () => {
      reloads += 1
    },
  }
}

/** Tabs of one browser that hear each other at once: `open` makes one more. What was told stands in `told`. */
export function createTestBrowser() {
  const ears = new Set<(message: TabMessage) => void>()
  const taken = new Set<string>()
  const waiting: { name: string; go: () => void }[] = []
  const told: TabMessage[] = []
  const open = (): Tabs => {
    const own = new Set<(message: TabMessage) => void>()
    return {
      hears: true,
      tell(message) {
        told.push(message)
        for (const hear of ears) if (!own.has(hear)) hear(message)
      },
      hear(heard) {
        own.add(heard)
        ears.add(heard)
        return () => void ears.delete(heard)
      },
      turn(name, until) {
        const release = () => {
          taken.delete(name)
          const next = waiting.findIndex((one) => one.name === name)
          if (next !== -1) waiting.splice(next, 1)[0]!.go()
        }
        const take = () => {
          taken.add(name)
          return release
        }
        if (!taken.has(name)) return Promise.resolve(take())
        if (!until) return Promise.resolve(undefined)
        return new Promise((resolve) => {
          const one = { name, go: () => resolve(take()) }
          waiting.push(one)
          until.addEventListener('abort', () => {
            const at = waiting.indexOf(one)
            if (at !== -1) waiting.splice(at, 1)
            resolve(undefined)
          })
        })
      },
    }
  }
  return { told, open }
}

/** The only tab of a browser. */
const createTestTabs = (): Tabs => createTestBrowser().open()

/** The configuration of tests: one origin, a captcha that solves itself, one allowed host. */
export const testConfig: Config = {
  bases: {
    account: '/api/account',
    services: '/api/services',
    console: '/api/console',
    activity: '/api/activity',
  },
  captcha: { kind: 'stand-in' },
  analytics: { kind: 'none' },
  suite: { helpCenter: 'https://help.example' },
  returnHosts: ['data-hub.example'],
  contactUrl: 'mailto:support@platform.example',
  copyright: { from: 2019, owner: 'Customer Data Platform' },
}
