/** @jest-environment node */
import { failed, setUp } from './testing'

const hang = 'hang.do@acme.example'
const current = '/api/account/accounts/users/current'
const upload = `${current}/update/_avatar`
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const LIMIT = 2 * 1024 * 1024
const wrongFile = failed('Please upload only image/png, image/jpeg, or image/jpg files less than 2MB.')

const at = setUp()
beforeAll(() => at.signIn(hang))
afterAll(() => at.sandbox.close())

function picture(begin: number[], size: number, type = 'image/png'): FormData {
  const bytes = new Uint8Array(size)
  bytes.set(begin)
  const form = new FormData()
  form.set('file', new File([bytes], 'ảnh của tôi.png', { type }))
  return form
}

test.each([
  ['a PNG', PNG, 100, 'png'],
  ['a JPEG', JPEG, 100, 'jpg'],
  ['a PNG of exactly 2 MB', PNG, LIMIT, 'png'],
])('%s becomes the picture, byte for byte', async (_, begin, size, extension) => {
  const { status, body } = await at.post(upload, picture(begin, size))
  expect(status).toBe(200)
  const { avatar } = (body as { result: { avatar: string } }).result
  expect(avatar).toMatch(new RegExp(`^/api/services/files/avatar-[-0-9a-f]+\\.${extension}$`))
  expect((await at.current()).body).toMatchObject({ result: { avatar } })
  const stored = await at.browser.fetch(avatar)
  expect(stored.headers.get('Content-Type')).toMatch(/^image\//)
  const bytes = new Uint8Array(await stored.arrayBuffer())
  expect(bytes).toHaveLength(size)
  expect([...bytes.slice(0, begin.length)]).toEqual(begin)
})

test.each([
  ['a PNG of 2 MB and a byte', picture(PNG, LIMIT + 1)],
  ['a page that calls itself a picture', picture([0x3c, 0x68, 0x74, 0x6d, 0x6c], 100)],
  ['an empty file', picture([], 0)],
])('%s is refused', async (_, form) => {
  const { status, body } = await at.post(upload, form)
  expect([status, body]).toEqual([409, wrongFile])
})

test('a form without the file is a mistake, text in its place is refused', async () => {
  const empty = new FormData()
  empty.set('other', 'x')
  expect((await at.post(upload, empty)).status).toBe(422)
  expect((await at.post(upload, { file: 'x' })).status).toBe(422)
  const text = new FormData()
  text.set('file', 'x')
  expect((await at.post(upload, text)).body).toEqual(wrongFile)
})

test('name, phone and address are changed; what is not sent stays', async () => {
  await at.post(`${current}/update/info`, { name: ' <b>Hằng</b> ', phone: '0909', address: 'Huế' })
  await at.post(`${current}/update/info`, { name: 'Đỗ Hằng', phone: '' })
  expect((await at.current()).body).toMatchObject({ result: { name: 'Đỗ Hằng', phone: '', address: 'Huế' } })
})

test('sentinel phones are refused with and without a message', async () => {
  const send = (phone: string) => at.post(`${current}/update/info`, { name: 'Đỗ Thị Hằng', phone })
  expect((await send('000')).body).toEqual(failed('The phone number is not valid'))
  expect((await send('001')).body).toEqual(failed())
})

test('the last activity has the times that there are', async () => {
  const { body } = await at.get(`${current}/last-activity`)
  expect(body).toMatchObject({ result: { lastLoginSuccess: { actionAt: at.sandbox.clock.now() } } })
  expect(body).not.toHaveProperty('result.lastLoginFailed')
})
