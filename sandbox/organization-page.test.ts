/** @jest-environment node */
import { failed, setUp } from './testing'

const update = (id: string) => `/api/account/mngmnt-client/orgs/update?id=${id}`
const input = {
  name: ' Phương Đông & Co ',
  industry: 'real_estate',
  address: 'Huế',
  website: 'https://pd.example',
  phone: '0234',
}

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn('khanh.pham@platform.example', 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

test('an administrator changes the organization that one works in', async () => {
  const { status, body } = await at.post(update('org-phuongdong'), {
    ...input,
    email: 'moi@phuongdong.example',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    message: 'Organization Phương Đông & Co updated successfully',
    result: {
      code: 'PHUONGDONG',
      phase: 'Retention',
      phone: '0234',
      updatedBy: 'khanh.pham@platform.example',
    },
  })
  const name = 'Phương Đông & Co'
  const organization = { ...input, name, email: 'moi@phuongdong.example' }
  expect((await at.current()).body).toMatchObject({ result: { orgCtx: { organization } } })
})

test('an e-mail address that is left out is cleared', async () => {
  const { body } = await at.post(update('org-phuongdong'), input)
  expect(body).not.toHaveProperty('result.email')
})

test.each([
  ['one that is gone', 'org-none', {}, 'This organization does not exist any more'],
  ['another one', 'org-acme', {}, 'You can only change the organization that you are working in'],
  [
    'the name of another',
    'org-phuongdong',
    { name: 'ACME retail vietnam' },
    'Tên thương hiệu này đã được một tổ chức khác sử dụng',
  ],
  ['the silent phone', 'org-phuongdong', { phone: '001' }, undefined],
])('it refuses %s', async (_, id, change, message) => {
  const { status, body } = await at.post(update(id), { ...input, ...change })
  expect([status, body]).toEqual([409, failed(message)])
})

test('a user without the role may not', async () => {
  await at.signIn('hang.do@acme.example', 'org-acme')
  expect((await at.post(update('org-acme'), input)).status).toBe(403)
})
