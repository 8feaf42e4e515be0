import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mistakesOf } from '../../../../kit/form'
import { schema as suggestionSchema } from './segment-suggestion'
import {
  createSetupWorld,
  field,
  page,
  PHUONGDONG,
  put,
  save,
  savesNothing,
  SILENT,
  told,
  ZENBREW,
} from '../../../../app/testing-setup'

jest.setTimeout(60_000)
const { openSetup, setupCalls } = createSetupWorld()

async function json(name: string, words: string) {
  await userEvent.clear(field(name))
  await userEvent.click(field(name))
  await userEvent.paste(words)
}
const options = (name: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${name}`) }).options]
    .filter(({ value }) => value)
    .map(({ text }) => text)
const open = async (organization: string, menu: string, title: string) => {
  await openSetup(organization, menu)
  await page(title)
}
const tagging = async (organization: string) => {
  await open(organization, 'web-tagging', 'Web Tagging')
  await screen.findByRole('textbox', { name: 'Tracking key' })
}
const storage = async (organization: string) => {
  await open(organization, 'model-storage', 'Model Storage')
  await screen.findByRole('switch', { name: 'Custom model storage' })
}
const suggestion = async (organization: string) => {
  await open(organization, 'segment-suggestion', 'Segment Suggestion')
  await screen.findByRole('textbox', { name: 'Configuration as JSON' })
}

test('WEBTAG-02 WEBTAG-04 without a config the key is the id of the organization, and it can be saved', async () => {
  await tagging(ZENBREW)
  expect(field('Tracking key')).toHaveValue(ZENBREW)
  expect(options('Internal user id')).toEqual(['Email', 'Phone', 'CustomerId'])
  await save()
  await told('Update web tagging successfully.')
  expect(setupCalls('web-tagging/save')).toEqual([
    {
      call: `POST /setup/${ZENBREW}/web-tagging/save`,
      body: { trackingKey: ZENBREW, usePhoneCountryCode: false },
    },
  ])
})

test('WEBTAG-01 WEBTAG-05 WEBTAG-06 all of it is read and saved', async () => {
  await tagging(PHUONGDONG)
  expect(setupCalls('web-tagging').map(({ call }) => call)).toEqual([
    `GET /setup/${PHUONGDONG}/web-tagging/get`,
  ])
  await savesNothing()
  expect(screen.getByRole('switch', { name: 'Use country codes' })).toBeChecked()
  await put('Default country code', ' +65 ')
  await json('Object as JSON', '{"consent":false}')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Internal user id/ }), 'CustomerId')
  await save()
  await told('Update web tagging successfully.')
  expect(setupCalls('web-tagging/save')[0]!.body).toEqual({
    trackingKey: PHUONGDONG,
    internalUIdField: 'CustomerId',
    usePhoneCountryCode: true,
    phoneCountryCodeDefault: '+65',
    webTaggingObject: { consent: false },
  })
  await savesNothing()
  expect(field('Default country code')).toHaveValue('+65')
})

test('WEBTAG-03 the tracking key is required, and the object must be one', async () => {
  await tagging(PHUONGDONG)
  await put('Tracking key', ' ')
  await json('Object as JSON', '[1]')
  await save()
  expect(field('Tracking key')).toHaveAccessibleDescription('Required')
  expect(field('Object as JSON')).toHaveAccessibleDescription('Write a JSON object')
  expect(setupCalls('web-tagging/save')).toEqual([])
})

test('WEBTAG-07 WEBTAG-08 a refusal has the words of the server or others, and what is typed stays', async () => {
  await tagging(PHUONGDONG)
  await put('Tracking key', 'org-acme')
  await save()
  await told('Another organization uses this tracking key')
  expect(field('Tracking key')).toHaveValue('org-acme')
  await tagging(SILENT)
  await save()
  await told('Something was wrong.')
})

test('a code that is not used cannot be typed, and a field that is not known is told', async () => {
  await tagging('org-bold')
  expect(field('Default country code')).toHaveAttribute('readonly')
  expect(screen.getByText('Stored now: LoyaltyCard')).toBeVisible()
})

test('STORAGE-01 STORAGE-02 STORAGE-03 both kinds of models with their storages are read', async () => {
  await storage(PHUONGDONG)
  expect(setupCalls('model-storage').map(({ call }) => call)).toEqual([
    `GET /setup/${PHUONGDONG}/model-storage/get`,
  ])
  expect(screen.getByRole('switch', { name: 'Custom model storage' })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'Journey event storage' })).not.toBeChecked()
  for (const name of ['MOM_CustomModel', 'Event_Model'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible()
  const names = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Name of the storage/ })
  expect(names.map(({ value }) => value)).toEqual(['custom_model_phuongdong', 'event_phuongdong'])
})

test('STORAGE-04 STORAGE-05 they are saved, with whatever else an entry holds', async () => {
  await storage('org-bold')
  await userEvent.click(screen.getAllByRole('switch', { name: 'Use this storage' })[1]!)
  await save()
  await told('Save successfully.')
  expect(setupCalls('model-storage/save')).toEqual([
    {
      call: 'POST /setup/org-bold/model-storage/save',
      body: {
        enabledCustomModelStorage: true,
        enabledJourneyEventStorage: true,
        storageByTypes: {
          Event_Model: { enabled: true, storageName: '<b>event</b> "=1+1"', further: { keptAsItIs: [1, 2] } },
        },
      },
    },
  ])
  await savesNothing()
})

test('STORAGE-06 a refusal without a message says so', async () => {
  await storage(SILENT)
  await userEvent.click(screen.getByRole('switch', { name: 'Journey event storage' }))
  await save()
  await told('Something was wrong.')
})

test('SUGGEST-01 SUGGEST-03 SUGGEST-07 the one type and its configuration are shown; nothing stored is an empty array', async () => {
  await suggestion(ZENBREW)
  expect(options('Type')).toEqual(['big_segment_commendation'])
  expect(field('Configuration as JSON')).toHaveValue('[]')
  await suggestion(PHUONGDONG)
  expect((field('Configuration as JSON') as HTMLTextAreaElement).value).toContain(
    '"name": "Khách hàng đã mua trong 30 ngày"',
  )
  expect(setupCalls('segment-suggestion').map(({ call }) => call)).toEqual([
    `GET /config/segment-suggestion/${PHUONGDONG}/big_segment_commendation/get`,
  ])
})

test('SUGGEST-08 the configuration is saved as an array', async () => {
  await suggestion(PHUONGDONG)
  await json('Configuration as JSON', '[{"name":"VIP"}]')
  await save()
  await told('Updated successfully')
  expect(setupCalls('segment-suggestion').find(({ call }) => call.startsWith('POST'))).toEqual({
    call: `POST /config/segment-suggestion/${PHUONGDONG}/big_segment_commendation/update`,
    body: { suggestDetail: [{ name: 'VIP' }] },
  })
  await savesNothing()
})

test.each([
  ['SUGGEST-05 JSON that is no array is refused', '{"name":"VIP"}', 'JSON_IS_NOT_ARRAY'],
  ['SUGGEST-06 what is no JSON is refused', '[{"name":', 'Something went wrong!'],
  ['an array of other things is refused', '[1]', 'Every entry should be an object'],
])('%s', async (_, typed, words) => {
  await suggestion(PHUONGDONG)
  await json('Configuration as JSON', typed)
  await save()
  expect(field('Configuration as JSON')).toHaveAccessibleDescription(words)
  expect(setupCalls('/update')).toEqual([])
})

test('SUGGEST-04 a suggestion needs its type', () => {
  expect(mistakesOf(suggestionSchema, { suggestionType: '', suggestDetail: '[]' })).toEqual({
    suggestionType: 'organizationSetup.required',
  })
})

test('SUGGEST-09 a refusal has the words of the server or others', async () => {
  await suggestion(PHUONGDONG)
  await json('Configuration as JSON', '[{}]')
  await save()
  await told('An entry has no name')
  await suggestion(SILENT)
  await save()
  await waitFor(() => expect(screen.getByText('Something was wrong.')).toBeVisible())
})
