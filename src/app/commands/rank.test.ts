import { found, rankOf } from './rank'

const named = (label: string, note?: string) => ({ label, note })

test.each([
  ['dang thi huong', 'Đặng Thị Hường'],
  ['đặng thị hường', 'Đặng Thị Hường'],
  ['DANG HUONG', 'Đặng Thị Hường'],
  ['doi mat khau', 'Đổi mật khẩu'],
  ['mat doi', 'Đổi mật khẩu'],
  ['a?b', 'What is a?b'],
])('%s finds %s', (typed, label) => {
  expect(rankOf(typed, named(label))).toBeDefined()
})

test('what does not have every word is not found; what stands small beside it counts too', () => {
  expect(rankOf('dang lan', named('Đặng Thị Hường'))).toBeUndefined()
  expect(rankOf('bao mat khau', named('Đổi mật khẩu', 'Bảo mật'))).toBeDefined()
})

test('what begins with the words goes first, then what a word of it begins with; of equals the order stays', () => {
  const things = ['Reset account', 'Export accounts', 'Accounts', 'Organization accounts', 'Subaccounts']
  expect(
    found(
      'acc',
      things.map((label) => named(label)),
    ).map(({ label }) => label),
  ).toEqual(['Accounts', 'Reset account', 'Export accounts', 'Organization accounts', 'Subaccounts'])
})
