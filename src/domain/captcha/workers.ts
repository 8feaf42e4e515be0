export type Make = () => Worker

/** Webpack has to see the address of each worker written out. Browsers give addresses without TLS no cryptography. */
const plain: Make = () => new Worker(new URL('./plain-worker', import.meta.url))
const usual: Make = isSecureContext
  ? () => new Worker(new URL('altcha/workers/pbkdf2', import.meta.url))
  : plain

/** The workers of the algorithms that are known, the one that nearly every server asks for first. */
export const workers = { usual, plain }
