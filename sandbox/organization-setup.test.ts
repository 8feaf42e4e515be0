/** @jest-environment node */
import { createCaller, failed, setUp, succeeded } from './testing'

const BAO = 'bao.tran@phuongdong.example'
const setup = (orgId: string, what: string) => `/api/account/mngmnt/orgs/setup/${orgId}/${what}`
const GONE = failed('This organization does not exist any more')

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(BAO, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

const read = async (orgId: string, what: string) => (await at.get(setup(orgId, `${what}/get`))).body
const save = (orgId: string, what: string, body: object) => at.post(setup(orgId, `${what}/save`), body)

const inputs = {
  'general-settings': { allowedDomains: ['acme.example'], invitationUsersToJoin: true },
  'web-tagging': { trackingKey: 'key' },
  'model-storage': { enabledCustomModelStorage: true, enabledJourneyEventStorage: true, storageByTypes: {} },
  'cronjob-config': { enabledDDE: true },
}

test.each(Object.entries(inputs))(
  'ORGSETUP-16 WEBTAG-08 STORAGE-06 %s of an organization that is gone or refuses in silence',
  async (what, input) => {
    expect(await read('org-none', what)).toEqual(GONE)
    expect((await save('org-none', what, input)).body).toEqual(GONE)
    expect((await save('org-silent', what, input)).body).toEqual(failed())
    expect(await read('org-silent', what)).toMatchObject({ success: true })
  },
)

describe('general settings', () => {
  test('ORGSETUP-07 ORGSETUP-08 are read and saved, tidied, and are those that the organization reads', async () => {
    expect(await read('org-phuongdong', 'general-settings')).toEqual(
      succeeded({
        allowedDomains: ['phuongdong.example', 'mail.phuongdong.example', 'acme.example', 'platform.example'],
        invitationUsersToJoin: true,
        actionBy: BAO,
      }),
    )
    expect(await read('org-zenbrew', 'general-settings')).toEqual(succeeded({ allowedDomains: [] }))
    const { body } = await save('org-phuongdong', 'general-settings', {
      allowedDomains: [' PhuongDong.example', 'phuongdong.example', 'đông.example'],
      invitationUsersToJoin: false,
      actionBy: 'somebody.else@acme.example',
    })
    expect(body).toEqual({ success: true, message: 'Save successfully.' })
    const saved = succeeded({
      allowedDomains: ['phuongdong.example', 'đông.example'],
      invitationUsersToJoin: false,
      actionBy: BAO,
    })
    expect(await read('org-phuongdong', 'general-settings')).toEqual(saved)
    expect((await at.get('/api/account/mngmnt-client/orgs/config/general-settings/get')).body).toEqual(saved)
  })

  test.each(['acme', 'acme .example', '-acme.example', '<b>.example', '.example', 'a..example', 'acme.1'])(
    '%j is no domain',
    async (domain) => {
      const { status, body } = await save('org-acme', 'general-settings', {
        allowedDomains: ['acme.example', domain],
        invitationUsersToJoin: true,
      })
      expect([status, body]).toEqual([409, failed(`This is not a domain name: ${domain}`)])
    },
  )

  test('at least one domain is needed', async () => {
    const none = { allowedDomains: [], invitationUsersToJoin: true }
    expect((await save('org-acme', 'general-settings', none)).status).toBe(422)
  })
})

describe('web tagging', () => {
  test('WEBTAG-05 WEBTAG-06 WEBTAG-07 is read and saved as a whole', async () => {
    expect(await read('org-zenbrew', 'web-tagging')).toEqual(succeeded({}))
    const config = {
      trackingKey: 'zen',
      internalUIdField: 'CustomerId',
      usePhoneCountryCode: false,
      phoneCountryCodeDefault: '+84',
      webTaggingObject: { deep: [{ a: null }], '=1+1': '<b>' },
    }
    const { body } = await save('org-zenbrew', 'web-tagging', config)
    expect(body).toEqual({ success: true, message: 'Update web tagging successfully.' })
    expect(await read('org-zenbrew', 'web-tagging')).toEqual(succeeded(config))
    await save('org-zenbrew', 'web-tagging', { trackingKey: ' zen ' })
    expect(await read('org-zenbrew', 'web-tagging')).toEqual(succeeded({ trackingKey: 'zen' }))
  })

  test.each([
    ['WEBTAG-03', {}],
    ['WEBTAG-03', { trackingKey: '' }],
    ['WEBTAG-04', { trackingKey: 'x', internalUIdField: 'LoyaltyCard' }],
    ['WEBTAG-01', { trackingKey: 'x', webTaggingObject: [] }],
  ])('%s %j is a mistake', async (_, config) => {
    expect((await save('org-acme', 'web-tagging', config)).status).toBe(422)
  })

  test.each([
    ['the key of another', '<b>org</b>-"bold"', 'Another organization uses this tracking key'],
    [
      'the id of another that has no key of its own',
      'org-acme',
      'Another organization uses this tracking key',
    ],
    ['blanks', '  ', 'The tracking key must not be blank'],
  ])('WEBTAG-02 %s is refused', async (_, trackingKey, message) => {
    expect((await save('org-zenbrew', 'web-tagging', { trackingKey })).body).toEqual(failed(message))
  })
})

describe('model storage', () => {
  test('STORAGE-03 STORAGE-04 STORAGE-05 is read and saved, its entries as they were sent', async () => {
    expect(await read('org-acme', 'model-storage')).toEqual(
      succeeded({ enabledCustomModelStorage: false, enabledJourneyEventStorage: false }),
    )
    const config = {
      enabledCustomModelStorage: false,
      enabledJourneyEventStorage: true,
      storageByTypes: { MOM_CustomModel: { further: { kept: [1] } }, Event_Model: {} },
    }
    expect((await save('org-acme', 'model-storage', config)).body).toEqual({
      success: true,
      message: 'Save successfully.',
    })
    expect(await read('org-acme', 'model-storage')).toEqual(succeeded(config))
  })

  test('STORAGE-02 another kind of entry is a mistake', async () => {
    const config = { ...inputs['model-storage'], storageByTypes: { Other: {} } }
    expect((await save('org-acme', 'model-storage', config)).status).toBe(422)
  })
})

test('STORAGE-07 STORAGE-08 STORAGE-09 scheduled jobs are kept while only the engine is switched', async () => {
  type Setup = { result: { cronjobConfigs: { id: string; name: string }[]; enabledDDE: boolean } }
  const before = ((await read('org-phuongdong', 'cronjob-config')) as Setup).result
  expect(before.enabledDDE).toBe(true)
  expect(before.cronjobConfigs).toHaveLength(2)
  expect((await save('org-phuongdong', 'cronjob-config', { enabledDDE: false })).body).toEqual({
    success: true,
    message: 'Save successfully.',
  })
  expect(await read('org-phuongdong', 'cronjob-config')).toEqual(succeeded({ ...before, enabledDDE: false }))
  await save('org-acme', 'cronjob-config', {
    enabledDDE: true,
    cronjobConfigs: before.cronjobConfigs.slice(0, 1),
  })
  expect(await read('org-acme', 'cronjob-config')).toMatchObject({
    result: {
      enabledDDE: true,
      cronjobConfigs: expect.arrayContaining([
        expect.objectContaining({ id: 'cron-1', orgId: 'org-acme' }),
      ]) as unknown,
    },
  })
  expect(await read('org-zenbrew', 'cronjob-config')).toEqual(succeeded({ enabledDDE: false }))
})

describe('permission groups', () => {
  const init = (orgId: string, groupType: string) =>
    at.post(`/api/account/mngmnt/orgs/group-permissions/${orgId}/_init`, { groupType })
  const system = (orgId: string) => `/api/account/mngmnt/permission/system-groups/${orgId}`
  async function groups() {
    const { body } = await at.get('/api/account/permission/group/all?query=')
    const found = (body as { results: { name: string; system: boolean; permissions: string[] }[] }).results
    return found.filter((group) => group.system)
  }
  const names = async () => (await groups()).map(({ name }) => name).sort()

  test('ORGSETUP-10 ORGSETUP-12 ORGSETUP-13 of one kind are made, those that were missing, and once', async () => {
    expect(await names()).toEqual(['Grant Privileges', 'Root'])
    expect((await init('org-phuongdong', 'ByRole')).body).toEqual({
      success: true,
      message: 'Created successfully',
    })
    expect(await names()).toEqual(['Grant Privileges', 'Guess', 'Power User', 'Root', 'User'])
    expect((await init('org-phuongdong', 'ByRole')).body).toEqual(
      failed('These permission groups exist already'),
    )
  })

  test('ORGSETUP-11 of the other kind are by function', async () => {
    expect((await init('org-phuongdong', 'ByFunction')).status).toBe(200)
    expect(await names()).toEqual([
      'Account Management',
      'Grant Privileges',
      'Module Management',
      'Root',
      'ZMA Management',
    ])
  })

  test('ORGLIST-38 ORGLIST-39 initialising makes them all, as often as one likes', async () => {
    for (let n = 0; n < 2; n += 1)
      expect((await at.get(`${system('org-phuongdong')}/init`)).body).toEqual({
        success: true,
        message: 'Init Permission Groups successfully',
      })
    expect(await names()).toHaveLength(8)
    expect((await at.post(`${system('org-phuongdong')}/rerun`)).body).toEqual({ success: true })
    const grant = (await groups()).find(({ name }) => name === 'Grant Privileges')
    expect(grant?.permissions).toEqual(['GrantPrivilege'])
  })

  test('ORGSETUP-14 ORGLIST-40 of an organization that is gone, or that refuses in silence', async () => {
    const answers = async (orgId: string) => [
      (await init(orgId, 'ByRole')).body,
      (await at.get(`${system(orgId)}/init`)).body,
      (await at.post(`${system(orgId)}/rerun`)).body,
    ]
    expect(await answers('org-none')).toEqual([GONE, GONE, GONE])
    expect(await answers('org-silent')).toEqual([failed(), failed(), failed()])
    expect((await init('org-acme', 'byRole')).status).toBe(422)
  })

  test('ORGLIST-06 a page elsewhere cannot make somebody initialise them', async () => {
    expect((await at.get(`${system('org-acme')}/init`, { 'X-Requested-With': '' })).status).toBe(403)
  })
})

describe('the segment suggestion', () => {
  const suggestion = (orgId: string, type = 'big_segment_commendation') =>
    `/api/account/mngmnt/orgs/config/segment-suggestion/${orgId}/${type}`
  const stored = async (orgId: string) => (await at.get(`${suggestion(orgId)}/get`)).body
  const update = (orgId: string, suggestDetail: unknown) =>
    at.post(`${suggestion(orgId)}/update`, { suggestDetail })

  test('SUGGEST-07 SUGGEST-08 SUGGEST-02 is read and saved', async () => {
    expect(await stored('org-acme')).toEqual({ success: true })
    expect(await stored('org-haiau')).toMatchObject({ result: { suggestDetail: [] } })
    const suggestDetail = [{ name: '<b>VIP</b>', any: { thing: [1, null] } }]
    expect((await update('org-acme', suggestDetail)).body).toEqual({
      success: true,
      message: 'Updated successfully',
    })
    expect(await stored('org-acme')).toEqual(
      succeeded({ orgId: 'org-acme', suggestionType: 'big_segment_commendation', suggestDetail }),
    )
    await update('org-acme', [])
    expect(await stored('org-acme')).toMatchObject({ result: { suggestDetail: [] } })
  })

  test('SUGGEST-03 SUGGEST-05 another type, or no array, is a mistake', async () => {
    expect((await at.get(`${suggestion('org-acme', 'other')}/get`)).status).toBe(422)
    expect((await update('org-acme', { name: 'x' })).status).toBe(422)
    expect((await update('org-acme', ['x'])).status).toBe(422)
  })

  test('SUGGEST-09 an entry without a name, and an organization that is gone or silent, are refused', async () => {
    expect((await update('org-acme', [{ name: 'a' }, { name: ' ' }])).body).toEqual(
      failed('An entry has no name'),
    )
    expect((await update('org-none', [])).body).toEqual(GONE)
    expect(await stored('org-none')).toEqual(GONE)
    expect((await update('org-silent', [])).body).toEqual(failed())
  })
})

test('ORGSETUP-01 none of it is for an administrator', async () => {
  const khanh = createCaller(at.sandbox)
  await khanh.signIn('khanh.pham@platform.example', 'org-phuongdong')
  for (const [what, input] of Object.entries(inputs)) {
    expect((await khanh.get(setup('org-phuongdong', `${what}/get`))).status).toBe(403)
    expect((await khanh.post(setup('org-phuongdong', `${what}/save`), input)).status).toBe(403)
  }
})
