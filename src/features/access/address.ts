import { operations, type OperationId } from '../../api'

/** The parameter that says of which act it is told why it is not possible. */
export const WHY = 'why'

/** The operation of a name, if there is one. */
export const operationOf = (name: string | null | undefined): OperationId | undefined =>
  name && Object.hasOwn(operations, name) ? (name as OperationId) : undefined

/** The parameters of an evaluation, beside the person whose record it is: the act, and an organization that is not the own. */
export const ACT = 'act'
export const ORGANIZATION = 'org'
