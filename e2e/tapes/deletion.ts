import { people } from '../people'
import { fail, giveCode, giveWrongCode, signedIn } from './conditions'
import {
  answer,
  chooseInRow,
  confirmDigits,
  expectAlert,
  expectDialog,
  expectDigitsSay,
  expectNoDialog,
  expectOff,
  expectText,
  follow,
  expectAt,
  open,
  pictured,
  press,
  type,
  typeDigits,
  type Flow,
  type Step,
} from './steps'

const who = people.superAdmin
const before = [signedIn(who, 'org-phuongdong')]
const FORM = 'Delete organization'
const CODE = 'Confirm with your code'
const HAIAU = 'Hải Âu Airlines'
const SILENT = 'Im Lặng Thinh'

const toTheQuestion = (name: string): Step[] => [
  open(`/console-organizations?freeText=${encodeURIComponent(name)}`),
  chooseInRow(name, 'Delete'),
  expectOff('Delete', FORM),
  type('Type the name of the organization', name),
  press('Delete', FORM),
  expectDialog(`Delete ${name}?`),
]
const toTheCode = (name: string): Step[] => [...toTheQuestion(name), answer('Delete'), expectDialog(CODE)]

export const deletion: Flow = {
  name: 'deletion',
  title: 'A deletion that a code confirms',
  scenarios: [
    {
      name: 'right-code',
      title: 'an organization is deleted after its name, a question and a code',
      ledger: ['ORGLIST-50', 'ORGLIST-51', 'ORGLIST-52'],
      ...{ who, before },
      steps: [
        ...toTheCode(HAIAU),
        pictured(expectOff('OK', CODE)),
        giveCode(who),
        expectText('Deleted successfully'),
        expectNoDialog(FORM),
        expectText('No organization'),
      ],
    },
    {
      name: 'wrong-code',
      title: 'a wrong code keeps the dialog and says so; the right one deletes',
      ledger: ['ORGCOMMON-22', 'ORGCOMMON-23', 'ORGLIST-53'],
      ...{ who, before },
      steps: [
        ...toTheCode(HAIAU),
        giveWrongCode(who),
        expectDigitsSay('Invalid PIN, please try again!'),
        expectDialog(CODE),
        giveCode(who),
        expectText('Deleted successfully'),
      ],
    },
    {
      name: 'incomplete-code',
      title: 'an empty or incomplete code is not sent',
      ledger: ['ORGCOMMON-20', 'ORGCOMMON-21'],
      ...{ who, before },
      steps: [
        ...toTheCode(HAIAU),
        confirmDigits,
        expectDigitsSay('Please enter the code'),
        typeDigits('12345'),
        expectOff('OK', CODE),
      ],
    },
    {
      name: 'refused',
      title: 'any other refusal closes the code and is told; the form stays',
      ledger: ['ORGCOMMON-24', 'ORGLIST-54'],
      ...{ who, before },
      steps: [
        ...toTheCode(SILENT),
        giveCode(who),
        expectAlert('Something was wrong, please try later.'),
        expectNoDialog(CODE),
        expectDialog(FORM),
      ],
    },
    {
      name: 'server-fails',
      title: 'where the server fails its words are told, and nothing is deleted',
      ledger: ['ORGCOMMON-24', 'ORGLIST-54', 'HTTP-21'],
      ...{ who, before },
      steps: [
        ...toTheCode(HAIAU),
        fail('deleteOrganization', { status: 500, message: 'The platform is being repaired' }),
        giveCode(who),
        expectAlert('The platform is being repaired'),
        expectNoDialog(CODE),
        press('Cancel', FORM),
        expectText(HAIAU),
      ],
    },
    {
      name: 'taken-back',
      title: 'whoever leaves the question or the code has deleted nothing',
      ledger: ['ORGLIST-51', 'ORGLIST-52'],
      ...{ who, before },
      steps: [
        ...toTheQuestion(HAIAU),
        answer('Cancel'),
        expectNoDialog(`Delete ${HAIAU}?`),
        press('Delete', FORM),
        answer('Delete'),
        expectDialog(CODE),
        press('Cancel', CODE),
        expectNoDialog(CODE),
        press('Cancel', FORM),
        expectNoDialog(FORM),
        expectText(HAIAU),
      ],
    },
    {
      name: 'no-second-factor',
      title: 'whoever has no second factor is told where to set one up',
      ledger: ['ORGCOMMON-16', 'TWOFA-16'],
      who: 'thu.dinh@platform.example',
      before: [signedIn('thu.dinh@platform.example', 'org-phuongdong')],
      steps: [
        ...toTheCode(HAIAU),
        expectText('Your account has no second factor, so there is no code to type yet.', CODE),
        follow('Set up two-factor authentication'),
        expectAt('/security/2fa-security'),
      ],
    },
  ],
}
