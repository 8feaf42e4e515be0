/** How arguments and answers travel. Pure functions, no store. */

const SECRET_FIELDS: ReadonlySet<string> = new Set(['token', 'apiKey'])
const SHOWN_CHARACTERS = 4

export const isSecretField = (name: string): boolean => SECRET_FIELDS.has(name)
/** What is kept of a secret. */
export const shortened = (secret: string): string => secret.slice(0, SHOWN_CHARACTERS)

/** The answer with `token` and `apiKey` cut to four characters, at any depth, before it enters the store. */
export function shortenSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shortenSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      isSecretField(key) && typeof field === 'string' ? shortened(field) : shortenSecrets(field),
    ]),
  )
}

/** A query of the parameters that have a value; lists are comma-separated (call-notes 53), every item encoded. */
export function serializeParams(params: Record<string, unknown>): string {
  const encode = (value: unknown) => encodeURIComponent(String(value))
  return Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(
      ([name, value]) =>
        `${encode(name)}=${Array.isArray(value) ? value.map(encode).join(',') : encode(value)}`,
    )
    .join('&')
}

/** A body that holds a file travels as multipart; every other one as it is. */
export function toBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const entries = Object.entries(body)
  if (!entries.some(([, value]) => value instanceof Blob)) return body
  const form = new FormData()
  for (const [name, value] of entries) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}
