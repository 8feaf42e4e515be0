import { expect, type Locator, type Page } from '@playwright/test'
import { PASSWORD } from '../people'
import { answer as answerQuestion, choose as chooseIn, drawer, fill, heading, question } from '../verbs'

/** The words of scenarios. What is performed in the browser and what a tester reads are one thing: a step. */

export type Step = {
  /** Markdown, as said to a tester. */
  readonly words: string
  /** What is looked at, not done. */
  readonly expects?: true
  /** The picture of the flow is taken after it. */
  readonly picture?: true
  readonly do: (page: Page) => Promise<unknown>
}

export type Scenario = {
  /** Of the tape's file, in words joined by hyphens; unique in its flow. */
  readonly name: string
  readonly title: string
  /** Rows of docs/requirements.tsv that it shows. */
  readonly ledger: readonly string[]
  /** The user name of whoever signs in, or is signed in. */
  readonly who: string
  /** What holds before the page is opened; not on the tape. */
  readonly before?: readonly Step[]
  readonly steps: readonly Step[]
}

export type Flow = {
  /** Of its folder of tapes and of its picture. */
  readonly name: string
  readonly title: string
  readonly scenarios: readonly Scenario[]
}

/** The step after which the picture of the flow is taken. */
export const pictured = (step: Step): Step => ({ ...step, picture: true })

const act = (words: string, perform: Step['do']): Step => ({ words, do: perform })
const see = (words: string, perform: Step['do']): Step => ({ words, expects: true, do: perform })

/** A dialog, drawer or question by its title, or the whole page. */
const inside = (page: Page, title?: string): Page | Locator =>
  title === undefined ? page : drawer(page, title).or(question(page, title))
const where = (title?: string) => (title === undefined ? '' : ` in “${title}”`)
/** Dialogs are closed by two buttons of one name. */
const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).first()

/** Does something that is over once an address, of which this is a part, has answered. */
async function calling(page: Page, part: string, perform: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes(part))
  await perform()
  await answered
}

export const open = (address: string) => act(`Open \`${address}\`.`, (page) => page.goto(address))
/** An opening that is over once an address has answered: `/messages/stream` is called last, after all that comes late. */
export const openCalling = (address: string, part: string) =>
  act(`Open \`${address}\`.`, (page) => calling(page, part, () => page.goto(address)))
export const reload = act('Reload the page.', (page) => page.reload())
export const goBack = act('Go back in the browser.', (page) => page.goBack())

export const press = (name: string, title?: string) =>
  act(`Press **${name}**${where(title)}.`, (page) => button(inside(page, title), name).click())
/** A press that is over once the browser has called an address. */
export const pressCalling = (name: string, part: string) =>
  act(`Press **${name}**; the browser calls \`${part}\` (its developer tools: Network).`, (page) =>
    calling(page, part, () => button(page, name).click()),
  )
/** Of an organization; its name goes on with the site. */
export const pressCard = (name: string) =>
  act(`Press the card **${name}**.`, (page) =>
    page.getByRole('main').getByRole('list').getByRole('button', { name }).click(),
  )
export const follow = (name: string, title?: string) =>
  act(`Follow the link **${name}**${where(title)}.`, (page) =>
    inside(page, title).getByRole('link', { name, exact: true }).click(),
  )
export const pressKey = (key: string) => act(`Press the key ${key}.`, (page) => page.keyboard.press(key))
export const type = (label: string, text: string) =>
  act(text === '' ? `Empty **${label}**.` : `Type \`${text}\` into **${label}**.`, (page) =>
    fill(page, { [label]: text }),
  )
export const choose = (label: string, option: string) =>
  act(`Choose **${option}** in **${label}**.`, (page) => chooseIn(page, { [label]: option }))
export const tick = (label: string) => act(`Tick **${label}**.`, (page) => page.getByText(label).click())
export const answer = (name: string) =>
  act(`Answer the question with **${name}**.`, (page) => answerQuestion(page, name))
export const turn = (name: string) =>
  act(`Turn the switch **${name}**.`, (page) => page.getByRole('switch', { name }).click())
export const chooseInRow = (row: string, item: string) =>
  act(`In the row **${row}** choose **${item}** from the menu.`, async (page) => {
    await page.getByRole('button', { name: `More actions: ${row}` }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  })
export const chooseInMenu = (menu: string, item: string) =>
  act(`Press **${menu}** and choose **${item}**.`, async (page) => {
    await button(page, menu).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  })
export const chooseInAccountMenu = (name: string) =>
  act(`Open the menu of your account and choose **${name}**.`, async (page) => {
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('link', { name, exact: true }).click()
  })

/** On /login: both fields, and the press once the captcha is solved. */
export const signInAs = (user: string, password = PASSWORD) =>
  act(`Sign in as \`${user}\` with the password \`${password}\`.`, async (page) => {
    await fill(page, { 'User name': user, Password: password })
    await expect(page.getByText('You are verified')).toBeVisible()
    await button(page, 'Sign In').click()
  })

export const expectText = (words: string, title?: string) =>
  see(`“${words}” is shown${where(title)}.`, (page) =>
    expect(inside(page, title).getByText(words).first()).toBeVisible(),
  )
export const expectNoText = (words: string) =>
  see(`“${words}” is not shown.`, (page) => expect(page.getByText(words)).toHaveCount(0))
export const expectAt = (address: string) =>
  see(`The address is \`${address}\`.`, (page) =>
    page.waitForURL((url) => url.pathname + url.search + url.hash === address),
  )
export const expectHeading = (name: string) =>
  see(`The page **${name}** stands.`, (page) => expect(heading(page, name)).toBeVisible())
export const expectDialog = (title: string) =>
  see(`The dialog “${title}” is open.`, (page) => expect(inside(page, title) as Locator).toBeVisible())
export const expectNoDialog = (title: string) =>
  see(`The dialog “${title}” is closed.`, (page) => expect(inside(page, title) as Locator).toBeHidden())
export const expectAlert = (words: string) =>
  see(`“${words}” is told.`, (page) =>
    expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible(),
  )
/** Under the field, and read with it. */
export const expectMistake = (label: string, words: string) =>
  see(`**${label}** says “${words}”.`, (page) =>
    expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(words),
  )
export const expectField = (label: string, text: string) =>
  see(text === '' ? `**${label}** is empty.` : `**${label}** holds \`${text}\`.`, (page) =>
    expect(page.getByLabel(label, { exact: true })).toHaveValue(text),
  )
export const expectOff = (name: string, title?: string) =>
  see(`**${name}** is off${where(title)}.`, (page) =>
    expect(button(inside(page, title), name)).toHaveAttribute('aria-disabled', 'true'),
  )
export const expectSwitch = (name: string, on: boolean) =>
  see(`The switch **${name}** is ${on ? 'on' : 'off'}.`, (page) =>
    expect(page.getByRole('switch', { name })).toBeChecked({ checked: on }),
  )
export const expectCards = (count: number) =>
  see(`${count} ${count === 1 ? 'organization is' : 'organizations are'} shown.`, (page) =>
    expect(page.getByRole('list', { name: 'Organizations' }).getByRole('listitem')).toHaveCount(count),
  )

/** The six boxes, wherever they are asked for. */
export const firstDigit = (page: Page) => page.getByRole('textbox', { name: 'Digit 1 of 6' })
export const typeDigits = (digits: string) =>
  act(`Type \`${digits}\` into the boxes.`, async (page) => {
    await firstDigit(page).focus()
    await page.keyboard.type(digits)
  })
export const confirmDigits = act('Press the key Enter in the boxes.', (page) =>
  firstDigit(page).press('Enter'),
)
export const expectDigitsSay = (words: string) =>
  see(`The boxes say “${words}”.`, (page) => expect(firstDigit(page)).toHaveAccessibleDescription(words))
export const expectNoDigits = see('The boxes are empty.', (page) => expect(firstDigit(page)).toHaveValue(''))
