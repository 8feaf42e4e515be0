import { randomUUID } from 'node:crypto'
import type { components } from '../../openapi/schema.gen'
import { done, refused, results } from '../answers'
import type { Operations } from '../contract'
import { isEndpoint, runDueJobs, withSchedule } from '../rules/cronjobs'
import { refuseChange } from '../rules/organizations'
import { listsOf, nextRunAfter } from '../rules/schedule'
import { sentinels } from '../rules/sentinels'
import { cronjobs, histories, recordColumns } from '../store/cronjobs'
import type { Store } from '../store/db'
import { findOrganization } from '../store/organizations'
import { among, between, equals, type Condition } from '../store/search'
import type { World } from '../world'

export const refusals = {
  goneCronjob: 'This cronjob does not exist any more',
  wrongUrl: 'The endpoint must be an address that begins with http:// or https://',
  wrongRange: 'Thời điểm kết thúc phải sau thời điểm bắt đầu',
  halfSchedule: 'A schedule needs days, months, hours and minutes',
  neverRuns: 'Lịch này không bao giờ chạy trong khoảng thời gian hiệu lực',
} as const

type Schemas = components['schemas']
type Config = Schemas['CronjobConfig']
type Input = Schemas['CronjobConfigInput']

/** As it is shown: with the name that its organization has now. */
function shown(store: Store, config: Config): Config {
  const orgName = config.orgId && findOrganization(store, config.orgId)?.name
  return orgName ? { ...config, extParam: { orgName } } : config
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function refuseSchedule(input: Input) {
  const { validFromTime = 0, validToTime = Infinity } = input
  if (validToTime <= validFromTime) return refused(refusals.wrongRange)
  const given = listsOf(input).filter(({ length }) => length > 0).length
  if (given === 0) return undefined
  if (given < 4) return refused(refusals.halfSchedule)
  return nextRunAfter(input, validFromTime - 1) === undefined ? refused(refusals.neverRuns) : undefined
}

/** Refuses what cannot be called or never runs; what a configuration has already is no reason, so it can be switched off. */
function refuseInput(store: Store, input: Input, stored?: Config) {
  const { orgId, endpointUrl } = input
  const refusal = orgId === undefined ? undefined : refuseChange(store, orgId)
  if (refusal) return refusal
  if (endpointUrl !== stored?.endpointUrl && !isEndpoint(endpointUrl)) return refused(refusals.wrongUrl)
  const { days, hours, minutes, months, gmt, validFromTime, validToTime } = input
  const timer = { days, hours, minutes, months, gmt, validFromTime, validToTime }
  const isKept =
    stored && Object.entries(timer).every(([name, value]) => same(value, stored[name as keyof Config]))
  return isKept ? undefined : refuseSchedule(input)
}

/** All fields of a configuration, those left out too: an update clears them. */
function fieldsOf(input: Input) {
  const { name, orgId, endpointMethod = 'POST' as const, endpointUrl } = input
  const { days, hours, minutes, months, gmt, validFromTime, validToTime } = input
  return {
    ...{ name, orgId, endpointMethod, endpointUrl },
    ...{ days, hours, minutes, months, gmt, validFromTime, validToTime },
  }
}

const answer = (message: string, store: Store, id: string) => {
  const config = cronjobs.find(store, id)
  return {
    status: 200 as const,
    body: { success: true as const, message, ...(config && { result: shown(store, config) }) },
  }
}

/** Before anything is asked or changed, what is due by then has run. */
const upToDate = ({ store, clock }: World) => runDueJobs(store, clock.now())

const atLeast = (column: string, least: number | undefined): Condition =>
  least === undefined ? undefined : { sql: `${column} >= ?`, values: [least] }
const atMost = (column: string, most: number | undefined): Condition =>
  most === undefined ? undefined : { sql: `${column} <= ?`, values: [most] }

/** The names of the configurations that are still there, by their ids. */
function namesOf(store: Store, ids: readonly string[]): Record<string, { name: string }> {
  const known = ids.length > 0 ? cronjobs.list(store, [among('id', ids)]) : []
  return Object.fromEntries(known.map(({ id, name }) => [id, { name }]))
}

export const cronjobsOperations = {
  searchCronjobConfigs: (call) => {
    upToDate(call.world)
    const { body } = cronjobs.search(call, [equals('org_id', call.body.orgId)])
    const { content, ...page } = body.results
    return results({ ...page, content: content.map((config) => shown(call.world.store, config)) })
  },

  addCronjobConfig: ({ body, session, world }) => {
    const { store, clock } = world
    upToDate(world)
    const refusal = refuseInput(store, body)
    if (refusal) return refusal
    const id = `cron-${randomUUID()}`
    const made = { createdAt: clock.now(), createdBy: session.userId }
    const config = { ...fieldsOf(body), id, status: body.status ?? ('Active' as const), ...made }
    cronjobs.add(store, withSchedule(config, clock.now()))
    return answer('Added successfully', store, id)
  },

  updateCronjobConfig: ({ path: { id }, body, world }) => {
    const { store, clock } = world
    if (id === sentinels.silentCronjob) return refused()
    upToDate(world)
    const stored = cronjobs.find(store, id)
    if (!stored) return refused(refusals.goneCronjob)
    const refusal = refuseInput(store, body, stored)
    if (refusal) return refusal
    const config = { ...fieldsOf(body), status: body.status ?? stored.status }
    cronjobs.change(store, id, withSchedule(config, clock.now()))
    return answer('Updated successfully', store, id)
  },

  deleteCronjobConfig: ({ path: { id }, world }) => {
    if (id === sentinels.silentCronjob) return refused()
    upToDate(world)
    return cronjobs.remove(world.store, id) ? done('Deleted successfully') : refused(refusals.goneCronjob)
  },

  searchCronjobHistories: (call) => {
    const { store, clock } = call.world
    upToDate(call.world)
    const { configIds, recordField = 'totalRecords', fromRecords, toRecords, fromTime, toTime } = call.body
    const column = recordColumns[recordField]
    const { body } = histories.search(call, [
      among('config_id', configIds),
      atLeast(column, fromRecords),
      atMost(column, toRecords),
      between('started_at', fromTime, toTime),
    ])
    const { content, ...page } = body.results
    const now = clock.now()
    return results({
      ...page,
      content: content.map((run) =>
        (run.cronjobEndTime ?? now) > now ? { ...run, cronjobEndTime: undefined } : run,
      ),
      extras: { configs: namesOf(store, [...new Set(content.map(({ configId }) => configId))]) },
    })
  },
} satisfies Partial<Operations>
