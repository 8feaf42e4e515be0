import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, type Bundle, type Description } from './describe'

/** The bundled description, from the file that `npm run generate` writes. */

const file = join(__dirname, '../../openapi/bundle.gen.json')

export type { Description }

/** Reads the bundle; `npm run generate` writes it. */
export const readBundle = () => JSON.parse(readFileSync(file, 'utf8')) as Bundle
export const readDescription = () => describe(readBundle())

/** The same, read again when the file was written again. */
export function followDescription(): () => Description {
  let readAt = 0
  let description: Description | undefined
  return () => {
    const writtenAt = statSync(file).mtimeMs
    if (!description || writtenAt !== readAt) description = readDescription()
    readAt = writtenAt
    return description
  }
}
