import type { components } from '../../openapi/schema.gen'
import { done, refused, results } from '../answers'
import type { Operations } from '../contract'
import { refuseWithoutCode } from '../rules/confirmation'
import { sentinels } from '../rules/sentinels'
import { createTable } from '../store/table'

export const refusals = {
  takenVariable: 'A variable with this key exists already',
  goneVariable: 'This variable does not exist any more',
  keeperSilent: 'The service that keeps the variables does not answer',
} as const

type Variable = Omit<components['schemas']['SystemVariable'], 'value'>
/** The value is a secret. */
type Hidden = { readonly value: string }

export const variables = createTable<Variable, Hidden>({
  table: 'system_variable',
  fields: { id: 'id', createdAt: 'created_at', createdBy: 'created_by', updatedAt: 'updated_at' },
  hidden: { value: 'value' },
  // Not the value: whoever guesses would find it out.
  freeText: ['id', 'createdBy'],
  sortable: [],
  order: 'coalesce(updated_at, created_at, 0) desc, id',
})

const gone = () => refused(refusals.goneVariable, 'SYSTEM_VARIABLE_NOT_FOUND')

/** Whatever is done with these is refused, in the ways that the description names. */
function refuseSentinel(id: string) {
  if (id === sentinels.silentVariable) return refused()
  return id === sentinels.unkeptVariable ? refused(refusals.keeperSilent) : undefined
}

export const systemVariablesOperations = {
  searchSystemVariables: (call) => variables.search(call),

  addSystemVariable: (call) => {
    const { body, session, world } = call
    const { store, clock } = world
    const refusal = refuseWithoutCode(call) ?? refuseSentinel(body.id)
    if (refusal) return refusal
    if (variables.find(store, body.id)) return refused(refusals.takenVariable, 'SYSTEM_VARIABLE_EXISTS')
    variables.add(store, { ...body, createdAt: clock.now(), createdBy: session.userId })
    return done('Added successfully')
  },

  updateSystemVariable: (call) => {
    const { body, world } = call
    const refusal = refuseWithoutCode(call) ?? refuseSentinel(body.id)
    if (refusal) return refusal
    const { id, value } = body
    const changed = variables.change(world.store, id, { value, updatedAt: world.clock.now() })
    return changed ? done('Updated successfully') : gone()
  },

  getSystemVariableValue: (call) => {
    const { query, world } = call
    const refusal = refuseWithoutCode(call) ?? refuseSentinel(query.id)
    if (refusal) return refusal
    const kept = world.store.one<{ value: string }>(
      'select value from system_variable where id = ?',
      query.id,
    )
    return kept ? results({ value: kept.value }) : gone()
  },
} satisfies Partial<Operations>
