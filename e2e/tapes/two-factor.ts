import { people } from '../people'
import { giveCode, giveWrongCode, signedIn, wait } from './conditions'
import {
  answer,
  expectAt,
  expectDialog,
  expectDigitsSay,
  expectHeading,
  expectNoDigits,
  expectNoText,
  expectSwitch,
  expectText,
  open,
  pictured,
  press,
  signInAs,
  turn,
  type Flow,
} from './steps'

const who = people.straightIn
const before = [signedIn(who, 'org-acme')]
const SWITCH = 'Two-Factor Authentication'
const begin = [
  open('/security/2fa-security'),
  expectSwitch(SWITCH, false),
  turn(SWITCH),
  expectText('1. Scan the QR code'),
]

export const twoFactor: Flow = {
  name: 'two-factor',
  title: 'The own second factor',
  scenarios: [
    {
      name: 'switched-on',
      title: 'a code of the new set-up switches it on; from then on signing in asks for one, and leads on',
      ledger: ['TWOFA-02', 'TWOFA-10', 'SIGNIN-33'],
      ...{ who, before },
      steps: [
        ...begin,
        giveCode(who),
        expectText('Two-factor authentication is on'),
        wait('1 s'),
        expectSwitch(SWITCH, true),
        expectNoText('1. Scan the QR code'),
        open('/logout?url=/help'),
        expectAt('/login?url=%2Fhelp'),
        signInAs(who),
        giveCode(who),
        expectHeading('Help'),
      ],
    },
    {
      name: 'wrong-code',
      title: 'a wrong code is told, and another one can be given',
      ledger: ['TWOFA-11'],
      ...{ who, before },
      steps: [
        ...begin,
        giveWrongCode(who),
        expectDigitsSay('Invalid key'),
        expectNoDigits,
        giveCode(who),
        expectText('Two-factor authentication is on'),
      ],
    },
    {
      name: 'no-code',
      title: 'without a code it is asked to scan first',
      ledger: ['TWOFA-07'],
      ...{ who, before },
      steps: [...begin, press('Verify'), expectDigitsSay('Please Scan QR code from your application')],
    },
    {
      name: 'cancelled',
      title: 'Cancel takes the set-up away, and it stays off',
      ledger: ['TWOFA-14'],
      ...{ who, before },
      steps: [...begin, press('Cancel'), expectNoText('1. Scan the QR code'), expectSwitch(SWITCH, false)],
    },
    {
      name: 'switched-off',
      title: 'it is switched off after a question',
      ledger: ['TWOFA-12', 'TWOFA-13'],
      who: people.superAdmin,
      before: [signedIn(people.superAdmin, 'org-phuongdong')],
      steps: [
        open('/security/2fa-security'),
        expectSwitch(SWITCH, true),
        turn(SWITCH),
        pictured(expectDialog('Switch off two-factor authentication?')),
        answer('Cancel'),
        expectSwitch(SWITCH, true),
        turn(SWITCH),
        answer('Switch off'),
        expectText('Updated successfully'),
        expectSwitch(SWITCH, false),
      ],
    },
  ],
}
