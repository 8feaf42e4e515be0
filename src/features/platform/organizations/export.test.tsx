import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BAO, button, counted, createOrganizationsWorld, giveCode } from './testing'

const { open, sent, searches, sandbox } = createOrganizationsWorld()

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Export Confirm' }))
const exported = () => sent('/export/_by_criteria')
const BEGUN = 'The export job is running. A download link will be sent to your email when the job is done.'
const MOST = '* Maximum 1,000,000 records will be exported. Adjust your criteria to get your expected data.'

test('ORGLIST-14 EXPORTJOB-02 EXPORTJOB-06 Export Data of the search form opens the drawer, which says the most', async () => {
  await open()
  await counted(/records/)
  await userEvent.click(button('More'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export Data' }))
  expect((await drawer()).getByText(MOST)).toBeVisible()
  expect(location.search).toBe('?drawer=export')
})

test('EXPORTJOB-03 EXPORTJOB-04 EXPORTJOB-05 the zones run from GMT -12 to GMT +14, at first +7', async () => {
  await open('?freeText=zenbrew&drawer=export')
  const zone = (await drawer()).getByLabelText('Timezone')
  const offered = within(zone)
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(offered).toHaveLength(27)
  expect([offered[0], offered.at(-1)]).toEqual(['GMT -12', 'GMT +14'])
  expect(zone).toHaveDisplayValue('GMT +7')
})

test('B34 the drawer repeats the criteria in words, and the export carries those of the visible table', async () => {
  await open(
    '?freeText=a&accountTypes=Lite&accountTypes=Enterprise&status=inactive&envs=Staging&drawer=export',
  )
  const shown = await drawer()
  for (const words of ['a', 'Enterprise, Lite', 'Inactive', 'Staging'])
    expect(await shown.findByText(words)).toBeVisible()
  await userEvent.selectOptions(shown.getByLabelText('Timezone'), 'GMT -3')
  await userEvent.click(shown.getByRole('button', { name: 'Export' }))
  expect(exported()).toEqual([])
  await giveCode(sandbox.codeOf(BAO.as))
  expect(await screen.findByText(BEGUN)).toBeVisible()
  expect(exported().map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/api/account/mngmnt/organizations/export/_by_criteria?timezone=-3'],
  ])
  expect(JSON.parse(exported()[0]!.body)).toEqual(searches().at(-1)!.body)
})

test('EXPORTJOB-12 the drawer of a begun export closes by itself', async () => {
  await open('?freeText=zenbrew&drawer=export')
  const shown = await drawer()
  expect(await shown.findByText('1')).toBeVisible()
  await userEvent.click(shown.getByRole('button', { name: 'Export' }))
  await giveCode(sandbox.codeOf(BAO.as))
  await screen.findByText(BEGUN)
  expect(screen.getByRole('dialog', { name: 'Export Confirm' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('EXPORTJOB-13 TWOFA-19 a refused export is an Error, and the drawer stays', async () => {
  await open('?freeText=zenbrew&drawer=export')
  await userEvent.click(await (await drawer()).findByRole('button', { name: 'Export', description: '' }))
  await giveCode('000000')
  expect(await screen.findByText('Export failed.')).toBeVisible()
  expect(screen.getByText('Error')).toBeVisible()
  expect(await drawer()).toBeTruthy()
})
