import type { Operations } from '../contract'

export const sessionTokensOperations: Pick<Operations, never> = {}
