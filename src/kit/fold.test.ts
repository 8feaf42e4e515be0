import { fold } from './fold'

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
