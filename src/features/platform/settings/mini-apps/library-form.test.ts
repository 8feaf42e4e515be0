import { texts as en } from '../../../../texts/en.gen'
import { texts as settings } from '../../../../texts/en-system-setting.gen'
import { mistakesOf } from '../../../../kit/form/form'
import { appOf, appSchema, listSchema, mistakesInList, noApp } from './library-form'

const mistakes = (list: string) => mistakesOf(listSchema, { list }).list
const said = (id: string | undefined) => ({ ...en, ...settings })[id as keyof typeof en]

test.each([
  ['', 'common.required'],
  ['[{"appId": "1",}]', 'miniApps.notJson'],
  ['{"appId": "1", "appName": "Một"}', 'miniApps.notArray'],
  ['"text"', 'miniApps.notArray'],
  ['null', 'miniApps.notArray'],
  ['[]', 'miniApps.notArray'],
  ['[{"appId": "1"}]', 'miniApps.wrongEntries'],
  ['[{"appId": "1", "appName": "Một", "hidden": true}]', undefined],
])('SYSTOOLS-20 the list %j: %s', (list, mistake) => {
  expect(mistakes(list)).toBe(mistake)
  if (mistake) expect(said(mistake)).toBeTruthy()
})

test('SYSTOOLS-20 each entry that cannot be added is named by its position', () => {
  const list = [
    { appId: '1', appName: 'Một' },
    { appName: 'Hai' },
    { appId: '3' },
    7,
    null,
    { appId: 5, appName: 'Năm' },
    { appId: '6', appName: 6 },
    { appId: '\u200b', appName: 'Bảy' },
    { appId: ' 1', appName: 'Tám' },
    { appId: '9', appName: ' ' },
  ]
  expect(mistakesInList(JSON.stringify(list))).toEqual([
    { what: 'appId', position: 2 },
    { what: 'appName', position: 3 },
    { what: 'object', position: 4 },
    { what: 'object', position: 5 },
    { what: 'textId', position: 6 },
    { what: 'textName', position: 7 },
    { what: 'appId', position: 8 },
    { what: 'twice', position: 9, first: 1 },
    { what: 'appName', position: 10 },
  ])
})

test('SYSTOOLS-20 the two spellings of accented letters are one appId', () => {
  const list = [
    { appId: 'Ứng'.normalize('NFC'), appName: 'a' },
    { appId: 'Ứng'.normalize('NFD'), appName: 'b' },
  ]
  expect(mistakesInList(JSON.stringify(list))).toEqual([{ what: 'twice', position: 2, first: 1 }])
})

test.each([
  [{ ...noApp }, { appId: 'common.required', appName: 'common.required' }],
  [
    { appId: '\u200b', appName: ' ', details: '' },
    { appId: 'common.required', appName: 'common.required' },
  ],
  [{ appId: '1', appName: 'x', details: '{' }, { details: 'miniApps.notJson' }],
  [{ appId: '1', appName: 'x', details: '[]' }, { details: 'miniApps.notObject' }],
  [{ appId: '1', appName: 'Ậ'.repeat(200).normalize('NFD'), details: ' ' }, {}],
])('SYSTOOLS-19 the mini app %j: %j', (values, mistake) => {
  expect(mistakesOf(appSchema, values)).toEqual(mistake)
})

test('SYSTOOLS-19 further fields are sent beside ID and name, which they do not change', () => {
  const details = '{"appId": "other", "features": {"vouchers": 3}}'
  expect(appOf({ appId: '1', appName: 'Một', details })).toEqual({
    ...{ appId: '1', appName: 'Một', features: { vouchers: 3 } },
  })
})
