import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mistakesOf } from '../../../../kit/form/form'
import { schema as suggestionSchema } from './segment-suggestion-form'
import {
  createSetupWorld,
  field,
  page,
  PHUONGDONG,
  save,
  savesNothing,
  SILENT,
  told,
  ZENBREW,
} from './testing'

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
const storage = async (organization: string) => {
  await open(organization, 'model-storage', 'Model Storage')
  await screen.findByRole('switch', { name: 'Custom model storage' })
}
const suggestion = async (organization: string) => {
  await open(organization, 'segment-suggestion', 'Segment Suggestion')
  await screen.findByRole('textbox', { name: 'Configuration as JSON' })
}

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
  ['SUGGEST-06 what is no JSON is refused', '[\n  {"name":}', 'Something went wrong! (line 2, column 11)'],
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
    suggestionType: 'common.required',
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
