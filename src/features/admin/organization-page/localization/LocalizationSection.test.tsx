import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mistakesOf } from '../../../../kit/form/form'
import { createOrganizationPageWorld, KHANH } from '../testing'
import { schema, valuesOf } from './localization-form'

const world = createOrganizationPageWorld()

/** Nothing stored; on the other side of the world; a country that no list has. */
const of = (organization: string) => ({ ...KHANH, organization })

const open = async (organization = 'org-phuongdong') => {
  const view = await world.open('?lang=en&tab=settings', of(organization))
  await screen.findByRole('combobox', { name: 'GMT' }, { timeout: 5_000 })
  return view
}
const card = () => within(screen.getByRole('region', { name: 'Localization' }))
const select = (name: string) => card().getByRole<HTMLSelectElement>('combobox', { name })
const field = (name: string) => card().getByRole('textbox', { name: new RegExp(`^${name}`) })
const save = () => card().getByRole('button', { name: 'Save' })
const options = (name: string) =>
  [...select(name).options].filter(({ value }) => value).map(({ text }) => text)
const saves = () =>
  world.calls
    .filter(({ path }) => path.endsWith('/localization/save'))
    .map(({ body }) => JSON.parse(body) as unknown)
const chooseCountry = async (name: string) => {
  await waitFor(() => expect(options('Country').length).toBeGreaterThan(200))
  await userEvent.selectOptions(select('Country'), name)
}

test('LOCALE-02 LOCALE-03 LOCALE-10 what is stored is shown, GMT from -12 to +14 and five currencies are offered', async () => {
  const { calls } = await open()
  expect(calls.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/api/account/mngmnt-client/orgs/config/localization/get',
      '/api/services/utilities/metadata/countries',
    ]),
  )
  expect(options('GMT')).toHaveLength(27)
  expect([options('GMT')[0], options('GMT')[12], options('GMT')[26]]).toEqual([
    'GMT -12:00',
    'GMT +00:00',
    'GMT +14:00',
  ])
  expect(options('Currency')).toEqual(['VND', 'SGD', 'USD', 'EUR', 'AUD'])
  expect([select('GMT').value, select('Currency').value, select('Country').value]).toEqual([
    '7',
    'VND',
    'Vietnam',
  ])
  expect(field('Zip code')).toHaveValue('700000')
  expect(field('Alpha 2')).toHaveValue('VN')
  expect(field('Alpha 3')).toHaveValue('VNM')
  expect(card().getByRole('switch', { name: 'Phone numbers need the country code' })).toBeChecked()
  expect(save()).toHaveAccessibleDescription('Nothing has changed')
  expect(card().getByText(/^Saved .* by khanh.pham@platform.example$/)).toBeVisible()
})

test('LOCALE-06 LOCALE-07 a country that is chosen fills the zip code with its code, and brings its letters', async () => {
  await open()
  await chooseCountry('Singapore')
  expect(field('Zip code')).toHaveValue('702')
  expect(field('Alpha 2')).toHaveValue('SG')
  expect(field('Alpha 3')).toHaveValue('SGP')
  expect(field('Phone code')).toHaveValue('+84')
  await userEvent.selectOptions(select('GMT'), 'GMT +08:00')
  await userEvent.click(save())
  expect(await screen.findByText('Saved successfully')).toBeVisible()
  expect(saves()).toEqual([
    {
      ...{ gmt: 8, currency: 'VND', countryName: 'Singapore', zipCode: '702', countryPhoneCode: '+84' },
      ...{ requiredCountryPhoneCode: true, countryCodeAlpha2: 'SG', countryCodeAlpha3: 'SGP' },
    },
  ])
  await waitFor(() => expect(save()).toHaveAccessibleDescription('Nothing has changed'))
})

test('LOCALE-05 LOCALE-09 without a stored one the defaults can be saved, codes left empty', async () => {
  await open('org-anhduong')
  expect([select('GMT').value, select('Currency').value, select('Country').value]).toEqual([
    '0',
    'VND',
    'Vietnam',
  ])
  await waitFor(() => expect(field('Alpha 3')).toHaveValue('VNM'))
  await userEvent.click(save())
  expect(await screen.findByText('Saved successfully')).toBeVisible()
  expect(saves()).toEqual([
    {
      ...{ gmt: 0, currency: 'VND', countryName: 'Vietnam', requiredCountryPhoneCode: false },
      ...{ countryCodeAlpha2: 'VN', countryCodeAlpha3: 'VNM' },
    },
  ])
})

test('LOCALE-04 what is stored and can be chosen no more is empty, and all that is empty is asked for', () => {
  const odd = valuesOf({ gmt: 99, currency: 'GBP' as 'EUR', countryName: '' })
  expect(odd).toMatchObject({ gmt: '', currency: '', countryName: '' })
  const required = 'organizationLocalization.required'
  expect(mistakesOf(schema, odd)).toEqual({ gmt: required, currency: required, countryName: required })
  expect(mistakesOf(schema, valuesOf({ gmt: 0, currency: 'VND', countryName: 'Vietnam' }))).toEqual({})
})

test('LOCALE-10 a refusal is told in place, in the words of the server or in ours, and all that was typed stays', async () => {
  await open('org-quangminh')
  expect(select('Country')).toHaveValue('<b>Việt Nam</b> "=1+1"')
  await userEvent.selectOptions(select('Currency'), 'USD')
  await userEvent.click(save())
  expect(await screen.findByText('Quốc gia này không có trong danh sách')).toBeVisible()
  expect(select('Currency')).toHaveValue('USD')
  await chooseCountry('Germany')
  await userEvent.clear(field('Phone code'))
  await userEvent.paste('001')
  await userEvent.click(save())
  expect(await screen.findByText('Something went wrong')).toBeVisible()
  expect(field('Phone code')).toHaveValue('001')
})

test('LOCALE-08 without the list of countries the rest can be changed, and the list be asked for again', async () => {
  world.sandbox.faults.order({ operation: 'listCountries', status: 503, times: 1 })
  await open()
  expect(await screen.findByText('The countries could not be loaded.')).toBeVisible()
  expect(options('Country')).toEqual(['Vietnam'])
  await userEvent.click(card().getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(options('Country').length).toBeGreaterThan(200))
  expect(select('Country')).toHaveValue('Vietnam')
})
