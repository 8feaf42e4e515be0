import { noticeClosed, noticed, noticesReducer, wordsOf, type Notice } from './notices'

const raise = (notices: Notice[] | undefined, notice: Parameters<typeof noticed>[0]) =>
  noticesReducer(notices, noticed(notice))
const title = { id: 'common.success' } as const

test('SHELL-40 a notice closes after 4.5 s, unless it says otherwise', () => {
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

test('HTTP-21 the words of the server stand in place of the default text', () => {
  expect(wordsOf({ said: 'Máy chủ nói' }, 'common.somethingWasWrong')).toEqual({ said: 'Máy chủ nói' })
  expect(wordsOf({}, 'common.somethingWasWrong')).toEqual({ id: 'common.somethingWasWrong' })
  expect(wordsOf({ text: 'signIn.captchaRequired' }, 'common.failed')).toEqual({
    id: 'signIn.captchaRequired',
  })
})
