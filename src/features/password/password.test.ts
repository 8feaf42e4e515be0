import { mistakesOf } from '../../kit/form/form'
import { passwordSchema, toChange } from './password'

const good = { current: 'Console_2026', new: 'Mua_Thu_2026', confirm: 'Mua_Thu_2026' }

test.each([
  ['PASSWORD-03 an empty current password', { current: '' }, { current: 'password.currentRequired' }],
  [
    'an empty new password',
    { new: '', confirm: '' },
    { new: 'password.newRequired', confirm: 'password.confirmRequired' },
  ],
  ['PASSWORD-04 the current password again', { current: 'Mua_Thu_2026' }, { new: 'password.mustDiffer' }],
  ['an empty confirmation', { confirm: '' }, { confirm: 'password.confirmRequired' }],
  ['PASSWORD-05 another confirmation', { confirm: 'Mua_thu_2026' }, { confirm: 'password.inconsistent' }],
  [
    'PASSWORD-05 a confirmation with a blank more',
    { confirm: 'Mua_Thu_2026 ' },
    { confirm: 'password.inconsistent' },
  ],
  [
    'nothing at all',
    { current: '', new: '', confirm: '' },
    { current: 'password.currentRequired', new: 'password.newRequired', confirm: 'password.confirmRequired' },
  ],
  ['nothing wrong', {}, {}],
])('%s', (_, given, mistakes) => {
  expect(mistakesOf(passwordSchema, { ...good, ...given })).toEqual(mistakes)
})

test('a password is taken as it is: blanks, accents, any length', () => {
  const odd = {
    current: ' a ',
    new: ` Mật khẩu ${'x'.repeat(200)} `,
    confirm: ` Mật khẩu ${'x'.repeat(200)} `,
  }
  expect(mistakesOf(passwordSchema, odd)).toEqual({})
  expect(passwordSchema.cast(odd)).toEqual(odd)
})

test('PASSWORD-16 PWFORM-19 current, new and confirm are sent under their names on the wire', () => {
  expect(toChange(good)).toEqual({
    oldPassword: 'Console_2026',
    newPassword: 'Mua_Thu_2026',
    confirmPassword: 'Mua_Thu_2026',
  })
})
