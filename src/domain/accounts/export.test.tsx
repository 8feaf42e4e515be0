import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BAO, createAccountsWorld, drawer, giveCode } from './testing'

const { open, sent, bodies, sandbox } = createAccountsWorld()

const BEGUN = 'The export job is running. A download link will be sent to your email when the job is done.'

test('ACCOUNTS-21 ACCOUNTS-77 ACCOUNTS-81 B34 Export Data exports what the list of the organization shows', async () => {
  await open('organization', '?freeText=minhchau&roles=USER&status=active&permissionGroup=group-hostile', BAO)
  await userEvent.click(await screen.findByRole('button', { name: 'More: Export Data' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export Data' }))
  const shown = await drawer('Export Confirm')
  for (const words of ['minhchau', 'User', 'Active', '<i>Nghiêng</i> =1+1 100%'])
    expect(await shown.findByText(words)).toBeVisible()
  expect(shown.getByLabelText('Timezone')).toHaveDisplayValue('GMT +7')
  await userEvent.click(await shown.findByRole('button', { name: 'Export', description: '' }))
  expect(sent('/export/')).toEqual([])
  await giveCode(sandbox.codeOf(BAO.as))
  expect(await screen.findByText(BEGUN)).toBeVisible()
  expect(sent('/export/').map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/account/mngmnt-client/accounts/export/_by_criteria?timezone=7',
  ])
  expect(bodies('/export/')).toEqual([bodies('/accounts/search').at(-1)])
})

test('SUPERACC-16 SUPERACC-45 ACCOUNTS-81 a super administrator exports those of the platform, with organizations', async () => {
  await open('platform', '?freeText=minhchau&orgIds=org-acme&drawer=export')
  const shown = await drawer('Export Confirm')
  expect(await shown.findByText('Acme Retail Vietnam')).toBeVisible()
  await userEvent.selectOptions(shown.getByLabelText('Timezone'), 'GMT -3')
  await userEvent.click(await shown.findByRole('button', { name: 'Export', description: '' }))
  await giveCode(sandbox.codeOf(BAO.as))
  expect(await screen.findByText(BEGUN)).toBeVisible()
  expect(sent('/export/').map(({ path }) => path)).toEqual([
    '/api/account/mngmnt/accounts/export/_by_criteria?timezone=-3',
  ])
  expect(bodies('/export/')).toEqual([{ freeText: 'minhchau', orgIds: ['org-acme'] }])
})

test('ACCOUNTS-81 EXPORTJOB-13 a refused export is an Error, and the drawer stays', async () => {
  await open('organization', '?freeText=minhchau&drawer=export', BAO)
  await userEvent.click(
    await (await drawer('Export Confirm')).findByRole('button', { name: 'Export', description: '' }),
  )
  await giveCode('000000')
  expect(await screen.findByText('Export failed.')).toBeVisible()
  expect(screen.getByText('Error')).toBeVisible()
  expect(await drawer('Export Confirm')).toBeTruthy()
})
