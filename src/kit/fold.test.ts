import { alphabetical, fold } from './fold'

test.each([
  ['Nguyễn'.normalize('NFC'), 'nguyen'],
  ['Nguyễn'.normalize('NFD'), 'nguyen'],
  ['ĐÀ NẴNG', 'da nang'],
  ['Ưu Việt', 'uu viet'],
  ['ﬁne ＦＵＬＬ', 'fine full'],
  ['zero\u200Bwidth \u202Eevil\u202C', 'zerowidth evil'],
  ['İstanbul', 'istanbul'],
  ['_ % . * ( [ \\', '_ % . * ( [ \\'],
  ['  a  b ', '  a  b '],
])('ORGSEL-16 %j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('ORGSEL-11 names stand in the order of a language', () => {
  const names = ['đan', 'Dũng', 'An 10', 'an 9']
  expect(names.toSorted(alphabetical('vi'))).toEqual(['an 9', 'An 10', 'Dũng', 'đan'])
  expect(names.toSorted(alphabetical('en'))).toEqual(['an 9', 'An 10', 'đan', 'Dũng'])
})
