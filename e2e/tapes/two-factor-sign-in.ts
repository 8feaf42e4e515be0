import { people } from '../people'
import { giveCode, giveCodeOfBefore, giveWrongCode, moveServer, wait } from './conditions'
import {
  confirmDigits,
  expectAlert,
  expectAt,
  expectDialog,
  expectDigitsSay,
  expectField,
  expectNoDialog,
  expectNoDigits,
  expectOff,
  expectText,
  open,
  pictured,
  press,
  pressCard,
  signInAs,
  typeDigits,
  type Flow,
} from './steps'

const CODE = 'Two-factor authentication'
const INCORRECT = 'Incorrect authentication code. Please try again.'
const toTheCode = [open('/login'), signInAs(people.superAdmin), expectDialog(CODE)]
const wrongly = Array.from({ length: 4 }, () => [
  giveWrongCode(people.superAdmin),
  expectDigitsSay(INCORRECT),
  expectNoDigits,
]).flat()

export const twoFactorSignIn: Flow = {
  name: 'two-factor-sign-in',
  title: 'Signing in with a second factor',
  scenarios: [
    {
      name: 'right-code',
      title: 'six right digits are sent by themselves and lead to the choice',
      ledger: ['SIGNIN-26', 'SIGNIN-28', 'SIGNIN-32'],
      who: people.superAdmin,
      steps: [
        ...toTheCode,
        pictured(expectOff('Verify', CODE)),
        giveCode(people.superAdmin),
        expectAt('/companies/select'),
      ],
    },
    {
      name: 'return-target',
      title: 'the return target survives the code and the choice',
      ledger: ['SIGNIN-05', 'SIGNIN-32', 'ORGSEL-03'],
      who: people.superAdmin,
      steps: [
        open('/login?url=/activity/login-history'),
        signInAs(people.superAdmin),
        giveCode(people.superAdmin),
        pressCard('Phương Đông Real Estate'),
        expectAt('/activity/login-history'),
      ],
    },
    {
      name: 'wrong-code',
      title: 'a wrong code is told by the server’s words and can be given again',
      ledger: ['SIGNIN-34'],
      who: people.superAdmin,
      steps: [
        ...toTheCode,
        giveWrongCode(people.superAdmin),
        expectDigitsSay(INCORRECT),
        expectNoDigits,
        giveCode(people.superAdmin),
        expectAt('/companies/select'),
      ],
    },
    {
      name: 'refused-without-words',
      title: 'a code that is refused without words is told all the same',
      ledger: ['SIGNIN-34'],
      who: people.superAdmin,
      steps: [
        ...toTheCode,
        typeDigits('000000'),
        expectDigitsSay(INCORRECT),
        giveCode(people.superAdmin),
        expectAt('/companies/select'),
      ],
    },
    {
      name: 'incomplete-code',
      title: 'an empty or incomplete code is not sent',
      ledger: ['SIGNIN-29', 'SIGNIN-30'],
      who: people.superAdmin,
      steps: [
        ...toTheCode,
        confirmDigits,
        expectDigitsSay('Please enter the code'),
        typeDigits('12a45'),
        expectOff('Verify', CODE),
      ],
    },
    {
      name: 'closed',
      title: 'whoever closes the dialog can sign in again, as somebody else',
      ledger: ['SIGNIN-26', 'SIGNIN-08'],
      who: people.superAdmin,
      steps: [
        ...toTheCode,
        press('Close', CODE),
        expectNoDialog(CODE),
        expectField('User name', people.superAdmin),
        signInAs(people.straightIn),
        expectAt('/dashboard'),
      ],
    },
    {
      name: 'too-late',
      title: 'a code after five minutes is too late: sign in again',
      ledger: ['SIGNIN-34', 'SESSION-15'],
      who: people.superAdmin,
      steps: [
        ...toTheCode,
        wait('5 min'),
        giveCode(people.superAdmin),
        expectAlert('Your sign-in has expired before the code was accepted. Please sign in again.'),
        expectNoDialog(CODE),
        signInAs(people.superAdmin),
        giveCode(people.superAdmin),
        expectAt('/companies/select'),
      ],
    },
    {
      name: 'too-many-codes',
      title: 'the fifth wrong code ends the sign-in, for a minute',
      ledger: ['SESSION-17', 'SIGNIN-34'],
      who: people.superAdmin,
      steps: [
        ...toTheCode,
        ...wrongly,
        giveWrongCode(people.superAdmin),
        expectAlert('Too many wrong codes. Please sign in again.'),
        expectOff('Sign In'),
        wait('61 s'),
        signInAs(people.superAdmin),
        giveCode(people.superAdmin),
        expectAt('/companies/select'),
      ],
    },
    {
      name: 'wrong-clock',
      title: 'after two wrong codes a device whose clock is wrong is told so',
      ledger: ['SIGNIN-34'],
      who: people.superAdmin,
      steps: [
        moveServer('5 min'),
        // Behind it, or the captcha would be too old.
        open('/login'),
        signInAs(people.superAdmin),
        giveCodeOfBefore(people.superAdmin, '5 min'),
        expectDigitsSay(INCORRECT),
        giveCodeOfBefore(people.superAdmin, '5 min'),
        expectText('The clock of this device is 5 minutes behind.'),
        giveCode(people.superAdmin),
        expectAt('/companies/select'),
      ],
    },
  ],
}
