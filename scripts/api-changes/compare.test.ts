/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare, type Judgement } from './compare'
import { asLines, asMarkdown, unnamed } from './report'

type Schema = {
  type?: unknown
  enum?: unknown[]
  required?: string[]
  properties?: Record<string, Schema>
  maxLength?: number
  description?: string
}
type Operation = {
  operationId: string
  summary: string
  parameters?: object[]
  responses: Record<string, { content: Record<string, { examples: Record<string, { value: object }> }> }>
  'x-access': object
  'x-log': object
}
type Bundle = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const bundle = JSON.parse(readFileSync(join(__dirname, '../../openapi/bundle.gen.json'), 'utf8')) as Bundle

/** The description with the paths that are asked for and the schemas that they use: a comparison of all takes seconds. */
function only(wanted: (path: string) => boolean): Bundle {
  const paths = Object.fromEntries(Object.entries(bundle.paths).filter(([path]) => wanted(path)))
  const { schemas, ...components } = bundle.components
  const used = new Set<string>()
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g))
      if (!used.has(name)) {
        used.add(name)
        follow(schemas[name])
      }
  }
  follow([paths, components])
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
  return { ...bundle, paths, components: { ...components, schemas: kept } }
}

const LINKS = '/account/mngmnt/orgs/links'
const before = only((path) => path.startsWith(LINKS))
const create = (plan: Bundle) => plan.paths[`${LINKS}/create`]?.post as Operation
const schema = (plan: Bundle, name: string) =>
  plan.components.schemas[name] as Required<Schema> & { properties: Record<string, Schema> }
const withBody = (item: Record<string, Operation> = {}) =>
  Object.fromEntries(
    Object.entries(item).map(([method, operation]) => [
      method,
      { ...operation, requestBody: { required: true, content: { 'application/json': { schema: {} } } } },
    ]),
  )
const remove = (list: string[], value: string) => list.splice(list.indexOf(value), 1)

function compareWith(plant: (after: Bundle) => void) {
  const after = structuredClone(before)
  plant(after)
  return compare(before, after)
}

test('the four calls are there to be changed', () => {
  expect(Object.keys(before.paths)).toHaveLength(4)
  expect(compare(before, structuredClone(before))).toEqual({ changes: [], wording: 0 })
})

const SEARCH = 'answer 200, results.content[]'
const LIST = 'answer 200, results[]'

test.each<[what: string, plant: (after: Bundle) => void, told: [Judgement, string, string, string][]]>([
  [
    'an operation that is gone',
    ({ paths }) => delete paths[`${LINKS}/create`],
    [['breaking', 'createLinkedCompany', '', 'gone']],
  ],
  [
    'an operation that is new',
    ({ paths }) => {
      const operation = { ...paths[`${LINKS}/create`]?.post, operationId: 'linkAgain' } as Operation
      paths[`${LINKS}/again`] = { post: operation }
    },
    [['not breaking', 'linkAgain', '', 'new']],
  ],
  [
    'a field of an answer that is gone',
    (after) => {
      const company = schema(after, 'LinkedCompany')
      delete company.properties.integrationName
      remove(company.required, 'integrationName')
    },
    [
      ['breaking', 'searchLinkedCompanies', `${SEARCH}.integrationName`, 'gone'],
      ['breaking', 'listOrganizationLinks', `${LIST}.integrationName`, 'gone'],
    ],
  ],
  [
    'a field of an answer that is new',
    (after) => (schema(after, 'LinkedCompany').properties.zone = { type: 'string' }),
    [
      ['not breaking', 'searchLinkedCompanies', `${SEARCH}.zone`, 'new'],
      ['not breaking', 'listOrganizationLinks', `${LIST}.zone`, 'new'],
    ],
  ],
  [
    'a field of an answer that may be missing from now on',
    (after) => remove(schema(after, 'LinkedCompany').required, 'linkedOrgId'),
    [
      ['breaking', 'searchLinkedCompanies', `${SEARCH}.linkedOrgId`, 'required no more'],
      ['breaking', 'listOrganizationLinks', `${LIST}.linkedOrgId`, 'required no more'],
    ],
  ],
  [
    'a field of a body that is new and has to be sent',
    (after) => {
      schema(after, 'LinkedCompanyInput').properties.zone = { type: 'string' }
      schema(after, 'LinkedCompanyInput').required.push('zone')
    },
    [['breaking', 'createLinkedCompany', 'body, zone', 'new, and required']],
  ],
  [
    'a field of a body that has to be sent from now on',
    (after) => schema(after, 'LinkedCompanyInput').required.push('apiKey'),
    [['breaking', 'createLinkedCompany', 'body, apiKey', 'required from now on']],
  ],
  [
    'a field of a body that is new and may be left out',
    (after) => (schema(after, 'LinkedCompanyInput').properties.zone = { type: 'string' }),
    [['not breaking', 'createLinkedCompany', 'body, zone', 'new']],
  ],
  [
    'a field of a body that is gone, of bodies that take no other field',
    (after) => delete schema(after, 'LinkedCompanySearch').properties.freeText,
    [['breaking', 'searchLinkedCompanies', 'body, freeText', 'gone']],
  ],
  [
    'a field of a body that may be left out from now on',
    (after) => remove(schema(after, 'LinkedCompanyInput').required, 'linkedOrgId'),
    [['not breaking', 'createLinkedCompany', 'body, linkedOrgId', 'required no more']],
  ],
  [
    'a value that may be sent no more',
    (after) => schema(after, 'LinkedSource').enum.pop(),
    [['breaking', 'createLinkedCompany', 'body, linkedSource', 'the value O2OCRM is gone']],
  ],
  [
    'a value that may be sent from now on',
    (after) => schema(after, 'LinkedSource').enum.push('ERP'),
    [['not breaking', 'createLinkedCompany', 'body, linkedSource', 'the value ERP is new']],
  ],
  [
    'another type in an answer',
    (after) => (schema(after, 'LinkedCompany').properties.id = { type: 'integer' }),
    [
      ['breaking', 'searchLinkedCompanies', `${SEARCH}.id`, 'type changed from string to integer'],
      ['breaking', 'listOrganizationLinks', `${LIST}.id`, 'type changed from string to integer'],
    ],
  ],
  [
    'a type of a body that takes what it took',
    (after) => (schema(after, 'LinkedCompanySearch').properties.freeText = { type: ['string', 'null'] }),
    [
      [
        'not breaking',
        'searchLinkedCompanies',
        'body, freeText',
        'type changed from string to ["string","null"]',
      ],
    ],
  ],
  [
    'a shorter text in a body',
    (after) =>
      (schema(after, 'LinkedCompanyInput').properties.linkedOrgName = { type: 'string', maxLength: 9 }),
    [
      ['breaking', 'createLinkedCompany', 'body, linkedOrgName', 'maxLength changed from 255 to 9'],
      ['unsure', 'createLinkedCompany', 'body, linkedOrgName', 'x-text line is gone'],
      ['not breaking', 'createLinkedCompany', 'body, linkedOrgName', 'minLength 1 is gone'],
    ],
  ],
  [
    'a parameter that has to be sent',
    (after) =>
      (create(after).parameters = [
        { name: 'zone', in: 'query', required: true, schema: { type: 'string' } },
      ]),
    [['breaking', 'createLinkedCompany', 'query zone', 'new, and required']],
  ],
  [
    'a body where there was none',
    ({ paths }) => (paths[`${LINKS}/{id}/delete`] = withBody(paths[`${LINKS}/{id}/delete`])),
    [['breaking', 'deleteLinkedCompany', 'body', 'new, and required']],
  ],
  [
    'other rights',
    (after) => (create(after)['x-access'] = { session: 'account' }),
    [
      ['unsure', 'createLinkedCompany', '', 'x-access [{"roles":["SUPER_ADMIN"]}] is gone'],
      ['unsure', 'createLinkedCompany', '', 'x-access changed from organization to account'],
    ],
  ],
])('%s', (_, plant, told) => {
  const { changes, wording } = compareWith(plant)
  expect(changes.map(({ judgement, operation, place, what }) => [judgement, operation, place, what])).toEqual(
    told,
  )
  expect(wording).toBe(0)
})

test('a value more in an answer is breaking: who reads it knows the old ones only', () => {
  const path = '/account/mngmnt/orgs/suggest'
  const old = only((each) => each === path)
  const now = structuredClone(old)
  schema(now, 'Phase').enum.push('Asleep')
  expect(compare(old, now).changes).toEqual([
    {
      judgement: 'breaking',
      operation: expect.stringMatching(/^suggest/) as unknown,
      call: `GET ${path}`,
      place: 'answer 200, results[].phase',
      what: 'the value Asleep is new',
    },
  ])
})

test('other words, examples and notes of the console are counted, and are no changes', () => {
  const { changes, wording } = compareWith((after) => {
    const { examples } = create(after).responses['409']?.content['application/json'] ?? {}
    if (examples?.taken) examples.taken.value = { success: false, message: 'Linked already' }
    create(after).summary = 'Link it'
    create(after)['x-log'] = { none: 'nobody asks' }
    schema(after, 'LinkedCompany').description = 'a company'
  })
  expect(changes).toEqual([])
  expect(wording).toBeGreaterThanOrEqual(4)
})

test('a field may be called description, or tags', () => {
  const { changes } = compareWith((after) => {
    schema(after, 'LinkedCompanyInput').properties.description = { type: 'string' }
    schema(after, 'LinkedCompanyInput').properties.tags = { type: 'string' }
  })
  expect(changes.map(({ place }) => place)).toEqual(['body, description', 'body, tags'])
})

test('what breaks comes first, in words, and has to be named by its operation', () => {
  const comparison = compareWith((after) => {
    schema(after, 'LinkedCompanyInput').properties.zone = { type: 'string' }
    delete after.paths[`${LINKS}/get`]
  })
  expect(asLines('0.1.0', comparison).split('\n')).toEqual([
    'Since 0.1.0: 1 breaking, 0 unsure, 1 not breaking; 0 descriptions, examples and notes of the console differ besides.',
    '',
    'Breaking: a caller of before fails, or reads what it does not know',
    `  listOrganizationLinks (GET ${LINKS}/get) gone`,
    '',
    'Not breaking',
    `  createLinkedCompany (POST ${LINKS}/create) body, zone: new`,
  ])
  expect(asMarkdown('0.1.0', comparison)).toContain('# Changes since 0.1.0\n')
  expect(asMarkdown('0.1.0', comparison)).toContain('\n- `listOrganizationLinks` gone\n')
  expect(unnamed(comparison, '- Links are no longer listed at once: listOrganizationLinks is gone.')).toEqual(
    ['listOrganizationLinks'],
  )
  expect(
    unnamed(comparison, '- Links are no longer listed at once: `listOrganizationLinks` is gone.'),
  ).toEqual([])
})
