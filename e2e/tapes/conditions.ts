import { expect, type Page } from '@playwright/test'
import { comesToRest } from '../tape'
import { remember } from '../verbs'
import { firstDigit, type Step } from './steps'

/** Steps about what surrounds the console: time, codes, the network, and the sandbox at `localhost:4000`. */

const curl = (path: string, body: object) =>
  `\`curl localhost:4000/sandbox/${path} -d '${JSON.stringify(body)}'\``

/** The controls of the sandbox, with the cookies of the page. */
export async function control(page: Page, path: string, body: object): Promise<void> {
  const response = await page.request.post(`/sandbox/${path}`, { data: body })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
}

const units = { s: 1000, min: 60_000, h: 3_600_000 } as const
type Span = `${number} ${keyof typeof units}`
function milliseconds(span: Span): number {
  const [count, unit] = span.split(' ') as [string, keyof typeof units] // as its type says
  return Number(count) * units[unit]
}

const PASSED = 60_000 // ms: longer ones are jumped over

/**
 * Moves the time of the sandbox, then that of the page: a short one passes, with all that it brings about; a long one is
 * jumped over, as by a device that sleeps.
 */
export const wait = (span: Span): Step => ({
  words: `Wait ${span}.`,
  do: async (page) => {
    const time = milliseconds(span)
    await comesToRest(page) // what it asks for now belongs to the time before
    await control(page, 'clock', { advance: time })
    if (time <= PASSED) return page.clock.runFor(time)
    await page.evaluate((slept) => window.__tapeRecorder?.sleep(slept), time)
    await page.clock.fastForward(time)
  },
})
/** The device stands still meanwhile: it slept, or its clock is wrong. */
export const moveServer = (span: Span): Step => ({
  words: `Move the time of the server on by ${span}: ${curl('clock', { advance: milliseconds(span) })}.`,
  do: async (page) => {
    await comesToRest(page)
    await control(page, 'clock', { advance: milliseconds(span) })
  },
})

/** With a cookie, as the screens of sign-in would leave it. */
export const signedIn = (user: string, organization?: string): Step => ({
  words:
    organization === undefined
      ? `\`${user}\` is signed in, and has chosen no organization yet.`
      : `\`${user}\` is signed in, in the organization \`${organization}\`.`,
  do: (page) => control(page, 'sign-in', { user, organization }),
})

type Fault = { readonly status?: number; readonly message?: string; readonly times?: number }
/** From now on the next calls of an operation fail. */
export const fail = (operation: string, fault: Fault): Step => ({
  words: `Let the next \`${operation}\` fail: ${curl('faults', { operation, times: 1, ...fault })}.`,
  do: (page) => control(page, 'faults', { operation, times: 1, ...fault }),
})
export const rights = (user: string, organization: string, roles: readonly string[]): Step => ({
  words: `Somebody takes away what \`${user}\` may do: ${curl('rights', { user, organization, roles })}.`,
  do: (page) => control(page, 'rights', { user, organization, roles }),
})

async function codeOf(page: Page, user: string): Promise<string> {
  const answer = await page.request.get('/sandbox/people')
  const people = (await answer.json()) as { id: string; code?: { code: string }; setUp?: { code: string } }[]
  const person = people.find(({ id }) => id === user)
  return person?.setUp?.code ?? person?.code?.code ?? ''
}

/** The code that an authenticator shows now; of a set-up that has begun, its own. */
export const giveCode = (user: string): Step => ({
  words: `Type the code that the authenticator of \`${user}\` shows now (it stands on \`localhost:4000/sandbox\`).`,
  do: async (page) => firstDigit(page).fill(await codeOf(page, user)),
})
export const giveWrongCode = (user: string): Step => ({
  words: 'Type six digits that the authenticator does not show.',
  do: async (page) => firstDigit(page).fill((await codeOf(page, user)) === '111111' ? '222222' : '111111'),
})
/** What an authenticator shows that was set to a time so long ago. */
export const giveCodeOfBefore = (user: string, span: Span): Step => ({
  words: `Type the code that the authenticator has shown ${span} ago.`,
  do: async (page) => {
    // What asks for it would else be made in that time.
    await expect(firstDigit(page)).toBeVisible()
    await control(page, 'clock', { advance: -milliseconds(span) })
    const code = await codeOf(page, user)
    await control(page, 'clock', { advance: milliseconds(span) })
    await firstDigit(page).fill(code)
  },
})

export const offline: Step = {
  words: 'Take the browser off the network (its developer tools: Network, Offline).',
  do: (page) => page.context().setOffline(true),
}
export const online: Step = {
  words: 'Let the browser back to the network.',
  do: (page) => page.context().setOffline(false),
}

const CHALLENGE = '**/captcha/challenge'
export const blockCaptcha: Step = {
  words: 'Block `/captcha/challenge` (developer tools of the browser: Network, Block request URL).',
  do: (page) => page.route(CHALLENGE, (route) => route.abort()),
}
export const unblockCaptcha: Step = {
  words: 'Lift the block of `/captcha/challenge`.',
  do: (page) => page.unroute(CHALLENGE),
}

export const inModernLayout: Step = {
  words: 'The Modern layout is chosen (menu of your account).',
  do: (page) => remember(page, { layout: 'modern' }),
}
