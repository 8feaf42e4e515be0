import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { another } from '../../../app/testing-other'
import { sanitized } from '../../../domain/terms/Html'
import { emptyOut, pasteOver } from '../../../domain/terms/testing'
import { defaultTerm } from './default-term'
import { BAO, createOrganizationPageWorld, section } from './testing'

const world = createOrganizationPageWorld()
const SECURITY = '?lang=en&tab=security'

const card = () => section('Terms of Use')
const editor = async () => (await card()).findByRole('textbox', { name: 'Text' })
const preview = async () =>
  (await card()).findAllByRole('region', { name: /^Preview/ }).then((all) => all.at(-1)!)
const button = async (name: string) => (await card()).findByRole('button', { name })
const press = async (name: string) => userEvent.click(await button(name))
const sent = (part: string) => world.calls.filter(({ path }) => path.includes(part))
const said = async (words: string) => expect(await screen.findByText(words)).toBeVisible()

const paste = async (html: string) => pasteOver(await editor(), html)

test('TOU-09 a default legal notice stands there while the organization has no text, and can be saved', async () => {
  await world.open(SECURITY)
  expect((await editor()).textContent).toContain('Legal notice')
  expect((await preview()).innerHTML).toContain(sanitized(defaultTerm.en))
  await press('Save')
  await said('Saved successfully')
  expect(sent('/term/save').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { active: false, term: defaultTerm.en },
  ])
})

test('TOU-03 TOU-07 what is written is previewed as it will be read, and saved', async () => {
  await world.open(SECURITY)
  await paste(
    '<h2 onclick="x()">Mới</h2><p style="color:red">Đọc <b>kỹ</b> <a href="https://a.example/">đây</a></p>',
  )
  const shown = await preview()
  await waitFor(() => expect(within(shown).getByRole('heading', { name: /Mới/ })).toBeVisible())
  expect(within(shown).getByRole('link', { name: 'đây' })).toHaveAttribute('target', '_blank')
  await press('Save')
  await said('Saved successfully')
  const { term } = JSON.parse(sent('/term/save')[0]!.body) as { term: string }
  expect(term).toContain('<p>Đọc <strong>kỹ</strong> <a href="https://a.example/">đây</a></p>')
  expect(term).not.toMatch(/onclick|style/)
})

test('TOU-03 the toolbar is one stop of the keyboard, and says what the words are', async () => {
  await world.open(SECURITY)
  await editor()
  const toolbar = within((await card()).getByRole('toolbar', { name: 'Text format' }))
  expect(toolbar.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  expect(toolbar.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true')
  toolbar.getByRole('button', { name: 'Bold' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(toolbar.getByRole('button', { name: 'Italic' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(toolbar.getByRole('button', { name: 'Redo' })).toHaveFocus()
  await userEvent.click(toolbar.getByRole('button', { name: 'Heading' }))
  expect(toolbar.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'false')
})

test('TOU-03 what the editor cannot keep of a stored text is said before anything is lost', async () => {
  const told = /^This text has tables, underlined words\. The editor cannot keep them/
  const table = '<table><tbody><tr><td>Một</td><td>Hai</td></tr></tbody></table><p><u>Ba</u></p>'
  const other = await another(world.sandbox, BAO.as, BAO.organization)
  await other('mngmnt-client/orgs/config/term/save', { active: false, term: table })
  await world.open(SECURITY)
  expect(await (await card()).findByText(told)).toBeVisible()
  expect(await editor()).toHaveAccessibleDescription(/This text has tables, underlined words/)
  expect(within(await preview()).getByRole('table')).toBeVisible()
  await paste('<p>Bốn</p>')
  await press('Save')
  await said('Saved successfully')
  await waitFor(async () => expect((await card()).queryByText(told)).not.toBeInTheDocument())
})

test('TOU-04 TOU-05 TOU-08 the flag is asked about, and changes only then', async () => {
  await world.open(SECURITY)
  const active = async () => (await card()).findByRole('switch', { name: 'Terms of Use active' })
  expect(await active()).toHaveAttribute('aria-disabled', 'true')
  await press('Save')
  await waitFor(async () => expect(await active()).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(await active())
  const question = within(await screen.findByRole('alertdialog', { name: 'Terms of Use' }))
  expect(question.getByText('Are your sure to want Active term of current Company?')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(sent('/term/update/_status')).toEqual([])
  await userEvent.click(await active())
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Active' }),
  )
  await waitFor(async () => expect(await active()).toBeChecked())
  expect(sent('/term/update/_status')).toMatchObject([
    { path: expect.stringContaining('active=true') as string },
  ])
  await userEvent.click(await active())
  await said('Are your sure to want Inactive term of current Company?')
})

test('TOU-06 an empty text is not saved, and what was written comes back by Undo', async () => {
  await world.open(SECURITY)
  const area = await editor()
  emptyOut(area)
  await waitFor(() => expect(area.textContent).toBe(''))
  await press('Save')
  await said('Required')
  expect(sent('/term/save')).toEqual([])
  await press('Undo')
  expect(area.textContent).toContain('Legal notice')
})
