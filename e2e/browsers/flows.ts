import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as realTime } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { moveServer, signedIn } from '../tapes/conditions'
import { flows as mission } from '../tapes/flows'
import {
  expectAt,
  expectDialog,
  expectHeading,
  expectNoDialog,
  expectNoText,
  expectText,
  goBack,
  open,
  press,
  pressCalling,
  pressKey,
  signInAs,
  type Flow,
  type Step,
} from '../tapes/steps'
import { people } from '../people'

const root = join(__dirname, '../..')

/** What only a browser's own time shows; the other scenarios that move the time of the page cannot be performed here. */
const letPass = (seconds: number): Step => ({
  words: `Wait ${seconds} s.`,
  do: () => realTime(seconds * 1000),
})
const givePicture: Step = {
  words: 'Choose a picture.',
  do: (page) =>
    page.locator('input[type=file]').first().setInputFiles(join(root, 'docs/pictures/profile.png')),
}
const giveConnections: Step = {
  words: 'Choose a csv with two connections for **Import supported connections**.',
  async do(page) {
    const path = join(tmpdir(), 'kết nối.csv')
    writeFileSync(path, 'id,name\nviber,Viber\nline,"Kết nối, số 2"\n')
    const tool = page.getByRole('region', { name: 'Import supported connections' })
    await tool.getByLabel('File', { exact: true }).setInputFiles(path)
  },
}
/** The keys come once the page stands. */
const openCommands: Step = {
  words: 'Press the keys Ctrl and K.',
  async do(page) {
    const button = page.getByRole('button', { name: 'Search and commands' })
    await expect(button).toBeVisible()
    await realTime(3_000)
    await page.keyboard.press('Control+k')
  },
}
const typeKeys = (text: string): Step => ({
  words: `Type \`${text}\`.`,
  do: (page) => page.keyboard.type(text),
})
const pressIn = (region: string, name: string): Step => ({
  words: `Press **${name}** of **${region}**.`,
  do: (page) => page.getByRole('region', { name: region }).getByRole('button', { name, exact: true }).click(),
})

const inAcme = { who: people.oneOrganization, before: [signedIn(people.oneOrganization, 'org-acme')] }
const superAdmin = { who: people.superAdmin, before: [signedIn(people.superAdmin, 'org-phuongdong')] }

const realClock: Flow = {
  name: 'real-time',
  title: 'What happens by the browser’s own clock',
  scenarios: [
    {
      name: 'captcha',
      title: 'the captcha is solved anew after a minute, and signs in',
      ledger: ['SIGNIN-07'],
      who: people.straightIn,
      steps: [
        open('/login'),
        expectText('You are verified'),
        letPass(65),
        signInAs(people.straightIn),
        expectAt('/dashboard'),
      ],
    },
    {
      name: 'extension',
      title: 'five minutes before its end the session is extended by a press',
      ledger: ['SESSION-04'],
      who: inAcme.who,
      before: [...inAcme.before, moveServer('1490 s')],
      steps: [
        open('/help'),
        expectHeading('Help'),
        expectText('Your session is expiring soon'),
        press('Extend'),
        expectText('Your token has been extended'),
        expectNoText('Your token has been extended'),
      ],
    },
    {
      name: 'end',
      title: 'at the end of the session the page leads to sign-in by itself, and Back shows nothing',
      ledger: ['SESSION-13'],
      who: inAcme.who,
      before: [...inAcme.before, moveServer('1785 s')],
      steps: [
        open('/help'),
        expectHeading('Sign in'),
        expectText('Your session has expired'),
        goBack,
        expectHeading('Sign in'),
      ],
    },
  ],
}

const everyDay: Flow = {
  name: 'every-day',
  title: 'A list with a drawer, a form with a file, the command palette',
  scenarios: [
    {
      name: 'list',
      title: 'a list is searched, a row opened in its drawer, and Back closes it',
      ledger: [],
      ...superAdmin,
      steps: [
        open('/console-organizations?freeText=zenbrew'),
        expectText('1 record'),
        press('Edit info: zenbrew'),
        expectDialog('Update Organization'),
        pressKey('Escape'),
        expectNoDialog('Update Organization'),
        press('Edit info: zenbrew'),
        expectDialog('Update Organization'),
        goBack,
        expectNoDialog('Update Organization'),
        pressCalling('Search', '/orgs'),
        expectText('1 record'),
      ],
    },
    {
      name: 'form-with-a-file',
      title: 'a name and a picture are changed on the profile',
      ledger: [],
      ...inAcme,
      steps: [
        open('/my-account-info'),
        expectHeading('Profile'),
        givePicture,
        expectText('Updated successfully'),
      ],
    },
    {
      name: 'import',
      title: 'the rows of a csv are shown before it is sent, and then it is imported',
      ledger: [],
      ...superAdmin,
      steps: [
        open('/console-system-setting'),
        expectHeading('System Setting'),
        giveConnections,
        expectText('Kết nối, số 2'),
        pressIn('Import supported connections', 'Import'),
        expectText('2 connections imported'),
      ],
    },
    {
      name: 'command-palette',
      title: 'a page is found and opened by keys alone',
      ledger: [],
      ...inAcme,
      steps: [
        open('/activity/login-history'),
        expectHeading('Login Activity'),
        openCommands,
        expectDialog('Search and commands'),
        typeKeys('chan pass'),
        expectText('1 result'),
        pressKey('Enter'),
        expectAt('/security/change-password'),
        goBack,
        expectHeading('Login Activity'),
      ],
    },
  ],
}

export const flows: readonly Flow[] = [...mission, realClock, everyDay]

/** Why a scenario cannot be performed in a browser as it stands, by browser, flow and scenario. */
export const elsewhere: Readonly<Record<string, string>> = {
  'WebKitGTK expiry/server-does-not-answer':
    'it asks once more by itself for what was preloaded in vain, so a server that fails once is not noticed; one that fails twice is told, and asked again by a press',
}
