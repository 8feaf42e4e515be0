import { mistakesOf } from '../../kit/form/form'
import { lengthOf } from '../../../openapi/plain-text'
import { limited, nothing, schemaFor, sourceOf, topicName } from './request'

const topics = { '3201': 'Billing', '3202': '<b>Quota</b>' }
const mistakes = (request: object) => mistakesOf(schemaFor(topics), { ...nothing, ...request })

test('TICKET-10 a topic must be chosen, and before it nothing else', () => {
  expect(mistakes({})).toEqual({ topic: 'supportTickets.topicRequired' })
})

test.each(['a-topic-that-is-no-more', 'constructor', '__proto__'])(
  'TICKET-10 %s is not among the topics, so it is none',
  (topic) => {
    expect(mistakes({ topic, ticketSubject: 'a', description: 'b' })).toEqual({
      topic: 'supportTickets.topicRequired',
    })
    expect(topicName(topics, topic)).toBe(topic)
  },
)

test('TICKET-11 TICKET-12 with a topic, subject and description are needed; blanks are nothing', () => {
  const needed = {
    ticketSubject: 'supportTickets.subjectRequired',
    description: 'supportTickets.descriptionRequired',
  }
  expect(mistakes({ topic: '3201' })).toEqual(needed)
  expect(mistakes({ topic: '3201', ticketSubject: ' ', description: '\n \n' })).toEqual(needed)
  expect(mistakes({ topic: '3201', ticketSubject: 'a', description: 'b' })).toEqual({})
})

test('TICKET-13 a description has at most 1000 characters, an emoji being one', () => {
  const long = (description: string) => mistakes({ topic: '3201', ticketSubject: 'a', description })
  expect(long('😀'.repeat(1000))).toEqual({})
  expect(long('😀'.repeat(1001))).toEqual({ description: 'supportTickets.descriptionLong' })
  expect([lengthOf('Đã'), lengthOf('a\nb'), lengthOf('😀')]).toEqual([2, 3, 1])
})

test.each([
  ['there is room', 'ab', 'abc', 'abc'],
  ['typed at the end of a full one', 'abcde', 'abcdef', 'abcde'],
  ['typed in the middle of a full one', 'abcde', 'abXcde', 'abcde'],
  ['pasted where only a part fits', 'abc', 'aXYZbc', 'aXYbc'],
  ['pasted over a selection', 'abcde', 'aWXYZVe', 'aWXYe'],
  ['emoji pasted at once', '', '😀😀😀😀😀😀', '😀😀😀😀😀'],
  ['no half of an emoji stays', 'abcd', 'abcd😀😀', 'abcd😀'],
  ['the same again', 'aaaaa', 'aaaaaa', 'aaaaa'],
  ['a draft that is too long', 'abcdefg', 'abcdefgh', 'abcde'],
])('TICKET-13 a field of five: %s', (_, before, typed, kept) => {
  expect(limited(before, typed, 5)).toBe(kept)
})

test.each([
  ['/my-account-info', '', '/my-account-info'],
  ['/my-account-info', '?drawer=support', '/my-account-info'],
  [
    '/activity/login-history',
    '?lang=vi&status=Failed&status=Success&drawer=tickets&record=closed',
    '/activity/login-history?lang=vi&status=Failed&status=Success',
  ],
  ['/organization', '?tab=security&x=%3Cb%3E', '/organization?tab=security&x=%3Cb%3E'],
  ['/profile', '?token=abc&access_token=b&apiKey=c&authenCode=1&newPassword=d&tab=info', '/profile?tab=info'],
  ['/profile', '?url=%2Fa%3Ftoken%3Db', '/profile'],
])('TICKET-19 of %s%s the support is told %s', (pathname, search, told) => {
  expect(sourceOf({ origin: 'https://console.example', pathname, search })).toBe(
    `https://console.example${told}`,
  )
})

test('TICKET-24 a topic is told by its description', () => {
  expect(topicName(topics, '3202')).toBe('<b>Quota</b>')
})
