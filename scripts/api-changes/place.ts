/** One difference as the library finds it; `path` leads to it from the top of both descriptions. */
export type Diff = {
  readonly type: 'breaking' | 'non-breaking' | 'unclassified' | 'annotation' | 'deprecated'
  readonly action: 'add' | 'remove' | 'replace' | 'rename'
  readonly path: Path
  readonly before?: unknown
  readonly after?: unknown
}
export type Path = readonly (string | number)[]

/** Where in a description something stands, in the words of those who call it. */
export type Place = {
  readonly operation: string
  readonly call: string
  readonly words: string
  /** Which way it goes: `body` and `parameter` are sent, `answer` is read. */
  readonly part: 'operation' | 'parameter' | 'body' | 'answer'
  /** What it is of that place: the thing itself, or a keyword of its schema (`enum`, `maxLength`). */
  readonly keyword: string
}

const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

/** The value at a path, through references to the document's own components; undefined where there is none. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root
  for (const part of path) {
    value = isRecord(value) ? value[part] : undefined
    if (isRecord(value) && typeof value.$ref === 'string')
      value = valueAt(root, value.$ref.slice('#/'.length).split('/'))
  }
  return value
}

/** A text at a path; empty where there is none. */
export function textAt(root: unknown, path: Path): string {
  const value = valueAt(root, path)
  return typeof value === 'string' ? value : ''
}

/** `merged` holds what stands in either description. */
export function placeOf(path: Path, merged: unknown): Place {
  const [top, address = '', method = '', section = '', ...rest] = path
  if (top !== 'paths')
    return { operation: '', call: 'all calls', words: '', part: 'operation', keyword: path.join('.') }
  const operation = textAt(merged, ['paths', address, method, 'operationId'])
  const call = `${String(method).toUpperCase()} ${address}`.trim()
  const at = (words: string, part: Place['part'], keyword: string): Place => ({
    operation,
    call,
    words,
    part,
    keyword,
  })
  const start = path.slice(0, 4)
  switch (section) {
    case '':
      return at('', 'operation', method === '' ? 'path' : 'operation')
    case 'parameters': {
      const [index = 0, ...inside] = rest
      const name = textAt(merged, [...start, index, 'name'])
      const where = textAt(merged, [...start, index, 'in'])
      if (inside.length === 0) return at(`${where} ${name}`, 'parameter', 'parameter')
      return at(`${where} ${name}`, 'parameter', inSchema(inside).keyword)
    }
    case 'requestBody':
      return inBody('body', rest)
    case 'responses': {
      const [status = '', kind, ...inside] = rest
      if (kind === undefined) return at(`answer ${status}`, 'answer', 'answer')
      if (kind !== 'headers') return inBody(`answer ${status}`, [kind, ...inside])
      const [header, ...more] = inside
      if (header === undefined) return at(`answer ${status}`, 'answer', 'headers')
      return at(`answer ${status}, header ${header}`, 'answer', String(more.at(-1) ?? 'header'))
    }
    default:
      return at('', 'operation', String(section))
  }

  function inBody(name: string, [content, type, , ...inside]: Path): Place {
    const part = name === 'body' ? 'body' : 'answer'
    if (content !== 'content') return at(name, part, String(content ?? part))
    if (path.at(-1) === type) return at(`${name}, as ${type}`, part, part)
    const { field, keyword } = inSchema(inside)
    return at(field === '' ? name : `${name}, ${field}`, part, keyword)
  }
}

/** `results.content[].phase` and `enum` of a path inside a schema. */
function inSchema(path: Path): { field: string; keyword: string } {
  let field = ''
  for (let index = 0; index < path.length; index++) {
    const part = path[index]
    if (part === 'properties' && index + 1 < path.length) {
      index++
      field += `${field === '' ? '' : '.'}${path[index]}`
    } else if (part === 'items') field += '[]'
    else if (part === 'additionalProperties' && index + 1 < path.length) field += '{}'
    else if (part === 'allOf' || part === 'oneOf' || part === 'anyOf') index++
    else if (part !== 'schema') return { field, keyword: String(part) }
  }
  return { field, keyword: 'field' }
}
