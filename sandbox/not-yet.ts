import type { operations as described } from '../openapi/schema.gen'

/** Operations that the description has and the sandbox has not; they answer 501. Meant to be empty. */
export const notYet = [] as const satisfies readonly (keyof described)[]
