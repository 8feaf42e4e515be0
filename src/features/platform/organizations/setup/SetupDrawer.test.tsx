import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { rowOf } from '../testing'
import {
  ACME,
  createSetupWorld,
  entry,
  field,
  nav,
  page,
  PHUONGDONG,
  press,
  save,
  savesNothing,
  SILENT,
  told,
  ZENBREW,
} from './testing'

const { openSetup, open, setupCalls, sandbox, path } = createSetupWorld()

test('ORGSETUP-05 ORGSETUP-06 the drawer is named after the organization, whose id can be copied', async () => {
  const user = userEvent.setup()
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open('?freeText=Acme')
  await user.click(
    within(await rowOf('Acme Retail Vietnam')).getByRole('button', { name: 'Setup: Acme Retail Vietnam' }),
  )
  const drawer = within(await screen.findByRole('dialog', { name: 'Acme Retail Vietnam' }))
  expect(location.search).toContain(`drawer=setup&record=${ACME}`)
  expect(drawer.getByText(ACME, { selector: 'code' })).toBeVisible()
  await user.click(drawer.getByRole('button', { name: 'Copy the id' }))
  expect(written).toHaveBeenCalledWith(ACME)
})

test('ORGSETUP-03 ORGSETUP-04 its pages stand at the left, those of the quotas below their own entry', async () => {
  await openSetup(ACME)
  await page('General')
  const entries = screen
    .getByRole('navigation', { name: 'Setup' })
    .querySelectorAll('a:not([hidden] *), button:not([hidden] *)')
  expect([...entries].map((each) => each.textContent)).toEqual([
    'General',
    'Permission Group',
    'Web Tagging',
    'Model Storage',
    'Quota Setting',
    'Segment Suggestion',
  ])
  const group = nav().getByRole('button', { name: 'Quota Setting' })
  expect(group).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(group)
  for (const name of ['API Ingestion', 'Segment', 'Task']) expect(entry(name)).toBeVisible()
  await userEvent.click(entry('Segment'))
  await page('Segment')
  expect(entry('Segment')).toHaveAttribute('aria-current', 'page')
  expect(location.search).toContain('menu=segment')
})

test('its page stands in the address; what is no page of it is General; closed, the address says nothing of it', async () => {
  const { router } = await openSetup(ACME, 'web-tagging')
  await page('Web Tagging')
  await act(() => router.navigate(`${path}?drawer=setup&record=${ACME}&menu=nowhere`))
  await page('General')
  await userEvent.click(entry('Model Storage'))
  await page('Model Storage')
  await press('Close')
  await waitFor(() => expect(location.search).toBe(''))
})

test('what was typed on a page is there after another one, and asked about before the drawer closes', async () => {
  await openSetup(ACME, 'web-tagging')
  await page('Web Tagging')
  await userEvent.type(field('Tracking key'), '-new')
  await userEvent.click(entry('General'))
  await page('General')
  await userEvent.click(entry('Web Tagging'))
  await waitFor(() => expect(field('Tracking key')).toHaveValue(`${ACME}-new`))
  await press('Cancel')
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave page?' }))
  await userEvent.click(question.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Setup' })).not.toBeInTheDocument())
})

test('ORGSETUP-07 ORGSETUP-08 the accepted domains are read, and saved as they are kept', async () => {
  await openSetup(ZENBREW)
  await page('General')
  expect(setupCalls('general-settings').map(({ call }) => call)).toEqual([
    `GET /setup/${ZENBREW}/general-settings/get`,
  ])
  const domains = await screen.findByRole('textbox', { name: 'Domains' })
  await userEvent.type(domains, ' Zenbrew.Example,mail.zenbrew.example zenbrew.example{Enter}')
  await save()
  await told('Save successfully.')
  expect(setupCalls('general-settings/save')).toEqual([
    {
      call: `POST /setup/${ZENBREW}/general-settings/save`,
      body: { allowedDomains: ['zenbrew.example', 'mail.zenbrew.example'], invitationUsersToJoin: true },
    },
  ])
  expect(setupCalls('cronjob-config/save')).toEqual([])
  await savesNothing()
})

test('domains are required once they are touched; a wrong one is refused in place, and what is typed stays', async () => {
  await openSetup(PHUONGDONG)
  await page('General')
  for (const name of screen.getAllByRole('button', { name: /^Remove / })) await userEvent.click(name)
  await save()
  expect(screen.getByRole('textbox', { name: 'Domains' })).toHaveAccessibleDescription('Required')
  expect(setupCalls('/save')).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Domains' }), 'acme')
  await save()
  await told('This is not a domain name: acme')
  expect(screen.getByRole('button', { name: 'Remove acme' })).toBeVisible()
})

test('STORAGE-08 STORAGE-09 the engine is switched, the jobs go back as they are, and no domains are needed for it', async () => {
  await openSetup(PHUONGDONG)
  await page('General')
  const jobs = within(screen.getByRole('list', { name: 'Scheduled jobs' }))
  expect(jobs.getAllByRole('listitem').map((job) => job.textContent)).toEqual([
    expect.stringContaining('Delta hằng đêm'),
    expect.stringContaining('<b>Delta</b> "=1+1"'),
  ])
  await userEvent.click(screen.getByRole('switch', { name: 'Delta Data Engine' }))
  await save()
  await told('Save successfully.')
  const [read, saved] = [setupCalls('cronjob-config/get')[0]!.call, setupCalls('cronjob-config/save')]
  expect(read).toBe(`GET /setup/${PHUONGDONG}/cronjob-config/get`)
  expect(saved).toEqual([
    {
      call: `POST /setup/${PHUONGDONG}/cronjob-config/save`,
      body: {
        enabledDDE: false,
        cronjobConfigs: [
          expect.objectContaining({ id: 'cron-1' }),
          expect.objectContaining({ id: 'cron-2' }),
        ],
      },
    },
  ])
  expect(setupCalls('general-settings/save')).toEqual([])
})

test('ORGSETUP-16 STORAGE-10 a refused save has the words of the server or others', async () => {
  await openSetup(SILENT)
  await page('General')
  const engine = screen.getByRole('switch', { name: 'Delta Data Engine' })
  await userEvent.click(engine)
  await save()
  await told('Something was wrong.')
  expect(setupCalls('/save').map(({ call }) => call)).toEqual([`POST /setup/${SILENT}/cronjob-config/save`])
  await userEvent.click(engine)
  await userEvent.type(screen.getByRole('textbox', { name: 'Domains' }), 'silent.example{Enter}')
  sandbox.faults.order({ operation: 'saveOrganizationGeneralSettings', status: 409, message: 'Chưa được' })
  await save()
  await told('Chưa được')
  expect(screen.queryByText('Something was wrong.')).not.toBeInTheDocument()
  sandbox.faults.order({ operation: 'saveOrganizationGeneralSettings', status: 409, message: '' })
  await save()
  await told('Something was wrong.')
})

test('what one of two calls was refused for is forgotten once the other is all that is saved', async () => {
  await openSetup(ZENBREW)
  await page('General')
  const engine = screen.getByRole('switch', { name: 'Delta Data Engine' })
  sandbox.faults.order({ operation: 'saveOrganizationCronjobSetup', status: 409, message: 'Chưa được' })
  await userEvent.click(engine)
  await save()
  await told('Chưa được')
  await userEvent.click(engine)
  await userEvent.type(screen.getByRole('textbox', { name: 'Domains' }), 'zenbrew.example{Enter}')
  await save()
  await told('Save successfully.')
  expect(screen.queryByText('Chưa được')).not.toBeInTheDocument()
})

test.each([
  ['saveOrganizationCronjobSetup', 'Saved: Accepted domains. The rest was refused, and is as it was.'],
  ['saveOrganizationGeneralSettings', 'Saved: Scheduled jobs. The rest was refused, and is as it was.'],
])('of two calls %s is refused: which half was saved is told', async (operation, half) => {
  await openSetup(ZENBREW)
  await page('General')
  sandbox.faults.order({ operation, status: 409, message: 'Chưa được', times: 1 })
  await userEvent.click(screen.getByRole('switch', { name: 'Delta Data Engine' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Domains' }), 'zenbrew.example{Enter}')
  await save()
  await told('Chưa được')
  expect(screen.getByText(half)).toBeVisible()
  await save()
  await told('Save successfully.')
  expect(screen.queryByText(half)).not.toBeInTheDocument()
})

test('a page that cannot be read is told in place, and read again when asked to', async () => {
  sandbox.faults.order({
    operation: 'getOrganizationGeneralSettings',
    status: 409,
    message: 'This organization does not exist any more',
  })
  await openSetup(ZENBREW)
  await told('This organization does not exist any more')
  await press('Try again')
  await waitFor(() => expect(setupCalls('general-settings/get')).toHaveLength(2))
})
