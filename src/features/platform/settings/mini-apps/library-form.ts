import { object, string, type ObjectSchema } from 'yup'
import { plainText } from '../../../../../openapi/plain-text'
import type { SupportedMiniAppInput } from '../../../../api'
import { message } from '../../../../kit/form/form'
import { isJsonObject, parseJson, parseObject, parseObjects } from '../../../../kit/form/json-form'
import type { MessageId, Translate } from '../../../../texts'

const required = message('common.required')

/** What only looks like a name is none. */
const shown = () =>
  string()
    .defined()
    .transform((typed: string) => plainText(typed))
    .required(required)

export type AppValues = { appId: string; appName: string; details: string }

export const noApp: AppValues = { appId: '', appName: '', details: '' }

const isJson = (typed: string | undefined) => parseJson(typed ?? '').name === 'value'

export const appSchema: ObjectSchema<AppValues> = object({
  appId: shown(),
  appName: shown(),
  details: string()
    .defined()
    .trim()
    .test('json', message('miniApps.notJson'), (typed) => !typed || isJson(typed))
    .test(
      'object',
      message('miniApps.notObject'),
      (typed) => !typed || !isJson(typed) || parseObject(typed) !== undefined,
    ),
})

/** The fields of their own stand above what the further ones say of them. */
export const appOf = ({ appId, appName, details }: AppValues): SupportedMiniAppInput => ({
  ...parseObject(details),
  ...{ appId, appName },
})

/** What is wrong with an entry of a list; its position is counted from 1. */
export type EntryMistake = {
  readonly what: 'object' | 'appId' | 'appName' | 'textId' | 'textName' | 'twice'
  readonly position: number
  /** The entry that has the same appId. */
  readonly first?: number
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

function mistakeOf(entry: unknown, position: number, seen: Map<string, number>): EntryMistake | undefined {
  if (!isJsonObject(entry)) return { what: 'object', position }
  const { appId, appName } = entry
  if (isEmpty(appId)) return { what: 'appId', position }
  if (typeof appId !== 'string') return { what: 'textId', position }
  const id = plainText(appId)
  if (id === '') return { what: 'appId', position }
  const first = seen.get(id)
  if (first !== undefined) return { what: 'twice', position, first }
  seen.set(id, position)
  if (isEmpty(appName)) return { what: 'appName', position }
  if (typeof appName !== 'string') return { what: 'textName', position }
  return plainText(appName) === '' ? { what: 'appName', position } : undefined
}

/** The entries that stand in a text; none where it is no JSON array. */
function entriesIn(typed: string): readonly unknown[] {
  const read = parseJson(typed)
  return read.name === 'value' && Array.isArray(read.value) ? (read.value as unknown[]) : []
}

/** The first mistake of each entry. */
export function mistakesInList(typed: string): readonly EntryMistake[] {
  const seen = new Map<string, number>()
  return entriesIn(typed).flatMap((entry, index) => mistakeOf(entry, index + 1, seen) ?? [])
}

/** So many are told; after these the person looks again. */
const TOLD = 5

export function wordsOfMistakes(mistakes: readonly EntryMistake[], text: Translate): string {
  const told = mistakes.slice(0, TOLD).map(({ what, ...where }) => text(`miniApps.entry.${what}`, where))
  const left = mistakes.length - told.length
  return [...told, ...(left > 0 ? [text('miniApps.entry.more', { count: left })] : [])].join(' ')
}

export type ListValues = { list: string }

export const noList: ListValues = { list: '' }

const wrongEntries: MessageId = 'miniApps.wrongEntries'

export const listSchema: ObjectSchema<ListValues> = object({
  list: string()
    .defined()
    .required(required)
    .test('json', message('miniApps.notJson'), (typed) => isJson(typed))
    .test('array', message('miniApps.notArray'), (typed) => !isJson(typed) || entriesIn(typed).length > 0)
    .test('entries', message(wrongEntries), (typed) => mistakesInList(typed).length === 0),
})

export const appsOf = ({ list }: ListValues): SupportedMiniAppInput[] => parseObjects(list)
export const countIn = (typed: string): number => entriesIn(typed).length
