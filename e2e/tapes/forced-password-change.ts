import { PASSWORD, people } from '../people'
import { fail, inModernLayout, signedIn, wait } from './conditions'
import {
  expectAlert,
  expectAt,
  expectHeading,
  expectMistake,
  expectOff,
  expectText,
  follow,
  open,
  pictured,
  press,
  signInAs,
  type,
  type Flow,
  type Step,
} from './steps'

const who = people.mustChangePassword
const before = [signedIn(who, 'org-acme')]
const REASON = 'Your password is older than 180 days. Please change it.'
const NEW = 'Mua_Thu_Ha_Noi_2027'
const TOLD = 'Change password successfully, please sign-in again.'

const typeNew = (password: string): Step[] => [
  type('Current password', PASSWORD),
  type('New password', password),
  type('Confirm new password', password),
  wait('1 s'),
]
const changed: Step[] = [
  ...typeNew(NEW),
  expectText('Strong'),
  press('Save'),
  expectText(TOLD),
  wait('2 s'),
  expectHeading('Sign in'),
]

export const forcedPasswordChange: Flow = {
  name: 'forced-password-change',
  title: 'A password that has to be changed',
  scenarios: [
    {
      name: 'from-sign-in-to-sign-in',
      title: 'signing in leads to the change with its reason; afterwards the new password signs in',
      ledger: ['PASSWORD-02', 'PASSWORD-20', 'PASSWORD-18'],
      who,
      steps: [
        open('/login?url=/activity/login-history'),
        signInAs(who),
        expectAt('/security/change-password'),
        pictured(expectAlert(REASON)),
        ...changed,
        signInAs(who, NEW),
        expectAt('/my-account-info'),
        expectText('Welcome, Lê Thị Thảo'),
      ],
    },
    {
      name: 'nowhere-else',
      title: 'every other page leads back to the change until it is done',
      ledger: ['PASSWORD-20'],
      ...{ who, before },
      steps: [
        open('/my-account-info'),
        expectAt('/security/change-password'),
        follow('Profile'),
        expectHeading('Change Password'),
        open('/my-account-change-pwd'),
        expectAt('/my-account-change-pwd'),
        expectAlert(REASON),
      ],
    },
    {
      name: 'in-the-modern-layout',
      title: 'in the Modern layout the account tells the reason and the way to the change',
      ledger: ['PASSWORD-21'],
      who,
      before: [...before, inModernLayout],
      steps: [
        open('/activity/login-history'),
        expectAt('/my-account-info'),
        expectText(REASON),
        follow('Change Password'),
        expectAt('/security/change-password'),
      ],
    },
    {
      name: 'mistakes',
      title: 'what is missing, the same as before or typed in two ways is told at its field',
      ledger: ['PASSWORD-03', 'PASSWORD-04', 'PASSWORD-05'],
      ...{ who, before },
      steps: [
        open('/security/change-password'),
        type('New password', NEW),
        type('Confirm new password', `${NEW}x`),
        wait('1 s'),
        press('Save'),
        expectMistake('Current password', 'Please enter your current password'),
        expectMistake('Confirm new password', 'Two passwords that you enter is inconsistent!'),
        type('Current password', NEW),
        expectText('Your new password must be different from your previous password'),
      ],
    },
    {
      name: 'against-the-policy',
      title: 'a password against the policy is told half a second after typing, and cannot be saved',
      ledger: ['PASSWORD-06', 'PASSWORD-08', 'PASSWORD-10'],
      ...{ who, before },
      steps: [
        open('/security/change-password'),
        ...typeNew('short'),
        expectText('Low'),
        expectOff('Save'),
        ...typeNew('Mua Thu Ha Noi 2027'),
        expectOff('Save'),
      ],
    },
    {
      name: 'not-checked',
      title: 'a password that could not be checked cannot be saved; typed anew it is checked again',
      ledger: ['PASSWORD-09'],
      ...{ who, before },
      steps: [
        open('/security/change-password'),
        fail('verifyPasswordPolicy', { status: 503 }),
        ...typeNew(NEW),
        expectText('The new password could not be checked.'),
        expectOff('Save'),
        type('New password', `${NEW}_`),
        wait('1 s'),
        expectText('Strong'),
      ],
    },
    {
      name: 'refused',
      title:
        'a wrong current password is told by the server’s words, a refusal without words by the console’s',
      ledger: ['PASSWORD-19'],
      ...{ who, before },
      steps: [
        open('/security/change-password'),
        ...typeNew(NEW),
        type('Current password', 'wrong'),
        press('Save'),
        expectAlert('Your current password is incorrect'),
        ...typeNew('Silent_2026'),
        press('Save'),
        expectAlert('Something was wrong!'),
        expectAt('/security/change-password'),
      ],
    },
  ],
}
