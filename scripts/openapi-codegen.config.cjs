// Which operation becomes which endpoint; everything is read from the bundled description (openapi/README.md).
const fs = require('node:fs')
const path = require('node:path')

// The generator reads paths relative to this file and writes them so into its imports.
const schemaFile = '../openapi/bundle.gen.json'
const { paths, tags } = JSON.parse(fs.readFileSync(path.join(__dirname, schemaFile), 'utf8'))

const operations = Object.values(paths).flatMap((item) =>
  Object.entries(item).map(([verb, operation]) => ({ verb, ...operation })),
)
const reads = (o) =>
  o.verb === 'get' ? !o['x-side-effect'] : o['x-read'] === true || /^search[A-Z]/.test(o.operationId)
const isQuery = (o) => reads(o) && !o['x-secret']
/** None where the description says why: `{ none: REASON }`. */
const staleTags = ({ 'x-invalidates': tags }) => (Array.isArray(tags) ? tags : [])
const isStream = ({ operation }) => 'text/event-stream' in (operation.responses['200']?.content ?? {})
const camel = (tag) => tag.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

// Only the first matching override of an operation counts: one each.
const endpointOverrides = operations.map((o) =>
  isQuery(o)
    ? { pattern: o.operationId, type: 'query', providesTags: o['x-provides'] }
    : // What only reads names no tags: nothing can have been done without an answer.
      { pattern: o.operationId, type: 'mutation', ...(!reads(o) && { invalidatesTags: staleTags(o) }) },
)

module.exports = {
  schemaFile,
  apiFile: '../src/api/empty.ts',
  apiImport: 'emptyApi',
  hooks: { queries: true, lazyQueries: false, mutations: true },
  tag: false,
  encodePathParams: true,
  useUnknown: true,
  mergeReadWriteOnly: true,
  outputFiles: Object.fromEntries(
    tags.map(({ name }) => [
      `../src/api/${name}.gen.ts`,
      {
        exportName: `${camel(name)}Api`,
        endpointOverrides,
        filterEndpoints: (_id, definition) => definition.operation.tags[0] === name && !isStream(definition),
      },
    ]),
  ),
}
