import { people } from '../people'
import { signedIn } from './conditions'
import {
  chooseInAccountMenu,
  expectAlert,
  expectAt,
  expectHeading,
  expectText,
  goBack,
  open,
  pictured,
  press,
  type Flow,
} from './steps'

const who = people.oneOrganization
const before = [signedIn(who, 'org-acme')]

export const signOut: Flow = {
  name: 'sign-out',
  title: 'Signing out',
  scenarios: [
    {
      name: 'here',
      title: 'Logout signs out here and says so; Back shows nothing',
      ledger: ['LOGOUT-03', 'LOGOUT-05', 'LOGOUT-06'],
      ...{ who, before },
      steps: [
        open('/my-account-info'),
        expectHeading('Profile'),
        chooseInAccountMenu('Logout'),
        expectAt('/login'),
        pictured(expectText('Logout successfully')),
        goBack,
        expectHeading('Sign in'),
      ],
    },
    {
      name: 'all-devices',
      title: 'Logout all devices ends every session of the person',
      ledger: ['LOGOUT-02'],
      ...{ who, before },
      steps: [
        open('/my-account-info'),
        expectHeading('Profile'),
        chooseInAccountMenu('Logout all devices'),
        expectAt('/login'),
        expectText('Logout successfully'),
      ],
    },
    {
      name: 'to-a-page',
      title: 'a return target of the console is followed, and asks to sign in',
      ledger: ['LOGOUT-01', 'LOGOUT-04'],
      ...{ who, before },
      steps: [open('/logout?url=/help'), expectAt('/login?url=%2Fhelp'), expectText('Logout successfully')],
    },
    {
      name: 'foreign-target',
      title: 'a return target on another site is not followed',
      ledger: ['LOGOUT-01', 'LOGOUT-05'],
      ...{ who, before },
      steps: [open('/logout?url=/.//evil.example'), expectAt('/login'), expectText('Logout successfully')],
    },
    {
      name: 'fails',
      title: 'where it fails that is said, and it can be tried again',
      ledger: ['LOGOUT-07'],
      who: people.logoutFails,
      before: [signedIn(people.logoutFails, 'org-acme')],
      steps: [open('/logout'), expectAlert('Logout fail'), press('Try again'), expectAlert('Logout fail')],
    },
  ],
}
