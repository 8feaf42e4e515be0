import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { chooseTheme } from '../../../../ui/theme'
import { selectColour } from '../../../../session/state'
import { createOrganizationPageWorld, KHANH } from '../testing'
import { parts } from './flow'

const world = createOrganizationPageWorld(parts)
afterEach(() => act(() => chooseTheme('system')))

/** Whose organization has no theme, and one whose theme is no colour. */
const QUANGMINH = { ...KHANH, organization: 'org-quangminh' }

const open = async (who = KHANH) => {
  const view = await world.open('?lang=en&tab=settings', who)
  await card()
  await screen.findByRole('textbox', { name: 'Hex' })
  return { ...view, colour: () => selectColour(view.store.getState()) }
}
const card = async () => within(await screen.findByRole('region', { name: 'Custom UI' }))
const hex = () => screen.getByRole('textbox', { name: 'Hex' })
const apply = () => screen.getByRole('button', { name: 'Apply' })
async function type(colour: string) {
  await userEvent.clear(hex())
  if (colour) await userEvent.paste(colour)
}
const saves = () =>
  world.calls.filter(({ path }) => path.endsWith('/gui/save')).map(({ body }) => JSON.parse(body) as unknown)

test('ORGTHEME-01 ORGTHEME-03 ORGTHEME-12 it begins with what is stored, and offers the default and five other colours', async () => {
  const { calls } = await open()
  expect(calls.map(({ path }) => path)).toContain('/api/account/mngmnt-client/orgs/config/gui/get')
  expect(hex()).toHaveValue('#b3231a')
  const palette = within(screen.getByRole('group', { name: 'Palette' }))
  expect(palette.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
    'Default',
    ...['Brick', 'Teal', 'Blue', 'Amber', 'Ink'],
  ])
  expect(palette.getByRole('radio', { name: 'Brick' })).toBeChecked()
  expect(apply()).toHaveAccessibleDescription('Nothing has changed')
})

test('ORGTHEME-04 a colour that is picked stands on the whole page at once, and goes when one leaves', async () => {
  const { colour, unmount, store } = await open()
  await userEvent.click(screen.getByRole('radio', { name: 'Teal' }))
  expect(hex()).toHaveValue('#0b7a75')
  expect(colour()).toBe('#0b7a75')
  await type('1670BD')
  expect(colour()).toBe('#1670bd')
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked()
  expect(saves()).toEqual([])
  unmount()
  expect(selectColour(store.getState())).toBe('#b3231a')
})

test('ORGTHEME-05 ORGTHEME-06 ORGTHEME-09 Apply saves it and tells so, and the page loads again after a second', async () => {
  const { loads, colour } = await open()
  await userEvent.click(screen.getByRole('radio', { name: 'Teal' }))
  await userEvent.click(apply())
  expect(await screen.findByText('Change primary color successfully')).toBeVisible()
  expect(saves()).toEqual([{ themeColor: '#0b7a75' }])
  expect(loads).toEqual([])
  await waitFor(() => expect(loads).toEqual(['/organization?lang=en&tab=settings']), { timeout: 3_000 })
  expect(colour()).toBe('#0b7a75')
})

test.each(['#a3c', 'A3C', '#aa33cc', ' #AA33CC '])('THEME-06 THEME-07 %s is a colour', async (typed) => {
  const { colour } = await open()
  await type(typed)
  expect(colour()).toBe('#aa33cc')
  await userEvent.click(apply())
  await waitFor(() => expect(saves()).toEqual([{ themeColor: `#${typed.trim().replace('#', '')}` }]))
})

test.each(['#a3', '#a3c1', '#a3c12', '#a3c1233', '#a3z', ''])(
  'THEME-08 %j gives Bad Hex; the last good colour stays, and nothing is sent',
  async (typed) => {
    const { colour } = await open()
    await type('#0b7a75')
    await type(typed)
    await userEvent.click(apply())
    expect(hex()).toHaveAccessibleDescription('Bad Hex')
    expect(hex()).toHaveFocus()
    expect(hex()).toHaveValue(typed)
    expect(colour()).toBe('#0b7a75')
    expect(screen.getByText('of the last good colour, #0b7a75')).toBeVisible()
    expect(saves()).toEqual([])
  },
)

test('THEME-08 what can become no colour any more is said before a press', async () => {
  await open()
  await type('#0b7a7z')
  expect(hex()).toHaveAccessibleDescription('Bad Hex')
  await type('#0b7a')
  expect(hex()).toHaveAccessibleDescription('Three or six hex digits')
})

test.each([
  ['#badbad', 'Chưa thể lưu màu chủ đạo, vui lòng thử lại sau'],
  ['#bad', 'Something was wrong, please try later.'],
])(
  'ORGTHEME-10 ORGTHEME-11 %s is refused: %s, the default is on the screen, what was typed stays',
  async (typed, words) => {
    const { colour, loads } = await open()
    await type(typed)
    await userEvent.click(apply())
    expect(await screen.findByText(words)).toBeVisible()
    expect(colour()).toBe('#8e00e8')
    expect(hex()).toHaveValue(typed)
    expect(loads).toEqual([])
    await type('#0b7a75')
    expect(colour()).toBe('#0b7a75')
  },
)

test('ORGTHEME-07 ORGTHEME-08 Reset to default asks, saves the default colour, and the page loads again', async () => {
  const { loads } = await open()
  await type('#1')
  await userEvent.click(screen.getByRole('button', { name: 'Reset to default' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Reset to default' }))
  expect(saves()).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Reset to default' }))
  expect(await screen.findByText('Change primary color successfully')).toBeVisible()
  expect(saves()).toEqual([{ themeColor: '#8e00e8' }])
  expect(hex()).toHaveValue('#8e00e8')
  await waitFor(() => expect(loads).toHaveLength(1), { timeout: 3_000 })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Reset to default' })).toHaveAccessibleDescription(
      'The default colour is stored',
    ),
  )
})

test('ORGTHEME-02 without a stored theme the default stands there, and can be saved', async () => {
  await open(QUANGMINH)
  expect(hex()).toHaveValue('#8e00e8')
  expect(screen.getByRole('radio', { name: 'Default' })).toBeChecked()
  await userEvent.click(apply())
  await waitFor(() => expect(saves()).toEqual([{ themeColor: '#8e00e8' }]))
})

test('ORGTHEME-01 a colour is shown in both themes, with how well it can be read', async () => {
  await open()
  await type('#ffff00')
  for (const theme of ['Light', 'Dark']) {
    const sample = within(screen.getByRole('group', { name: theme }))
    expect(sample.getAllByText('readable')).toHaveLength(3)
    for (const ratio of sample.getAllByText(/^[\d.]+ : 1/))
      expect(parseFloat(ratio.textContent)).toBeGreaterThanOrEqual(4.5)
  }
})
