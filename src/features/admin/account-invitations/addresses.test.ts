import { addressesIn } from './addresses'

const AB = ['an@acme.example', 'binh@acme.example']

test.each([
  ['one a line', 'an@acme.example\nbinh@acme.example\r\n', AB],
  ['commas', 'an@acme.example, binh@acme.example', AB],
  ['semicolons', 'an@acme.example;binh@acme.example;', AB],
  ['blanks and tabs', 'an@acme.example\tbinh@acme.example ', AB],
  ['names before them', 'Lê Văn An <an@acme.example>; "Bình, Trần" <Binh@Acme.example>', AB],
  ['links', 'mailto:an@acme.example?subject=x mailto:binh@acme.example', AB],
  ['brackets and quotes', '(an@acme.example) "binh@acme.example".', AB],
  ['one twice, in another case', 'AN@ACME.example an@acme.example binh@acme.example', AB],
  ['what nobody sees between', 'an@acme.example\u200b\u00a0binh@acme.example\u2066', AB],
  ['an apostrophe and a plus', "o'brien+test@acme.example", ["o'brien+test@acme.example"]],
  ['nothing', ' \n ', []],
])('INVITEADM-13 the addresses of a list with %s', (_what, pasted, emails) => {
  expect(addressesIn(pasted)).toEqual({ emails, wrong: [] })
})

test('INVITEADM-14 what is no address is named, and the others are found all the same', () => {
  expect(addressesIn('an@acme.example, binh.acme.example\n@nobody; binh@acme.example')).toEqual({
    emails: AB,
    wrong: ['binh.acme.example', '@nobody'],
  })
})
