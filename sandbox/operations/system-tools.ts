import { done, refused } from '../answers'
import type { Operations } from '../contract'
import { readCsv, type Imported, type ImportedRow } from '../rules/csv-import'
import { sentinels } from '../rules/sentinels'
import { readXlsx } from '../rules/xlsx-import'
import {
  addListed,
  addTemplate,
  findTemplate,
  isModel,
  putFields,
  putModels,
  removeListed,
  removeTemplate,
} from '../store/system-tools'
import type { OrganizationSession } from '../session'
import type { World } from '../world'

export const refusals = {
  unknownModel: 'This object model does not exist. Import it before its fields',
  unknownConnection: 'This supported connection does not exist',
  unknownSegmentMeta: 'Không có segment meta nào mang id này',
  unknownTemplate: 'This template does not exist',
  takenTemplateCode: 'A template with this code exists already',
  takenTemplateId: 'A template with this id exists already',
  emptyCell: 'is empty',
  formula: 'as a formula does. Import its value instead',
  twice: 'already. Keep one',
  tooLong: 'has more than 255 characters',
  wrongType: 'is not a type of a field. Types are boolean, date, datetime, number, string',
  wrongModelName: 'is not a name of an object model',
  wrongFieldName: 'is not a name of a field',
} as const

const LONGEST = 255
const MISTAKES_TOLD = 5
const DELETED = 'Delete successfully.'
const fieldTypes: readonly string[] = ['boolean', 'date', 'datetime', 'number', 'string']
const NAME = /^[A-Za-z]\w*$/
/** A spreadsheet runs what begins so; a number may begin with a sign. */
const FORMULA = /^(?:[=@]|[+-](?![\d\s.,]*$))/

type Rules = {
  readonly rowWord: 'Line' | 'Row'
  /** What tells rows apart. */
  readonly key: 'id' | 'name'
  readonly required: readonly string[]
  /** What is wrong with a row beside that, without its place. */
  readonly mistake?: (cells: Readonly<Record<string, string>>) => string | undefined
  /** Said of an empty cell in place of the usual words. */
  readonly empty?: (line: number, column: string) => string
}

/** The mistakes of rows in their order; none, and all of them can be taken. */
function* mistakesIn(rows: readonly ImportedRow[], rules: Rules): Generator<string, void> {
  const seen = new Map<string, number>()
  for (const { line, cells } of rows) {
    const at = `${rules.rowWord} ${line}:`
    const empty = rules.required.find((column) => cells[column] === '')
    if (empty !== undefined) {
      yield rules.empty?.(line, empty) ?? `${at} the column "${empty}" ${refusals.emptyCell}`
      continue
    }
    const wrong = rules.mistake?.(cells)
    if (wrong !== undefined) yield `${at} ${wrong}`
    else
      for (const [column, cell] of Object.entries(cells)) {
        if (FORMULA.test(cell))
          yield `${at} the column "${column}" begins with "${cell[0]}", ${refusals.formula}`
        if (cell.length > LONGEST) yield `${at} the column "${column}" ${refusals.tooLong}`
      }
    const key = cells[rules.key] ?? ''
    const first = seen.get(key)
    if (first === undefined) seen.set(key, line)
    else yield `${at} "${key}" stands in ${rules.rowWord.toLowerCase()} ${first} ${refusals.twice}`
  }
}

/** All mistakes of a file as one message: the first five, and how many follow. */
function wrongRows(rows: readonly ImportedRow[], rules: Rules): string | undefined {
  const told: string[] = []
  let further = 0
  for (const mistake of mistakesIn(rows, rules))
    if (told.length < MISTAKES_TOLD) told.push(mistake)
    else further += 1
  if (told.length === 0) return undefined
  return [...told, ...(further > 0 ? [`and ${further} further mistakes`] : [])].join('\n')
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

type Call = { readonly session: OrganizationSession; readonly world: World }

/** Imports a file that was read: refuses it whole for a mistake, else takes all of its rows. */
function take(
  { session, world: { clock } }: Call,
  file: File | string,
  { imported, rules }: { readonly imported: Imported; readonly rules: Rules },
  put: (rows: readonly ImportedRow[], by: { readonly by: string; readonly now: number }) => string,
) {
  const name = typeof file === 'string' ? '' : file.name.replace(/\.\w+$/, '')
  if (name === sentinels.silentImport) return refused()
  if ('wrong' in imported) return refused(imported.wrong)
  const wrong = wrongRows(imported.rows, rules)
  if (wrong !== undefined) return refused(wrong)
  const message = put(imported.rows, { by: session.userId, now: clock.now() })
  return done(name === sentinels.wordlessImport ? undefined : message)
}

const listed: Rules = { rowWord: 'Line', key: 'id', required: ['id', 'name'] }
const listedInVietnamese: Rules = {
  ...listed,
  empty: (line, column) => `Dòng ${line}: thiếu cột "${column}"`,
}
const models: Rules = {
  rowWord: 'Row',
  key: 'name',
  required: ['name', 'label'],
  mistake: ({ name = '' }) => (NAME.test(name) ? undefined : `"${name}" ${refusals.wrongModelName}`),
}
const fields: Rules = {
  rowWord: 'Line',
  key: 'name',
  required: ['name', 'type', 'label'],
  mistake: ({ name = '', type = '' }) => {
    if (!NAME.test(name)) return `"${name}" ${refusals.wrongFieldName}`
    return fieldTypes.includes(type) ? undefined : `"${type}" ${refusals.wrongType}`
  },
}

/** How many rows were new, and how many were there before. */
function addedOf(rows: readonly ImportedRow[], added: number, noun: string): string {
  const skipped = rows.length - added
  const also = skipped > 0 ? `, ${skipped} skipped: they exist already` : ''
  return `${counted(added, noun)} imported${also}`
}

/** Deletes by id; the sentinel is refused without a message. */
const deleted = (id: string, remove: (id: string) => boolean, unknown: string) => {
  if (id === sentinels.silentTool) return refused()
  if (!remove(id)) return refused(unknown)
  return done(id === sentinels.wordlessTool ? undefined : DELETED)
}

export const systemToolsOperations = {
  importSupportedConnections: async (call) => {
    const { file } = call.body
    const imported = await readCsv(file, listed.required)
    return take(call, file, { imported, rules: listed }, (rows, by) =>
      addedOf(rows, addListed(call.world.store, 'supported_connection', rows, by), 'connection'),
    )
  },

  importSegmentMetas: async (call) => {
    const { file } = call.body
    const imported = await readCsv(file, listed.required)
    return take(call, file, { imported, rules: listedInVietnamese }, (rows, by) =>
      addedOf(rows, addListed(call.world.store, 'segment_meta', rows, by), 'segment meta'),
    )
  },

  importObjectModels: async (call) => {
    const { file } = call.body
    const imported = await readXlsx(file, models.required)
    return take(call, file, { imported, rules: models }, (rows, by) => {
      const replaced = putModels(call.world.store, rows, by)
      const also = replaced > 0 ? `, ${replaced} replaced` : ''
      return `${counted(rows.length, 'object model')} imported${also}`
    })
  },

  importObjectModelFields: async (call) => {
    const { body, query, world } = call
    const model = query.objectModel.trim()
    if (!isModel(world.store, model)) return refused(refusals.unknownModel)
    const imported = await readCsv(body.file, fields.required)
    return take(call, body.file, { imported, rules: fields }, (rows, by) => {
      putFields(world.store, model, rows, by)
      return `${counted(rows.length, 'field')} imported into ${model}`
    })
  },

  deleteSupportedConnection: ({ query, world: { store } }) =>
    deleted(
      query.id.trim(),
      (id) => removeListed(store, 'supported_connection', id),
      refusals.unknownConnection,
    ),

  deleteSegmentMeta: ({ query, world: { store } }) =>
    deleted(query.id.trim(), (id) => removeListed(store, 'segment_meta', id), refusals.unknownSegmentMeta),

  addCustomModelTemplate: ({ body, session, world: { store, clock } }) => {
    const { code } = body
    // No list shows templates, so their ids have to be known by who adds them.
    const id = body.id || code
    if (code === sentinels.silentTool) return refused()
    if (findTemplate(store, 'code', code)) return refused(refusals.takenTemplateCode)
    if (findTemplate(store, 'id', id)) return refused(refusals.takenTemplateId)
    addTemplate(store, { id, code }, body, { by: session.userId, now: clock.now() })
    return done('Added successfully')
  },

  deleteCustomModelTemplate: ({ path, world: { store } }) =>
    deleted(path.id.trim(), (id) => removeTemplate(store, id), refusals.unknownTemplate),
} satisfies Partial<Operations>
