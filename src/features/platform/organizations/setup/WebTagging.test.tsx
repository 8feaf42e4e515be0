import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
const tagging = async (organization: string) => {
  await openSetup(organization, 'web-tagging')
  await page('Web Tagging')
  await screen.findByRole('textbox', { name: 'Tracking key' })
}

test('WEBTAG-02 WEBTAG-04 WEBTAG-07 without a config the key is the id of the organization, and it can be saved', async () => {
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
  await json('Object as JSON', '{\n  "consent": tru\n}')
  expect(field('Object as JSON')).toHaveAccessibleDescription('Write a JSON object (line 2, column 14)')
  expect(setupCalls('web-tagging/save')).toEqual([])
})

test('WEBTAG-08 a refusal has the words of the server or others, and what is typed stays', async () => {
  await tagging(PHUONGDONG)
  await put('Tracking key', 'org-acme')
  await save()
  await told('Another organization uses this tracking key')
  expect(field('Tracking key')).toHaveValue('org-acme')
  await tagging(SILENT)
  await save()
  await told('Something was wrong.')
})

test('WEBTAG-01 a code is neither shown nor sent while codes are off, and a field that is not known is told', async () => {
  await tagging('org-bold')
  expect(screen.queryByRole('textbox', { name: /^Default country code/ })).not.toBeInTheDocument()
  expect(screen.getByText('Stored now: LoyaltyCard')).toBeVisible()
  await userEvent.click(screen.getByRole('switch', { name: 'Use country codes' }))
  await put('Default country code', '+99')
  await userEvent.click(screen.getByRole('switch', { name: 'Use country codes' }))
  await put('Tracking key', 'bold-2')
  await save()
  await told('Update web tagging successfully.')
  expect(setupCalls('web-tagging/save')[0]!.body).not.toHaveProperty('phoneCountryCodeDefault')
})
