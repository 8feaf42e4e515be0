import { initials } from './initials'

test.each([
  ['ORGSEL-21', 'Acme Corp', 'AC'],
  ['ORGSEL-21', '  acme   retail  vietnam ', 'AR'],
  ['ORGSEL-21', 'Hải Âu Airlines'.normalize('NFD'), 'HÂ'],
  ['ORGSEL-22', 'acme', 'AC'],
  ['ORGSEL-22', 'zenbrew', 'ZE'],
  ['ORGSEL-22', 'ấm'.normalize('NFD'), 'ẤM'],
  ['ORGSEL-22', '👩‍🚀👍🏽!', '👩‍🚀👍🏽'],
  ['ORGSEL-22', 'x', 'X'],
  ['ORGSEL-22', '', ''],
])('%s without a picture %j is %j', (_id, name, letters) => {
  expect(initials(name)).toBe(letters)
})
