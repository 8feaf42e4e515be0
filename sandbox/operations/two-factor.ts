import type { Operations } from '../contract'

export const twoFactorOperations: Pick<Operations, never> = {}
