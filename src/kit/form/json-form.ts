/** JSON as a person writes it, and what is wrong with it. */
export type Parsed = { readonly name: 'value'; readonly value: unknown } | { readonly name: 'broken' }

export function parseJson(typed: string): Parsed {
  try {
    return { name: 'value', value: JSON.parse(typed) as unknown }
  } catch {
    return { name: 'broken' }
  }
}

type JsonObject = { [key: string]: unknown }

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const toJson = (value: unknown): string => JSON.stringify(value, null, 2)

/** The object in a text; undefined for none, or another value. */
export function parseObject(typed: string): JsonObject | undefined {
  const read = parseJson(typed)
  return read.name === 'value' && isJsonObject(read.value) ? read.value : undefined
}

/** The objects in a text that is an array of them. */
export function parseObjects(typed: string): JsonObject[] {
  const read = parseJson(typed)
  return read.name === 'value' && Array.isArray(read.value) ? read.value.filter(isJsonObject) : []
}
