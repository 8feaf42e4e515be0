// The description's own lint rules (openapi/README.md says them in words).

const WRITES = new Set(['post', 'put', 'patch', 'delete'])
const isSearch = (id) => /^search[A-Z]/.test(id)
const isMultipart = (body) => 'multipart/form-data' in (body?.content ?? {})

/** Whether the client reads with it, so that it becomes a query. */
const isRead = (verb, o) =>
  !o['x-secret'] && (WRITES.has(verb) ? o['x-read'] === true || isSearch(o.operationId) : !o['x-side-effect'])

/** The cache tags that a change makes stale. */
const staleTags = (o) => (Array.isArray(o['x-invalidates']) ? o['x-invalidates'] : [])

const eachOperation = (check) => () => ({
  PathItem(item, ctx) {
    for (const [verb, operation] of Object.entries(item)) {
      if (!operation || typeof operation !== 'object' || !operation.operationId) continue
      check(verb, operation, (message) =>
        ctx.report({ message: `${operation.operationId}: ${message}`, location: ctx.location.child(verb) }),
      )
    }
  },
})

const operationId = eachOperation((verb, o, report) => {
  if (!/^[a-z]+([A-Z0-9][a-z0-9]*)*$/.test(o.operationId))
    report('operationId is a verb and its nouns in camelCase')
  if (o.tags?.length !== 1) report('exactly one tag')
})

const namedBody = () => ({
  RequestBody(body, ctx) {
    for (const [type, media] of Object.entries(body.content ?? {})) {
      if (!media.schema?.$ref) ctx.report({ message: `the ${type} body must be a named schema ($ref)` })
    }
  },
})

/** Only a named enumeration reaches values.gen.ts; a single value is a constant. */
const namedEnum = () => ({
  Schema(schema, { location, report }) {
    if (schema.enum?.length > 1 && !/^#\/\w+$/.test(location.pointer))
      report({ message: 'an enumeration must be a named schema ($ref)' })
  },
})

const examples = eachOperation((verb, o, report) => {
  if (
    o.requestBody &&
    !isMultipart(o.requestBody) &&
    !Object.keys(Object.values(o.requestBody.content)[0].examples ?? {}).length
  )
    report('the body needs a named example')
  for (const [status, response] of Object.entries(o.responses ?? {})) {
    if (['400', '422', 'default'].includes(status))
      report(`no ${status}: Prism must answer malformed requests with its own list of mistakes`)
    const media = response.content && Object.values(response.content)[0]
    if (media && !Object.keys(media.examples ?? {}).length) report(`${status} needs a named example`)
  }
})

const SESSIONS = ['none', 'pending', 'account', 'organization']
const access = eachOperation((verb, o, report) => {
  const a = o['x-access']
  if (!a || !SESSIONS.includes(a.session)) return report(`x-access.session is one of ${SESSIONS.join(', ')}`)
  if (a.session !== 'none' && !o.responses['401']) report('a call with a session answers 401')
  if ((a.session === 'organization' || a.any) && !o.responses['403'])
    report('a call with an organization or roles answers 403')
})

const isChange = (verb, o) =>
  WRITES.has(verb) ? !o['x-read'] && !isSearch(o.operationId) : o['x-side-effect'] === true
const NOUN = /^[A-Z][A-Za-z]+$/
const ACTION = /^[A-Z]+(_[A-Z]+)*$/
/** The forms of x-log, and the cache tag of the log. */
const LOGS = [
  { fields: { none: /\S/ } },
  {
    fields: { category: /^Account$/, user: /^(session|(body|query)\.\w+)$/, action: ACTION },
    tag: 'AccountLog',
  },
  { fields: { category: /^(?!Account$)[A-Z]\w+$/, object: NOUN, action: ACTION }, tag: 'ChangeLog' },
]
const hasForm = (entry, fields) =>
  Object.keys(entry).length === Object.keys(fields).length &&
  Object.entries(fields).every(([name, form]) => typeof entry[name] === 'string' && form.test(entry[name]))
const log = eachOperation((verb, o, report) => {
  const entry = o['x-log']
  if (!isChange(verb, o)) return entry && report('a read stands in no log: no x-log')
  const found = LOGS.find(({ fields }) => hasForm(entry ?? {}, fields))
  if (!found)
    return report('x-log is { category: Account, user, action }, { category, object, action } or { none }')
  if (found.tag && !staleTags(o).includes(found.tag))
    report(`x-log makes ${found.tag} stale: name it in x-invalidates`)
})

const SECRET = /^(\w*password|captcha|apiKey|authenCode|totpKey|secretKeys|token)$/i
const secrets = () => ({
  Schema(schema, ctx) {
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      if (SECRET.test(name) && field.type === 'string' && field.format !== 'password')
        ctx.report({
          message: `${name} is a secret: format: password`,
          location: ctx.location.child(['properties', name]),
        })
  },
})

/** What people see and type: cleaned by plain-text.ts, and never of any length. */
const texts = () => ({
  Schema(schema, { report }) {
    if ('x-text' in schema && !['line', 'lines'].includes(schema['x-text']))
      report({ message: 'x-text is line or lines' })
    if ('x-text' in schema !== 'maxLength' in schema)
      report({ message: 'a name or free text has both x-text and maxLength' })
  },
})

const cacheTags = () => {
  let known = []
  return {
    Root: {
      enter(root) {
        known = root['x-cache-tags'] ?? []
      },
    },
    PathItem(item, ctx) {
      for (const [verb, o] of Object.entries(item)) {
        if (!o?.operationId) continue
        const field = isRead(verb, o) ? 'x-provides' : 'x-invalidates'
        const report = (message) =>
          ctx.report({ message: `${o.operationId}: ${message}`, location: ctx.location.child(verb) })
        const { none } = o[field] ?? {}
        if (field === 'x-invalidates' && typeof none === 'string' && none !== '') continue
        if (!Array.isArray(o[field])) report(`says which cache tags it touches: ${field}`)
        else if (field === 'x-invalidates' && o[field].length === 0)
          report('names what it makes stale, or says why nothing: x-invalidates: { none: REASON }')
        else
          for (const tag of o[field])
            if (!known.includes(tag)) report(`${tag} is no cache tag (openapi.yaml, x-cache-tags)`)
      }
    },
  }
}

module.exports = () => ({
  id: 'console',
  rules: {
    oas3: {
      'operation-id': operationId,
      'named-body': namedBody,
      'named-enum': namedEnum,
      examples,
      access,
      log,
      secrets,
      texts,
      'cache-tags': cacheTags,
    },
  },
})
