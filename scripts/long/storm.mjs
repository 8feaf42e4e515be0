import { ensureBuild } from '../lib/build.mjs'
import { control, launchBrowser, signIn } from '../lib/console-tab.mjs'
import { say } from '../lib/run.mjs'
import { startSandbox } from '../lib/sandbox.mjs'

export const what =
  'three people work for half an hour while every tenth call of each fails in one of nine ways: no blank page, no rejection that nobody handles, nothing typed that is lost, nothing made twice'
export const sample = 'nothing: what a single fault does stands in src/app/faults*.test.tsx'
export const usage = '[--minutes N] [--seed N]'

const CHANCE = 0.1
const ORGANIZATION = 'org-phuongdong'
const MINUTES = 30
/** Reads the change log. */
const WITNESS = 'bao.tran@phuongdong.example'
/** Longer than any call may take, in milliseconds. */
const PATIENCE = 25_000

const roles = [
  {
    role: 'user',
    user: 'minhchau.nguyen@phuongdong.example',
    pages: [
      '/my-account-info',
      '/activity/login-history',
      '/activity/invitation',
      '/activity/exports-history',
      '/notifications',
      '/security/my-account-tokens',
      '/profile',
      '/help',
    ],
    form: {
      address: '/activity/login-history?drawer=support',
      // The other fields come with the topic.
      before: async (drawer) => {
        const topic = drawer.getByLabel('Topic')
        if ((await topic.inputValue()) === '') await topic.selectOption({ index: 1 })
      },
      field: 'Subject',
      others: async (drawer) => {
        const description = drawer.getByLabel(/^Description/)
        if ((await description.inputValue()) === '') await description.fill('In the storm')
      },
      send: 'Send',
    },
  },
  {
    role: 'administrator',
    user: 'khanh.pham@platform.example',
    /** What the form needs beside the role. */
    permissions: ['GrantPrivilege'],
    pages: [
      '/organization',
      '/organization?tab=security',
      '/console-users',
      '/permission-group',
      '/console-activity',
      '/console-users?drawer=invitations',
      '/permission-group?drawer=permissions',
    ],
    form: { address: '/permission-group?drawer=create', field: 'Name', others: pickPermission, send: 'Save' },
  },
  {
    role: 'super administrator',
    user: 'bao.tran@phuongdong.example',
    pages: [
      '/console-organizations',
      '/super-admin-console-users',
      '/console-permission',
      '/internal-permission',
      '/console-link-orgs',
      '/console-system-setting',
      '/console-system-setting?tab=cronjob',
      '/console-organizations?freeText=acme&drawer=setup&record=org-acme&menu=general',
    ],
    form: { address: '/permission-group?drawer=create', field: 'Name', others: pickPermission, send: 'Save' },
  },
]

async function pickPermission(drawer) {
  if ((await drawer.getByText('InviteUser').count()) > 0) return
  const page = drawer.page()
  await drawer
    .getByRole('button', { name: /^Permission/ })
    .first()
    .click()
  await page.getByRole('searchbox').last().fill('InviteUser')
  await page
    .getByRole('group')
    .getByText(/InviteUser/)
    .first()
    .click()
  await page.keyboard.press('Escape')
}

/** Numbers from 0 to 1 of a seed (mulberry32). */
function randomOf(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What must not be, and how the table calls it. */
const kinds = {
  blank: 'blank screens',
  unhandled: 'unhandled rejections',
  lost: 'drafts lost',
  loading: 'loads for ever',
  stuck: 'acts that ended',
  twice: 'writes done twice',
}

/** What one person has done, in the order of the table. */
const nothingYet = () => ({
  acts: 0,
  'drafts kept': 0,
  'forms filled': 0,
  'forms saved': 0,
  'writes sent': 0,
  stored: 0,
})

/** One person at a browser of their own, until a moment. `wrong` takes what must not be, `names` what was to be made. */
async function work({ context, address, who, seed, until, wrong, counts, names }) {
  const random = randomOf(seed)
  const one = (list) => list[Math.floor(random() * list.length)]
  const page = await context.newPage()
  page.setDefaultTimeout(4_000)
  const report = (kind, text) =>
    wrong.push({ kind, role: who.role, text: `${page.url().replace(address, '')}: ${text}` })
  page.on('pageerror', (error) => report('unhandled', `nobody handled ${error.message}`))
  page.on('request', (request) => {
    // Only a change carries it.
    if (request.headers()['x-requested-with'] === 'console') counts['writes sent'] += 1
  })
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  await page.addInitScript({ content: "sessionStorage.setItem('isFirstLoggedIn', 'true')" })

  /** What a person would do who sees that something could not be read. */
  const tryAgain = async () => {
    const buttons = page.getByRole('button', { name: /^(Try again|Reload)$/ })
    if ((await buttons.count()) > 0)
      await buttons
        .first()
        .click()
        .catch(() => undefined)
  }
  /** Waits until a page stands, or says why it does not. */
  const stands = async () => {
    const since = Date.now()
    while (Date.now() - since < PATIENCE) {
      const words = await page.evaluate(() => document.body?.innerText.trim() ?? '').catch(() => '')
      const headings = await page
        .locator('h1')
        .count()
        .catch(() => 0)
      if (headings > 0 || /could not|too many|unreachable/i.test(words)) return true
      await page.waitForTimeout(250)
    }
    report('blank', 'a blank page')
    return false
  }
  const goto = async (to) => {
    // The document itself is never refused: the storm is of calls.
    await page.goto(`${address}${to}`, { waitUntil: 'commit', timeout: 15_000 }).catch(() => undefined)
    await stands()
  }
  /**
   * Opens the form in its drawer, however often its page has to be read again; undefined when it does not come. One with a
   * draft is not begun anew.
   */
  const openForm = async ({ hasDraft = false } = {}) => {
    for (let turn = 0; turn < 4; turn += 1) {
      await goto(who.form.address)
      const drawer = page.getByRole('dialog').first()
      const field = drawer.getByLabel(who.form.field, { exact: false }).first()
      if (!hasDraft) await who.form.before?.(drawer).catch(() => undefined)
      const first = hasDraft ? drawer.getByRole('textbox').or(drawer.getByRole('combobox')).first() : field
      if (
        await first.waitFor({ timeout: 6_000 }).then(
          () => true,
          () => false,
        )
      )
        return { drawer, field }
      await tryAgain()
    }
    return undefined
  }

  const acts = {
    async visit() {
      const to = one(who.pages)
      // Half of the time as a person goes, without loading the document anew.
      if (random() < 0.5) return goto(to)
      const links = page.getByRole('navigation', { name: 'Menu' }).locator('a:visible')
      const count = await links.count()
      if (count > 0)
        await links
          .nth(Math.floor(random() * count))
          .click()
          .catch(() => undefined)
      return stands()
    },
    async lookAround() {
      const ways = [
        page.locator('main [role=tab]'),
        page.locator('main th button'),
        page.getByRole('button', { name: /^(Search|Next page|Details of|More actions)/ }),
        page.getByRole('button', { name: /^Notifications/ }),
      ]
      const way = one(ways)
      const count = await way.count()
      if (count > 0)
        await way
          .nth(Math.floor(random() * count))
          .click()
          .catch(() => undefined)
      await stands()
      await tryAgain()
      await page.keyboard.press('Escape').catch(() => undefined)
    },
    /** Something is typed, the document is loaded anew: it is offered again. */
    async draft() {
      const form = await openForm()
      if (!form) return
      const typed = `Draft ${Math.floor(random() * 1e9)}`
      await form.field.fill(typed)
      await page.waitForTimeout(300)
      const again = await openForm({ hasDraft: true })
      if (!again) return
      const restore = again.drawer.getByRole('button', { name: 'Restore what you typed' })
      if (
        !(await restore.click({ timeout: PATIENCE }).then(
          () => true,
          () => false,
        ))
      ) {
        const kept = await page.evaluate(() => globalThis.sessionStorage.getItem('console.drafts'))
        return report('lost', `"${typed}" is not offered again; kept is ${kept}`)
      }
      if ((await again.field.inputValue()) !== typed) report('lost', `"${typed}" was typed and is lost`)
      counts['drafts kept'] += 1
    },
    /** Something is made, by as many presses as it takes; the field keeps what was typed whatever is answered. */
    async make() {
      const form = await openForm()
      if (!form) return
      const name = `Storm ${seed} ${names.length}`
      names.push(name)
      counts['forms filled'] += 1
      await form.field.fill(name)
      // What the choices are read from may fail.
      if (
        !(await who.form.others(form.drawer).then(
          () => true,
          () => false,
        ))
      )
        return
      for (let press = 0; press < 6; press += 1) {
        const button = form.drawer.getByRole('button', { name: who.form.send, exact: true })
        await button.click().catch(() => undefined)
        const further = page.getByRole('button', { name: /^(Continue|Save all the same)$/ })
        if (
          await further.waitFor({ timeout: 500 }).then(
            () => true,
            () => false,
          )
        )
          await further.click().catch(() => undefined)
        const gone = await form.field.waitFor({ state: 'detached', timeout: 1_500 }).then(
          () => true,
          () => false,
        )
        if (gone) {
          counts['forms saved'] += 1
          return
        }
        const busy = form.drawer.locator('[aria-busy=true], [data-loading]')
        await busy
          .first()
          .waitFor({ state: 'detached', timeout: PATIENCE })
          .catch(() => report('loading', 'loads for ever'))
        // It may close meanwhile.
        const stands = await form.field.inputValue({ timeout: 500 }).catch(() => undefined)
        if (stands === undefined) return
        if (stands !== name)
          report('lost', `"${name}" was typed, and after a refusal "${stands}" stands there`)
      }
    },
  }
  await goto(who.pages[0])
  while (Date.now() < until) {
    const draw = random()
    const act = draw < 0.35 ? 'visit' : draw < 0.6 ? 'lookAround' : draw < 0.8 ? 'draft' : 'make'
    counts.acts += 1
    await acts[act]().catch((error) => report('stuck', `${act}: ${error.message.split('\n')[0]}`))
  }
}

/** The name of everything that was added, as the change log tells: once for each time. */
async function additions(browser, address) {
  const names = []
  const { request } = await browser.newContext()
  await request.post(`${address}/sandbox/sign-in`, { data: { user: WITNESS, organization: ORGANIZATION } })
  for (let page = 0, rows = [undefined]; rows.length > 0; page += 1) {
    const response = await request.post(
      `${address}/api/activity/mngmnt-client/orgs/logs/system/search?page=${page}&pageSize=100`,
      { headers: { 'X-Requested-With': 'console' }, data: {} },
    )
    if (!response.ok()) throw new Error(`the change log: ${await response.text()}`)
    const { results } = await response.json()
    rows = results.content
    for (const { action, statusCode, input = '' } of rows)
      if (action === 'ADD' && statusCode === '200') names.push(...(/Storm \d+ \d+/.exec(input) ?? []))
  }
  return names
}

/** @returns {Promise<import('../long.mjs').Outcome>} throws `Missing` without a browser or a build */
export async function run(args) {
  const value = (name, otherwise) => {
    const at = args.indexOf(name)
    return at === -1 ? otherwise : Number(args[at + 1])
  }
  const minutes = value('--minutes', MINUTES)
  const seed = value('--seed', Math.floor(Math.random() * 1e6))
  say(`seed ${seed}, ${minutes} minutes`)
  await ensureBuild()
  const { address, stop } = await startSandbox({ SANDBOX_STAND_IN_CAPTCHA: '1' })
  const browser = await launchBrowser()
  const wrong = []
  const people = roles.map((who) => ({ who, counts: nothingYet(), names: [] }))
  try {
    for (const { user, permissions } of roles)
      if (permissions) await control(address, 'rights', { user, organization: ORGANIZATION, permissions })
    for (const person of people) {
      person.context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      await signIn(person.context, address, person.who.user, ORGANIZATION)
    }
    await control(address, 'storm', { chance: CHANCE, seed })
    const until = Date.now() + minutes * 60_000
    await Promise.all(
      people.map((person, index) => work({ address, seed: seed + index, until, wrong, ...person })),
    )
    await control(address, 'faults', undefined, 'DELETE')
    const found = await additions(browser, address)
    for (const { who, counts, names } of people)
      for (const name of names) {
        const times = found.filter((each) => each === name).length
        if (times > 0) counts.stored += 1
        if (times > 1)
          wrong.push({ kind: 'twice', role: who.role, text: `"${name}" was made ${times} times` })
      }
  } finally {
    await browser.close()
    stop()
  }
  return outcomeOf({ people, wrong, seed, minutes })
}

function outcomeOf({ people, wrong, seed, minutes }) {
  const rows = people.map(({ who: { role }, counts }) => ({
    role,
    ...counts,
    ...Object.fromEntries(
      Object.entries(kinds).map(([kind, head]) => [
        head,
        wrong.filter((each) => each.role === role && each.kind === kind).length,
      ]),
    ),
  }))
  const heads = Object.keys(rows[0])
  const sum = (head) => rows.reduce((all, row) => all + row[head], 0)
  const facts = heads.slice(1).map((head) => `${sum(head)} ${head}`)
  return {
    passed: wrong.length === 0,
    // Another seed is as good, and ten minutes are enough to be told of.
    whole: minutes >= 10,
    result: `seed ${seed}, ${minutes} minutes: ${facts.join(', ')}`,
    details: [
      `| ${heads.join(' | ')} |`,
      `| --- |${' ---: |'.repeat(heads.length - 1)}`,
      ...rows.map((row) => `| ${heads.map((head) => row[head]).join(' | ')} |`),
      ...(wrong.length > 0 ? [''] : []),
      ...new Set(wrong.map(({ role, text }) => `- ${role}, ${text}`)),
    ],
  }
}
