import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { another } from '../../../../app/testing-other'
import { createScreenWorld } from '../../../../app/testing-screen'
import { timings } from '../../../../timings'
import { SystemSettingScreen } from '../SystemSettingScreen'
import { parts } from './flow'
import { shownValue } from './shown-value'

const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = 'bao.tran@phuongdong.example'
const THU = 'thu.dinh@platform.example'
const CALLS = '/api/account/mngmnt/systems/variables'
const VALUE = 'planted-value-of-a-variable'

const open = (search = '', as = BAO, lang = 'en') =>
  world.renderScreen(<SystemSettingScreen />, {
    at: `/console-system-setting?menu=system_configuration&lang=${lang}${search}`,
    ...{ parts, as, organization: 'org-phuongdong' },
  })
const counted = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status] b' })
const sent = (part: string) => world.calls.filter(({ path }) => path.startsWith(CALLS + part))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const CODE_DIALOG = 'Confirm with your code'

async function giveCode(code = world.sandbox.codeOf(BAO)) {
  const boxes = await dialog(CODE_DIALOG)
  await userEvent.click(boxes.getAllByRole('textbox')[0]!)
  await userEvent.paste(code)
}
async function fill(drawer: string, label: string, words: string) {
  const box = (await dialog(drawer)).getByRole('textbox', { name: label })
  await userEvent.click(box)
  await userEvent.paste(words)
}
const save = async (drawer: string) =>
  userEvent.click((await dialog(drawer)).getByRole('button', { name: 'Save' }))
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())
const ADD = 'Add system variable'
const UPDATE = 'Update system variable'

test('SYSVAR-14 SYSVAR-08 SYSVAR-01 the keys stand in a list with their times, and never with a value', async () => {
  await open()
  await counted(/25 records/)
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['#', 'Key', 'Created by', 'Created at', 'Updated at', 'Action'],
  ])
  await press('Next page')
  await waitFor(() =>
    expect(sent('/search').at(-1)).toMatchObject({ path: `${CALLS}/search?page=1&pageSize=10` }),
  )
  await userEvent.type(screen.getByRole('searchbox', { name: 'Info' }), 'khoá{Enter}')
  await counted('1 record')
  expect(sent('/search').at(-1)!.body).toBe('{"freeText":"khoá"}')
  expect(screen.getByRole('button', { name: 'khoá_mã_hoá_sự_kiện' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument()
})

test('SYSVAR-02 SYSVAR-03 key and value are required', async () => {
  await open('&drawer=create')
  await fill(ADD, 'Value', ' \n ')
  await save(ADD)
  const form = await dialog(ADD)
  for (const label of ['Key', 'Value'])
    expect(form.getByRole('textbox', { name: label })).toHaveAccessibleDescription('Required')
  expect(screen.queryByRole('dialog', { name: CODE_DIALOG })).not.toBeInTheDocument()
})

test('SYSVAR-05 SYSVAR-09 a variable is added with a code, its lines as they were typed', async () => {
  await open()
  await press('Add Variable')
  await fill(ADD, 'Key', '  sms.Token ')
  const lines = '{\n  "a": "ấ"\n}\n'
  await fill(ADD, 'Value', lines)
  await save(ADD)
  expect(sent('/add')).toEqual([])
  await giveCode()
  expect(await screen.findByText('Added successfully')).toBeVisible()
  expect(JSON.parse(sent('/add')[0]!.body)).toEqual({ id: 'sms.Token', value: lines })
  await gone(ADD)
  expect(await screen.findByRole('button', { name: 'sms.Token' })).toBeVisible()
})

test('SYSVAR-12 ORGCOMMON-24 a taken key is told in the form with its error code, and nothing typed is lost', async () => {
  await open('&drawer=create')
  await fill(ADD, 'Key', 'MAIL_GATEWAY_URL')
  await fill(ADD, 'Value', VALUE)
  await save(ADD)
  await giveCode()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A variable with this key exists already (SYSTEM_VARIABLE_EXISTS)',
  )
  await gone(CODE_DIALOG)
  const form = await dialog(ADD)
  expect(form.getByRole('textbox', { name: 'Key' })).toHaveValue('MAIL_GATEWAY_URL')
  expect(form.getByRole('textbox', { name: 'Value' })).toHaveValue(VALUE)
})

test('SYSVAR-05 ORGCOMMON-23 a wrong code is told where it was typed, and another one saves', async () => {
  await open('&drawer=create')
  await fill(ADD, 'Key', 'new.key')
  await fill(ADD, 'Value', VALUE)
  await save(ADD)
  const right = world.sandbox.codeOf(BAO)
  await giveCode(right === '123456' ? '654321' : '123456')
  expect(await (await dialog(CODE_DIALOG)).findByText('Invalid PIN, please try again!')).toBeVisible()
  await giveCode()
  await gone(ADD)
  expect(sent('/add')).toHaveLength(2)
})

test('SYSVAR-04 SYSVAR-06 SYSVAR-10 a variable gets another value; its key stays', async () => {
  await open('&drawer=update&record=MAIL_GATEWAY_URL')
  const form = await dialog(UPDATE)
  expect(form.getByRole('textbox', { name: 'Key' })).toHaveAttribute('readonly')
  expect(form.getByRole('textbox', { name: 'Value' })).toHaveValue('')
  await fill(UPDATE, 'Value', 'https://mail.platform.example/v3')
  await save(UPDATE)
  await giveCode()
  expect(await screen.findByText('Updated successfully')).toBeVisible()
  expect(JSON.parse(sent('/update')[0]!.body)).toEqual({
    id: 'MAIL_GATEWAY_URL',
    value: 'https://mail.platform.example/v3',
  })
})

test('SYSVAR-10 B39 what somebody else has saved meanwhile is told before it is replaced', async () => {
  await open('&drawer=update&record=MAIL_GATEWAY_URL')
  await fill(UPDATE, 'Value', 'https://mine.example')
  const { sandbox } = world
  sandbox.clock.advance(60_000)
  const theirs = await another(sandbox, BAO, 'org-phuongdong')
  await theirs(
    'mngmnt/systems/variables/update',
    { id: 'MAIL_GATEWAY_URL', value: 'https://theirs.example' },
    { otp_code: sandbox.codeOf(BAO) },
  )
  await save(UPDATE)
  expect(await screen.findByText(/somebody else has changed this variable meanwhile/)).toBeVisible()
  expect(screen.queryByRole('dialog', { name: CODE_DIALOG })).not.toBeInTheDocument()
  await save(UPDATE)
  await dialog(CODE_DIALOG)
})

test('SYSVAR-10 a key that is gone says so', async () => {
  await open('&drawer=update&record=unknown')
  expect(await screen.findByText('This variable does not exist any more.')).toBeVisible()
})

test('TWOFA-17 SYSVAR-07 SYSVAR-11 a value is shown after a code, copied, and hidden', async () => {
  await open()
  await press('View value: MAIL_GATEWAY_URL')
  expect(sent('/get')).toEqual([])
  await giveCode()
  const value = await dialog('Value')
  expect(value.getByText('https://mail.platform.example/v2')).toBeVisible()
  expect(value.getByRole('timer')).toHaveTextContent(/Hidden again in (30|29) seconds/)
  const user = userEvent.setup()
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(value.getByRole('button', { name: 'Copy value' }))
  expect(write.mock.calls).toEqual([['https://mail.platform.example/v2']])
  await userEvent.click(value.getByRole('button', { name: 'Hide now' }))
  await gone('Value')
  expect(shownValue()).toBeUndefined()
  expect(document.body).not.toHaveTextContent('mail.platform.example')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'View value: MAIL_GATEWAY_URL' })).toHaveFocus(),
  )
})

test('SYSVAR-07 a value that looks like markup is shown as text', async () => {
  await open('&freeText=feature')
  await press(/^View value: <b>feature/)
  await giveCode()
  const region = (await dialog('Value')).getByRole('region', { name: 'Value' })
  expect(region).toHaveTextContent('<b>Khoá</b> "=1+1"<script>alert(1)</script>')
  expect(region.children).toHaveLength(0)
  await press('Hide now')
})

test('SYSVAR-07 whoever leaves the entry leaves its value', async () => {
  await open()
  await press('View value: MAIL_GATEWAY_URL')
  await giveCode()
  await dialog('Value')
  fireEvent.click(screen.getByRole('link', { name: 'Segment', hidden: true }))
  await waitFor(() => expect(shownValue()).toBeUndefined())
  expect(document.body).not.toHaveTextContent('mail.platform.example')
})

test('SYSVAR-05 S33 whoever has no second factor reads where to set it up', async () => {
  await open('', THU)
  await press('View value: MAIL_GATEWAY_URL')
  const link = (await dialog(CODE_DIALOG)).getByRole('link', { name: 'Set up two-factor authentication' })
  expect(link).toHaveAttribute('href', expect.stringContaining('/security/2fa-security'))
})

test('SYSVAR-13 what the server refuses without an error code is told by its words', async () => {
  await open('&freeText=unkept')
  await press('View value: unkept.variable')
  await giveCode()
  expect(await screen.findByText('The service that keeps the variables does not answer')).toBeVisible()
  await gone(CODE_DIALOG)
})

test('SYSVAR-11 S33 no value is kept anywhere: store, storage, address, drafts, history of pages', async () => {
  const { store } = await open()
  const states: string[] = []
  store.subscribe(() => states.push(JSON.stringify(store.getState())))
  await press('Add Variable')
  await fill(ADD, 'Key', 'planted')
  await fill(ADD, 'Value', VALUE)
  await save(ADD)
  await giveCode()
  await gone(ADD)
  world.sandbox.clock.advance(60_000)
  await press('View value: planted')
  await giveCode()
  expect(await screen.findByText(VALUE)).toBeVisible()
  const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }))
  expect([...states, ...kept, location.href, JSON.stringify(history.state)].join('\n')).not.toContain(VALUE)
  const addresses = world.calls.map(({ path }) => path).join('\n')
  expect(addresses).not.toContain(VALUE)
  await press('Hide now')
  expect(timings.valueShown).toBe(30_000)
})

test('SYSVAR-14 in Vietnamese', async () => {
  await open('', BAO, 'vi')
  expect(await screen.findByRole('button', { name: 'Xem giá trị: MAIL_GATEWAY_URL' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Thêm biến' })).toBeVisible()
})
