import { people } from '../people'
import { signedIn } from './conditions'
import {
  chooseInAccountMenu,
  expectAlert,
  expectAt,
  expectDialog,
  expectHeading,
  expectNoDialog,
  expectOff,
  expectText,
  follow,
  open,
  pictured,
  press,
  pressCard,
  tick,
  type Flow,
  type Step,
} from './steps'

const PLATFORM = 'Terms of use'
const LAW = 'Terms of use of Luật Minh Tâm'
const CHANGED = 'Terms of use of Điều khoản Đổi Mới'

const before = [signedIn(people.owesTerms)]
const who = people.owesTerms
const agreeTo = (terms: string): Step[] => [expectDialog(terms), tick('I Agree'), press('Continue', terms)]

export const platformTerms: Flow = {
  name: 'platform-terms',
  title: 'The terms of the platform',
  scenarios: [
    {
      name: 'agreed-first',
      title: 'they come before those of the organization, and nothing is selected before both are agreed to',
      ledger: ['TERMS-08', 'TERMS-02', 'TERMS-05'],
      ...{ who, before },
      steps: [
        open('/companies/select'),
        pressCard('Luật Minh Tâm'),
        ...agreeTo(PLATFORM),
        ...agreeTo(LAW),
        expectAt('/my-account-info'),
      ],
    },
    {
      name: 'unticked',
      title: 'Continue waits for the tick, and the privacy policy can be read meanwhile',
      ledger: ['TERMS-11', 'TERMS-13'],
      ...{ who, before },
      steps: [
        open('/companies/select'),
        pressCard('Luật Minh Tâm'),
        pictured(expectDialog(PLATFORM)),
        expectOff('Continue', PLATFORM),
        press('Privacy Policy', PLATFORM),
        expectDialog('Privacy Policy'),
        press('Close', 'Privacy Policy'),
        expectNoDialog('Privacy Policy'),
        tick('I Agree'),
        press('Continue', PLATFORM),
        expectDialog(LAW),
      ],
    },
    {
      name: 'somebody-else',
      title: 'whoever does not agree signs in as somebody else',
      ledger: ['TERMS-08', 'ORGSEL-08'],
      ...{ who, before },
      steps: [
        open('/companies/select'),
        pressCard('Luật Minh Tâm'),
        expectDialog(PLATFORM),
        follow('Sign in with another account', PLATFORM),
        expectHeading('Sign in'),
      ],
    },
    {
      name: 'agreed-before',
      title: 'whoever has agreed before is not asked again',
      ledger: ['TERMS-08', 'TERMS-04'],
      ...{ who, before },
      steps: [
        open('/companies/select'),
        pressCard('Luật Minh Tâm'),
        ...agreeTo(PLATFORM),
        ...agreeTo(LAW),
        expectHeading('Profile'),
        chooseInAccountMenu('Switch organization'),
        pressCard('Nhà sách Hoa Sen'),
        expectText('Nhà sách Hoa Sen'),
        expectAt('/my-account-info'),
      ],
    },
  ],
}

export const organizationTerms: Flow = {
  name: 'organization-terms',
  title: 'The terms of an organization',
  scenarios: [
    {
      name: 'agreed',
      title: 'they are shown, agreed to and accepted before the organization is selected',
      ledger: ['TERMS-02', 'TERMS-05', 'TERMS-12'],
      ...{ who, before },
      steps: [
        open('/companies/select'),
        pressCard('Luật Minh Tâm'),
        ...agreeTo(PLATFORM),
        pictured(expectDialog(LAW)),
        expectOff('Continue', LAW),
        ...agreeTo(LAW),
        expectAt('/my-account-info'),
      ],
    },
    {
      name: 'closed',
      title: 'Close accepts and selects nothing, and another organization can be chosen',
      ledger: ['TERMS-10', 'TERMS-09'],
      ...{ who, before },
      steps: [
        open('/companies/select'),
        pressCard('Luật Minh Tâm'),
        ...agreeTo(PLATFORM),
        expectDialog(LAW),
        press('Close', LAW),
        expectNoDialog(LAW),
        expectAt('/companies/select'),
        pressCard('Nhà sách Hoa Sen'),
        expectAt('/my-account-info'),
      ],
    },
    {
      name: 'not-active',
      title: 'terms that are not active are not asked',
      ledger: ['TERMS-03'],
      ...{ who, before },
      steps: [
        open('/companies/select'),
        pressCard('Nhà sách Hoa Sen'),
        ...agreeTo(PLATFORM),
        expectAt('/my-account-info'),
      ],
    },
    {
      name: 'agreed-before',
      title: 'the second time the organization is selected directly',
      ledger: ['TERMS-04'],
      ...{ who, before },
      steps: [
        open('/companies/select'),
        pressCard('Luật Minh Tâm'),
        ...agreeTo(PLATFORM),
        ...agreeTo(LAW),
        expectHeading('Profile'),
        chooseInAccountMenu('Switch organization'),
        pressCard('Luật Minh Tâm'),
        expectAt('/my-account-info'),
      ],
    },
    {
      name: 'changed-meanwhile',
      title: 'terms that have changed meanwhile are shown again, as they are now',
      ledger: ['TERMS-05', 'TERMS-12'],
      ...{ who, before },
      steps: [
        open('/companies/select'),
        pressCard('Điều khoản Đổi Mới'),
        ...agreeTo(PLATFORM),
        ...agreeTo(CHANGED),
        expectAlert('The terms have changed.'),
        expectOff('Continue', CHANGED),
        press('Close', CHANGED),
        expectAt('/companies/select'),
      ],
    },
  ],
}
