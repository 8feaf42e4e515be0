import { noticeClosed, noticed, noticesReducer, type Notice } from './notices'

const raise = (notices: Notice[] | undefined, notice: Parameters<typeof noticed>[0]) =>
  noticesReducer(notices, noticed(notice))
const title = { id: 'common.success' } as const

test('SHELL-40 ORGCOMMON-32 a notice closes after 4.5 s, unless it says otherwise', () => {
  expect(raise(undefined, { tone: 'info', title })).toMatchObject([{ closes: 4500 }])
  expect(raise(undefined, { tone: 'info', title, closes: 1000 })).toMatchObject([{ closes: 1000 }])
  expect(raise(undefined, { tone: 'info', title, closes: 'stays' })).toMatchObject([{ closes: 'stays' }])
})

test('the newest stands above; one with the name of a shown one takes its place', () => {
  const two = raise(raise(undefined, { id: 'a', tone: 'info', title }), { id: 'b', tone: 'info', title })
  expect(two.map(({ id }) => id)).toEqual(['b', 'a'])
  const again = raise(two, { id: 'a', tone: 'danger', title })
  expect(again.map(({ id, tone }) => [id, tone])).toEqual([
    ['b', 'info'],
    ['a', 'danger'],
  ])
  expect(noticesReducer(again, noticeClosed('b')).map(({ id }) => id)).toEqual(['a'])
})

test('B49 an error stays for twenty seconds at least', () => {
  expect(raise(undefined, { tone: 'danger', title })).toMatchObject([{ closes: 20_000 }])
  expect(raise(undefined, { tone: 'danger', title, closes: 'stays' })).toMatchObject([{ closes: 'stays' }])
})

test('ORGCOMMON-25 what the session tells already is dropped, whoever tells it again', () => {
  const refusal = { status: 429, message: 'Unhandle error', toldBySession: true } as const
  expect(noticesReducer(undefined, noticed({ tone: 'danger', title }, refusal))).toEqual([])
})
