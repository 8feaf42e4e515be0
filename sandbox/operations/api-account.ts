import type { Operations } from '../contract'

export const apiAccountOperations: Pick<Operations, never> = {}
