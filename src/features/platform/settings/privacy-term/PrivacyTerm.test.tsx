import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { another } from '../../../../app/testing-other'
import { createScreenWorld } from '../../../../app/testing-screen'
import { emptyOut, pasteOver } from '../../../../domain/terms/testing'
import { SystemSettingScreen } from '../SystemSettingScreen'

const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = 'bao.tran@phuongdong.example'
const CALLS = '/api/account/api/mngmnt/platform/config/term'

const open = (lang = 'en') =>
  world.renderScreen(<SystemSettingScreen />, {
    ...{ at: `/console-system-setting?menu=privacy-system&lang=${lang}`, as: BAO },
    organization: 'org-phuongdong',
  })
const editor = () => screen.findByRole('textbox', { name: 'Text' })
const paste = async (html: string) => pasteOver(await editor(), html)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const active = () => screen.findByRole('switch', { name: 'Privacy Term active' })
const saved = () =>
  world.calls
    .filter(({ path }) => path.startsWith(`${CALLS}/save`))
    .map(({ body }) => JSON.parse(body) as { active: boolean; term: string })
/** As everybody reads it, signed in or not. */
async function published() {
  const { app } = world.sandbox
  const answer = await app.request('/api/account/platform/config/term')
  return ((await answer.json()) as { result: { active: boolean; term: string } }).result
}

test('PRIVACY-01 PRIVACY-02 PRIVACY-05 the stored text and whether it is active are read when the entry opens', async () => {
  await open()
  expect((await editor()).textContent).toContain('We keep what we need to run the platform')
  expect(await active()).toBeChecked()
  expect(world.calls.filter(({ path }) => path === `${CALLS}/get`)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
})

test('PRIVACY-04 PRIVACY-02 what is saved is what everybody reads from then on', async () => {
  await open()
  await paste('<h2 onclick="x()">Mới</h2><p style="color:red">Đọc <b>kỹ</b></p>')
  const preview = await screen.findByRole('region', { name: /^Preview/ })
  await waitFor(() => expect(within(preview).getByRole('heading', { name: 'Mới' })).toBeVisible())
  await press('Save')
  expect(await screen.findByText('Saved successfully')).toBeVisible()
  expect(saved()).toEqual([{ active: true, term: '<h2>Mới</h2><p>Đọc <strong>kỹ</strong></p>' }])
  expect(await published()).toEqual(saved()[0])
})

test('PRIVACY-02 PRIVACY-04 a text that is not active is kept for its editor and published to nobody', async () => {
  await open()
  await editor()
  await userEvent.click(await active())
  expect(screen.getByText(/Nobody is asked to accept it/)).toBeVisible()
  await press('Save')
  expect(await screen.findByText('Saved successfully')).toBeVisible()
  expect(saved()).toMatchObject([{ active: false }])
  expect(await published()).toEqual({ active: false, term: '' })
  expect((await editor()).textContent).toContain('We keep what we need')
})

test('PRIVACY-03 an empty text is not sent', async () => {
  await open()
  emptyOut(await editor())
  await press('Save')
  expect(await screen.findByText('Required')).toBeVisible()
  expect(saved()).toEqual([])
})

test('PRIVACY-04 a refusal is told in place, and nothing that was written is lost', async () => {
  await open()
  await paste('<p>sentinel:silent</p>')
  await press('Save')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save')
  expect((await editor()).textContent).toBe('sentinel:silent')
})

test('PRIVACY-04 B39 a newer text of somebody else is told before it is replaced', async () => {
  await open()
  await paste('<p>Của tôi</p>')
  const theirs = await another(world.sandbox, BAO, 'org-phuongdong')
  await theirs('api/mngmnt/platform/config/term/save', { active: true, term: '<p>Của họ</p>' })
  await press('Save')
  expect(await screen.findByText('Somebody else has changed this meanwhile. Nothing was sent.')).toBeVisible()
  expect(saved()).toEqual([])
  await press('Keep mine')
  expect(await screen.findByText('Saved successfully')).toBeVisible()
  expect(await published()).toEqual({ active: true, term: '<p>Của tôi</p>' })
})

test('PRIVACY-05 what cannot be read says so, with a way to try again', async () => {
  world.sandbox.faults.order({ operation: 'getPlatformTermConfig', status: 500, times: 1 })
  await open()
  await press('Try again')
  expect((await editor()).textContent).toContain('We keep what we need')
})

test('PRIVACY-01 in Vietnamese', async () => {
  await open('vi')
  expect(await screen.findByRole('switch', { name: 'Điều khoản quyền riêng tư hoạt động' })).toBeChecked()
})
