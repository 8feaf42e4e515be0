import { people } from '../people'
import { giveCode, giveWrongCode, signedIn, wait } from './conditions'
import {
  chooseInMenu,
  choose,
  expectAlert,
  expectDialog,
  expectDigitsSay,
  expectNoDialog,
  expectText,
  open,
  pictured,
  press,
  typeDigits,
  type Flow,
} from './steps'

const who = people.superAdmin
const before = [signedIn(who, 'org-phuongdong')]
const DRAWER = 'Export Confirm'
const CODE = 'Confirm with your code'
const BEGUN = 'The export job is running. A download link will be sent to your email when the job is done.'
const toTheCode = [
  open('/console-organizations?freeText=zenbrew'),
  expectText('1 record'),
  chooseInMenu('More', 'Export Data'),
  expectDialog(DRAWER),
  choose('Timezone', 'GMT -3'),
  press('Export', DRAWER),
  expectDialog(CODE),
]

export const exportByCode: Flow = {
  name: 'export',
  title: 'An export that a code confirms',
  scenarios: [
    {
      name: 'right-code',
      title: 'the export begins after a code, and its drawer closes by itself',
      ledger: ['EXPORTJOB-02', 'EXPORTJOB-08', 'EXPORTJOB-12'],
      ...{ who, before },
      steps: [...toTheCode, giveCode(who), expectText(BEGUN), wait('1 s'), expectNoDialog(DRAWER)],
    },
    {
      name: 'wrong-code',
      title: 'a wrong code keeps the dialog; the right one exports',
      ledger: ['ORGCOMMON-23', 'TWOFA-19'],
      ...{ who, before },
      steps: [
        ...toTheCode,
        giveWrongCode(who),
        pictured(expectDigitsSay('Invalid PIN, please try again!')),
        giveCode(who),
        expectText(BEGUN),
      ],
    },
    {
      name: 'refused',
      title: 'an export that is refused without words is told, and the drawer stays',
      ledger: ['EXPORTJOB-13', 'ORGCOMMON-24'],
      ...{ who, before },
      steps: [
        ...toTheCode,
        typeDigits('000000'),
        expectAlert('Export failed.'),
        expectNoDialog(CODE),
        expectDialog(DRAWER),
      ],
    },
  ],
}
