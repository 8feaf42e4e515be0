import type { Operations } from '../contract'

export const invitationsOperations: Pick<Operations, never> = {}
