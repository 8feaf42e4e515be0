import { people } from '../people'
import { giveCode, signedIn, wait } from './conditions'
import {
  confirmDigits,
  expectAlert,
  expectDialog,
  expectDigitsSay,
  expectField,
  expectNoDialog,
  expectText,
  open,
  pictured,
  press,
  type,
  type Flow,
} from './steps'

const who = people.superAdmin
const before = [signedIn(who, 'org-phuongdong')]
const PAGE = '/console-system-setting?menu=system_configuration'
const CODE = 'Confirm with your code'
const ADD = 'Add system variable'
const UPDATE = 'Update system variable'

export const systemVariables: Flow = {
  name: 'system-variables',
  title: 'Variables of the platform, by a code',
  scenarios: [
    {
      name: 'viewed',
      title: 'a value is shown after a code, for half a minute',
      ledger: ['SYSVAR-07', 'TWOFA-17'],
      ...{ who, before },
      steps: [
        open(PAGE),
        press('View value: MAIL_GATEWAY_URL'),
        pictured(expectDialog(CODE)),
        confirmDigits,
        expectDigitsSay('Please enter the code'),
        giveCode(who),
        expectDialog('Value'),
        wait('31 s'),
        expectText('The value of MAIL_GATEWAY_URL is hidden again.'),
        expectNoDialog('Value'),
      ],
    },
    {
      name: 'added',
      title: 'key and value are required; then a variable is added with a code',
      ledger: ['SYSVAR-05', 'TWOFA-18', 'SYSVAR-02', 'SYSVAR-03'],
      ...{ who, before },
      steps: [
        open(PAGE),
        press('Add Variable'),
        press('Save', ADD),
        expectText('Required', ADD),
        type('Key', 'TAPE_VARIABLE'),
        type('Value', 'of the script for testers'),
        press('Save', ADD),
        expectDialog(CODE),
        giveCode(who),
        expectText('Added successfully'),
        expectNoDialog(ADD),
        expectText('TAPE_VARIABLE'),
      ],
    },
    {
      name: 'updated',
      title: 'a variable gets another value with a code; its key stays',
      ledger: ['SYSVAR-04', 'SYSVAR-06'],
      ...{ who, before },
      steps: [
        open(`${PAGE}&drawer=update&record=MAIL_GATEWAY_URL`),
        expectDialog(UPDATE),
        expectField('Key', 'MAIL_GATEWAY_URL'),
        type('Value', 'https://mail.platform.example/v3'),
        press('Save', UPDATE),
        giveCode(who),
        expectText('Updated successfully'),
        expectNoDialog(UPDATE),
      ],
    },
    {
      name: 'taken-key',
      title: 'a taken key is told in the form with its error code, and what was typed stays',
      ledger: ['SYSVAR-12', 'ORGCOMMON-24'],
      ...{ who, before },
      steps: [
        open(`${PAGE}&drawer=create`),
        type('Key', 'MAIL_GATEWAY_URL'),
        type('Value', 'of the script for testers'),
        press('Save', ADD),
        giveCode(who),
        expectAlert('A variable with this key exists already (SYSTEM_VARIABLE_EXISTS)'),
        expectField('Key', 'MAIL_GATEWAY_URL'),
      ],
    },
    {
      name: 'not-kept',
      title: 'any other failure is told by the server’s words',
      ledger: ['SYSVAR-13'],
      ...{ who, before },
      steps: [
        open(`${PAGE}&freeText=unkept`),
        press('View value: unkept.variable'),
        giveCode(who),
        expectAlert('The service that keeps the variables does not answer'),
        expectNoDialog(CODE),
      ],
    },
  ],
}
