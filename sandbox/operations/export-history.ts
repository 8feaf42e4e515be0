import type { Operations } from '../contract'

export const exportHistoryOperations: Pick<Operations, never> = {}
