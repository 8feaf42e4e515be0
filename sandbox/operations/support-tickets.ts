import type { Operations } from '../contract'

export const supportTicketsOperations: Pick<Operations, never> = {}
