import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choose, createOrganizationsWorld } from './testing'

const { open, sent } = createOrganizationsWorld()

const reads = () => sent('/links/get').map(({ method, path }) => `${method} ${path}`)
const links = async () => within(await screen.findByRole('dialog', { name: 'Link Company' }))
const type = async (label: string | RegExp, words: string) => {
  await userEvent.click((await links()).getByLabelText(label))
  await userEvent.paste(words)
}
const link = async () => userEvent.click((await links()).getByRole('button', { name: 'Link' }))

test('LINK-23 LINK-10 the drawer reads the companies of its organization, all of them', async () => {
  await open('?freeText=Hải+Âu')
  await choose('Hải Âu Airlines', 'Link Company')
  await waitFor(async () => expect((await links()).getAllByRole('row')).toHaveLength(13))
  expect(reads()).toEqual(['GET /api/account/mngmnt/orgs/links/get?orgId=org-haiau'])
})

test('LINK-27 LINK-26 a refusal stands above the form; once it is linked the form is empty and the table has it', async () => {
  const { store } = await open('?freeText=zenbrew')
  await choose('zenbrew', 'Link Company')
  await type('Integration name', 'CRM zen')
  await type('Company integration id', 'crm-9')
  await type('Company integration name', 'Zen CRM')
  await type(/^API key/, 'unknown-key')
  await link()
  expect(await (await links()).findByText('The linked product does not accept this key')).toBeVisible()
  await userEvent.clear((await links()).getByLabelText(/^API key/))
  await type(/^API key/, 'planted-key')
  await link()
  expect(await screen.findByText('Added successfully')).toBeVisible()
  expect(await (await links()).findByRole('row', { name: /CRM zen/ })).toHaveTextContent('crm-9')
  for (const label of ['Integration name', 'Company integration id', 'Company integration name', /^API key/])
    expect((await links()).getByLabelText(label)).toHaveValue('')
  expect((await links()).queryByText('The linked product does not accept this key')).not.toBeInTheDocument()
  expect(JSON.stringify(store.getState())).not.toMatch(/(unknown|planted)-key/)
})
