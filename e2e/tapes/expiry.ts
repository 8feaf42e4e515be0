import { people } from '../fixtures'
import { fail, failAlways, moveServer, rights, signedIn, wait } from './conditions'
import {
  expectAlert,
  expectAt,
  expectHeading,
  expectNoText,
  expectText,
  open,
  pictured,
  press,
  pressCalling,
  signInAs,
  type Flow,
} from './steps'

const who = people.oneOrganization
const before = [signedIn(who, 'org-acme')]
const SOON = 'Your session is expiring soon'
const EXPIRED = 'Your session has expired'
const EXTENDED = 'Your token has been extended'

export const expiry: Flow = {
  name: 'expiry',
  title: 'The end of a session, and its extension',
  scenarios: [
    {
      name: 'extended-in-view',
      title: 'five minutes before the end it is offered to extend; the offer stays, and a press extends',
      ledger: ['SESSION-04', 'SESSION-06', 'SESSION-09'],
      ...{ who, before },
      steps: [
        open('/help'),
        expectHeading('Help'),
        wait('26 min'),
        pictured(expectText(SOON)),
        wait('60 s'),
        expectText(SOON),
        press('Extend'),
        expectText(EXTENDED),
        wait('2 s'),
        expectNoText(EXTENDED),
      ],
    },
    {
      name: 'extended-silently',
      title: 'the server’s signal extends once and without a word',
      ledger: ['SESSION-11', 'SESSION-12'],
      ...{ who, before },
      steps: [
        open('/activity/login-history'),
        expectHeading('Login Activity'),
        moveServer('21 min'),
        pressCalling('Search', '/authen/token/extend'),
        expectNoText(EXTENDED),
        moveServer('20 min'),
        press('Search'),
        expectHeading('Login Activity'),
        expectNoText(EXPIRED),
      ],
    },
    {
      name: 'extension-refused',
      title: 'an extension that fails is told, and can be asked for no more',
      ledger: ['SESSION-06', 'HTTP-21'],
      ...{ who, before },
      steps: [
        open('/help'),
        expectHeading('Help'),
        wait('26 min'),
        expectText(SOON),
        fail('extendToken', { status: 409, message: 'The session cannot be extended any further' }),
        press('Extend'),
        expectAlert('The session cannot be extended any further'),
        expectNoText(SOON),
      ],
    },
    {
      name: 'over',
      title: 'a session that is over leads to sign-in with one warning, and back to the page',
      ledger: ['SESSION-13', 'SESSION-15'],
      who: people.straightIn,
      // Else the live channel may learn of the end before the press does.
      before: [signedIn(people.straightIn, 'org-acme'), failAlways('streamLiveEvents')],
      steps: [
        open('/activity/login-history'),
        expectHeading('Login Activity'),
        moveServer('31 min'),
        press('Search'),
        expectAt('/login?url=%2Factivity%2Flogin-history'),
        expectText(EXPIRED),
        signInAs(people.straightIn),
        expectAt('/activity/login-history'),
      ],
    },
    {
      name: 'over-by-the-clock',
      title: 'nobody need press anything: at the end by the clock the page leads to sign-in',
      ledger: ['SESSION-13', 'SESSION-15'],
      ...{ who, before },
      steps: [
        open('/help'),
        expectHeading('Help'),
        wait('31 min'),
        expectHeading('Sign in'),
        expectText(EXPIRED),
      ],
    },
    {
      name: 'at-the-root',
      title: 'at the root page nothing is warned of',
      ledger: ['SESSION-14', 'SESSION-02'],
      who,
      steps: [open('/'), expectHeading('Sign in'), expectAt('/login'), expectNoText(EXPIRED)],
    },
    {
      name: 'forbidden',
      title: 'a right that was taken away shows the forbidden page at the next press',
      ledger: ['SESSION-16'],
      who: people.superAdmin,
      before: [signedIn(people.superAdmin, 'org-phuongdong')],
      steps: [
        open('/console-organizations'),
        expectHeading('Organization'),
        rights(people.superAdmin, 'org-phuongdong', ['USER']),
        press('Search'),
        expectText('403 Forbidden'),
      ],
    },
    {
      name: 'too-many-requests',
      title: 'too many requests are told once, and the list can be read again',
      ledger: ['SESSION-17'],
      ...{ who, before },
      steps: [
        open('/activity/login-history'),
        expectHeading('Login Activity'),
        fail('searchOwnLoginActivities', { status: 429 }),
        press('Search'),
        expectText('TOO_MANY_REQUEST'),
        expectText('There are too many requests in a short period.'),
      ],
    },
    {
      name: 'server-does-not-answer',
      title: 'on entry a server that fails is asked again, by a press',
      ledger: ['SESSION-01', 'CONTEXT-02'],
      who,
      before: [...before, fail('getCurrentUser', { status: 503 })],
      steps: [
        open('/help'),
        expectText('The server failed. Nobody was signed out.'),
        press('Try again'),
        expectHeading('Help'),
      ],
    },
  ],
}
