import { readOutcome, readOutcomes, writeOutcome } from './outcome'

test.each([
  'login:409/wrongCaptcha',
  'login:409/wrongCaptcha:always',
  'getCurrentUser:500:always:3000ms',
  'login:429',
  'login:cut',
  'login:timeout',
  'login:html',
  'login:empty:200ms',
  'login:own:3000ms',
])('an outcome is read as it is written: %s', (text) => {
  const outcome = readOutcome(text)
  expect(outcome && writeOutcome(outcome)).toBe(text)
})

test.each([
  '',
  'login',
  'login:',
  ':500',
  'login:9',
  'login:409/',
  'login:409/a b',
  'login:500:soon',
  'a b:500',
])('what is no outcome is none: %j', (text) => expect(readOutcome(text)).toBeUndefined())

test('an address names several', () => {
  expect(readOutcomes('login:500,nonsense,logout:cut').map((each) => each?.operation)).toEqual([
    'login',
    undefined,
    'logout',
  ])
})
