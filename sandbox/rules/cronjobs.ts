import { randomUUID } from 'node:crypto'
import type { components } from '../../openapi/schema.gen'
import { cronjobs, histories } from '../store/cronjobs'
import type { Store } from '../store/db'
import { derived, listsOf, nextRunAfter, runsIn } from './schedule'

type Schemas = components['schemas']
type Config = Schemas['CronjobConfig']

/** So many runs of one job are made up for when the clock is moved, the latest; those before are left out. */
const MOST_RUNS = 1440
const NOT_CALLED = 'NOT CALLED'

const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]']
const ECHO = '/sandbox/echo'

function addressIn(url: string): URL | undefined {
  try {
    return new URL(url)
  } catch {
    return undefined
  }
}

/** Whether the server could call it at all. */
export const isEndpoint = (url: string): boolean =>
  /^https?:\/\//i.test(url) && addressIn(url)?.hostname !== undefined

/**
 * What the echo target answers: as many records as its address asks for, of which so many are invalid, after so many
 * seconds of the sandbox's clock.
 */
export function echo(query: URLSearchParams) {
  const count = (name: string, most: number) =>
    Math.min(Math.max(Math.trunc(Number(query.get(name) ?? 0)) || 0, 0), most)
  const totalRecords = count('records', 1_000_000_000)
  const totalInvalidRecord = count('invalid', totalRecords)
  return {
    ...{ totalRecords, totalInvalidRecord, totalValidRecords: totalRecords - totalInvalidRecord },
    seconds: count('seconds', 86_400),
  }
}

/** Calls the echo target of this sandbox; any other address is not called, from wherever the sandbox runs. */
function call(method: string, url: string) {
  const address = addressIn(url)
  const isOwn = isEndpoint(url) && OWN_HOSTS.includes(address?.hostname ?? '') && address?.pathname === ECHO
  return isOwn
    ? { method, ...echo(address.searchParams) }
    : { method: NOT_CALLED, ...echo(new URLSearchParams()) }
}

function run(store: Store, { id, name, endpointMethod, endpointUrl }: Config, at: number, before?: number) {
  const { seconds, ...outcome } = call(endpointMethod, endpointUrl)
  histories.add(store, {
    ...{ id: `run-${randomUUID()}`, configId: id, configName: name, url: endpointUrl, ...outcome },
    ...{ fromTime: before, toTime: at, cronjobStartTime: at, cronjobEndTime: at + seconds * 1000 },
    ...{ createdAt: at, createdBy: 'system' },
  })
}

/** Runs whatever has become due up to now, as if it had run in its minute. */
export function runDueJobs(store: Store, now: number): void {
  const due = store.all<{ id: string; nextRunAt: number }>(
    'select id, next_run_at as nextRunAt from cronjob_config where next_run_at <= ? order by next_run_at',
    now,
  )
  if (due.length === 0) return
  store.transaction(() => {
    for (const { id, nextRunAt } of due) {
      const config = cronjobs.find(store, id)
      if (!config) continue
      const { validFromTime = 0, validToTime = now } = config
      const span = { from: nextRunAt, to: Math.min(validToTime, now) }
      const times = runsIn(config, span, MOST_RUNS, 'last')
      const first = times[0] ?? now
      const earlier = { from: Math.max(validFromTime, first - 366 * 86_400_000), to: first - 1 }
      const [before] = runsIn(config, earlier, 1, 'last')
      times.forEach((time, index) => run(store, config, time, times[index - 1] ?? before))
      cronjobs.change(store, id, { nextRunAt: nextRunAfter(config, now) })
    }
  })
}

/** What is stored beside what was sent: what follows from the schedule, and when it runs next. */
export const withSchedule = <C extends Omit<Config, 'id'>>(config: C, now: number) => ({
  ...config,
  monthDayHoursGmts: listsOf(config).every(({ length }) => length > 0) ? derived(config) : undefined,
  nextRunAt: config.status === 'Active' ? nextRunAfter(config, now) : undefined,
})
