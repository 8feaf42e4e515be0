import type { Operations } from '../contract'

export const notificationsOperations: Pick<Operations, never> = {}
