/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { failed, setUp } from './testing'

type Link = components['schemas']['LinkedCompany']
type Results = components['schemas']['PagedInfo'] & { content: Link[] }

const links = '/api/account/mngmnt/orgs/links'
const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn('bao.tran@phuongdong.example', 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

async function search(filter: object = {}, query = ''): Promise<Results> {
  const { status, body } = await at.post(`${links}/search?${query}`, filter)
  expect(status).toBe(200)
  return (body as { results: Results }).results
}
const ids = async (filter: object, query?: string) =>
  (await search(filter, query)).content.map(({ id }) => id)
const ofOrganization = async (orgId: string) =>
  ((await at.get(`${links}/get?orgId=${orgId}`)).body as { results: Link[] }).results

const input = {
  integrationName: ' CRM miền Trung ',
  linkedOrgId: 'crm-9',
  linkedOrgName: 'Miền Trung',
  linkedSource: 'O2OCRM',
  o2oCdpOrgId: 'org-acme',
}
const create = (change: object = {}) => at.post(`${links}/create`, { ...input, ...change })

test('LINK-22 LINK-14 all linked companies, newest first, ten a page, without their keys', async () => {
  const { content, page } = await search()
  expect(page).toEqual({ pageSize: 10, currentPage: 0, totalPages: 5, totalRecords: 42 })
  expect(content[0]).toEqual({
    id: 'link-1',
    integrationName: 'CRM bán lẻ',
    linkedOrgId: 'crm-1048',
    linkedOrgName: 'Acme Retail CRM',
    linkedSource: 'O2OCRM',
    o2oCdpOrgId: 'org-acme',
  })
  expect((await search({}, 'page=4')).content).toHaveLength(2)
  expect(JSON.stringify((await search({}, 'pageSize=100')).content)).not.toContain('crm-key-')
})

test.each([
  ['LINK-04 the name of the integration, without its accents', { freeText: 'BAN LE' }, ['link-1']],
  ['LINK-04 the name of the company', { freeText: 'acme retail crm' }, ['link-1']],
  ['LINK-04 the company id as text', { freeText: 'rm-1048' }, ['link-1']],
  ['LINK-04 what would be SQL', { freeText: "'; drop" }, ['link-3']],
  ['LINK-04 a wildcard', { freeText: '100%' }, []],
  ['LINK-03 one organization', { o2oCdpOrgIds: ['org-phuongdong'] }, ['link-2', 'link-loyalty']],
  ['LINK-04 two organizations', { o2oCdpOrgIds: ['org-bold', 'org-khseafood'] }, ['link-3', 'link-4']],
  ['LINK-04 the id of a company, whole', { linkedOrgId: ' CRM-2077 ' }, ['link-2']],
  ['LINK-04 a part of an id', { linkedOrgId: 'crm-207' }, []],
  [
    'LINK-04 all of them together',
    { freeText: 'crm', o2oCdpOrgIds: ['org-acme'], linkedOrgId: '' },
    ['link-1', 'link-silent'],
  ],
])('%s', async (_, filter, found) => {
  expect(await ids(filter)).toEqual(found)
})

test('sorted by the order that the call names', async () => {
  const up = await ids({ o2oCdpOrgIds: ['org-phuongdong', 'org-acme'] }, 'orderBy=linkedOrgId:ASC')
  expect(up).toEqual(['link-silent', 'link-1', 'link-2', 'link-loyalty'])
  expect(await ids({ o2oCdpOrgIds: ['org-phuongdong', 'org-acme'] }, 'orderBy=linkedOrgId:DESC')).toEqual(
    [...up].reverse(),
  )
})

test('fails with the status that the free text names', async () => {
  expect((await at.post(`${links}/search`, { freeText: 'sentinel:500' })).status).toBe(500)
})

test('LINK-23 those of one organization, none for one that has none or is gone', async () => {
  expect((await ofOrganization('org-acme')).map(({ id }) => id)).toEqual(['link-1', 'link-silent'])
  expect(await ofOrganization('org-haiau')).toHaveLength(12)
  expect(await ofOrganization('org-zenbrew')).toEqual([])
  expect(await ofOrganization('org-none')).toEqual([])
  expect((await at.get(`${links}/get`)).status).toBe(422)
})

test('LINK-24 LINK-20 a company is linked, with or without a key', async () => {
  expect((await create()).body).toEqual({ success: true, message: 'Added successfully' })
  await create({ linkedOrgId: 'crm-10', apiKey: 'secret-key' })
  const [withKey, without] = (await search()).content
  expect(without).toMatchObject({
    integrationName: 'CRM miền Trung',
    linkedOrgId: 'crm-9',
    o2oCdpOrgId: 'org-acme',
  })
  expect(withKey).toMatchObject({ linkedOrgId: 'crm-10' })
  expect(withKey).not.toHaveProperty('apiKey')
  expect(await ofOrganization('org-acme')).toHaveLength(4)
})

test.each([
  ['LINK-16', { integrationName: '' }],
  ['LINK-17', { linkedOrgId: '' }],
  ['LINK-18', { linkedOrgName: '' }],
  ['LINK-19', { o2oCdpOrgId: '' }],
  ['LINK-15', { linkedSource: 'OTHER' }],
  ['LINK-21', { o2oCdpOrgId: undefined }],
])('%s %j is a mistake', async (_, change) => expect((await create(change)).status).toBe(422))

test.each([
  ['an organization that is gone', { o2oCdpOrgId: 'org-none' }, 'This organization does not exist any more'],
  [
    'the same company again',
    { linkedOrgId: 'crm-1048' },
    'This company is linked to this organization already',
  ],
  [
    'a key that the product does not know',
    { apiKey: 'unknown-key' },
    'The linked product does not accept this key',
  ],
  ['the silent key', { apiKey: 'silent-key' }, undefined],
  ['the silent organization', { o2oCdpOrgId: 'org-silent' }, undefined],
])('LINK-27 %s is refused', async (_, change, message) => {
  const { status, body } = await create(change)
  expect([status, body]).toEqual([409, failed(message)])
  expect((await search()).page.totalRecords).toBe(42)
})

test('the same company may be linked to another organization', async () => {
  expect((await create({ linkedOrgId: 'crm-1048', o2oCdpOrgId: 'org-zenbrew' })).status).toBe(200)
})

test('LINK-25 LINK-28 a link is removed once; one refuses without a message', async () => {
  const remove = (id: string) => at.post(`${links}/${id}/delete`)
  expect((await remove('link-1')).body).toEqual({ success: true, message: 'Deleted successfully' })
  expect((await ofOrganization('org-acme')).map(({ id }) => id)).toEqual(['link-silent'])
  expect((await remove('link-1')).body).toEqual(failed('This link does not exist any more'))
  expect((await remove('link-silent')).body).toEqual(failed())
})
