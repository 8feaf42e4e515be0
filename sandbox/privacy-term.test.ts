/** @jest-environment node */
import { createCaller, failed, setUp, succeeded } from './testing'

const CONFIG = '/api/account/api/mngmnt/platform/config/term'
const TERM = '<h2>Mới</h2><p>Chỉ giữ dữ liệu cần thiết.</p>'

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn('bao.tran@phuongdong.example', 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

const save = (term: string, active = true) => at.post(`${CONFIG}/save`, { active, term })
const stored = async () => (await at.get(`${CONFIG}/get`)).body
const published = async () => (await at.get('/api/account/platform/config/term')).body

/** What choosing an organization says to somebody who has accepted the seeded terms. */
async function entering() {
  const hang = createCaller(at.sandbox)
  await hang.signIn('hang.do@acme.example')
  return (await hang.choose('org-acme')).status
}

test('PRIVACY-04 PRIVACY-05 what is saved is read by its editor, and by everybody while it is active', async () => {
  expect((await save(TERM)).body).toEqual({ success: true, message: 'Saved successfully' })
  expect(await stored()).toEqual(succeeded({ active: true, term: TERM }))
  expect(await published()).toEqual(succeeded({ active: true, term: TERM }))
  await save(TERM, false)
  expect(await stored()).toEqual(succeeded({ active: false, term: TERM }))
  expect(await published()).toEqual(succeeded({ active: false, term: '' }))
})

test('PRIVACY-02 another text is asked of everybody anew, the same one and an inactive one of nobody', async () => {
  const { result } = (await stored()) as { result: { term: string } }
  await save(result.term)
  const same = await entering()
  await save(TERM, false)
  const inactive = await entering()
  await save(TERM, true)
  const other = await entering()
  expect([same, inactive, other]).toEqual([200, 200, 409])
})

test.each(['<p></p>', ' ', '<p>&nbsp;<br></p>'])('PRIVACY-03 markup alone is no text: %j', async (term) => {
  const before = await stored()
  expect((await save(term)).body).toEqual(failed('The terms have no text'))
  expect(await stored()).toEqual(before)
})

test('PRIVACY-04 a refusal may say nothing', async () => {
  expect((await save('<p>sentinel:silent</p>')).body).toEqual(failed())
})

test('nobody but a super administrator reads or saves it', async () => {
  const khanh = createCaller(at.sandbox)
  await khanh.signIn('khanh.pham@platform.example', 'org-phuongdong')
  expect((await khanh.get(`${CONFIG}/get`)).status).toBe(403)
  expect((await khanh.post(`${CONFIG}/save`, { active: true, term: TERM })).status).toBe(403)
})
