const SHOWN = 4
const STARS = 12

/** The first four characters of a secret, then stars, however long it is; undefined when there is none. */
export const masked = (secret: string | undefined): string | undefined =>
  secret ? secret.slice(0, SHOWN) + '*'.repeat(STARS) : undefined
