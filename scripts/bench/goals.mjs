/**
 * What the console is to reach on slow 4G with a four times slower processor, over HTTP/2. Times are ratios to the fixture
 * (its form, its list, or the reload of its list). `before` is what was measured on 28 November 2026. `why` says what a goal
 * that is missed is made of.
 */
export const goals = [
  {
    of: '/login usable',
    is: (m) => m.login.usable / m.form.usable,
    unit: '× form',
    before: 1.05,
    goal: 0.5,
    why: 'its own style sheet and scripts come before it answers, as those of the fixture do',
  },
  {
    of: '/login blocking before usable',
    is: (m) => m.login.blocking,
    unit: 'ms',
    before: 242,
    goal: 0,
    why: 'React starts and takes the form over',
  },
  {
    of: '/login alive',
    is: (m) => m.login.alive / m.form.usable,
    unit: '× form',
    before: 2.84,
    goal: 1.99,
    why: 'store, flows and captcha come behind the form',
  },
  {
    of: 'press on Sign In to organization choice usable',
    is: (m) => m.landing.usable / m.list.usable,
    unit: '× list',
    before: 1.98,
    goal: 0.89,
    why: 'the sign-in, who is signed in and the organizations are asked one after the other, and the app starts after the press',
  },
  {
    of: 'fetched after that press',
    is: (m) => m.landing.kib,
    unit: 'KiB',
    before: 256,
    goal: 10,
    why: 'the calls; what opens over a page once the page stands',
  },
  {
    of: 'first list, cold: JS and CSS',
    is: (m) => m.first.code,
    unit: 'KiB',
    before: 305,
    goal: 216,
    why: 'React 55, router 32, Chakra with Emotion 38, Redux Toolkit with sagas 30: the rest is a third',
  },
  {
    of: 'first list, cold: requests',
    is: (m) => m.first.requests,
    unit: '',
    before: 29,
    goal: 9,
    why: 'one file a level (docs/architecture.md), so that /login and the app share them; the colour of the organization, and the columns where this browser knows none',
  },
  {
    of: 'first list, cold: round trips in a row',
    is: (m) => m.first.roundTrips,
    unit: '',
    before: 5,
    goal: 3,
    why: 'where this browser has chosen no organization yet its setting is asked for after who is signed in',
  },
  {
    of: 'first list, cold: ready',
    is: (m) => m.first.usable / m.list.usable,
    unit: '× list',
    before: 2.2,
    goal: 1.25,
    why: 'four times the bytes of the fixture on the same line, then starting and drawing the shell',
  },
  {
    of: 'warm reload of a list',
    is: (m) => m.firstWarm.usable / m.listWarm.usable,
    unit: '× list',
    before: 2.09,
    goal: 0.94,
    why: 'the document, who is signed in and the list are three round trips as in the fixture; the rest is starting and drawing the shell',
  },
  {
    of: '100 rows of 13 columns: elements',
    is: (m) => m.hundred.elements,
    unit: '',
    before: 4888,
    goal: 2400,
    why: 'cells, switches and buttons of all rows are in the document, for find-in-page and print',
  },
  {
    of: 'heap a row',
    is: (m) => (m.hundred.heap - m.ten.heap) / 90,
    unit: 'KiB',
    before: 71,
    goal: 24,
    why: 'React keeps a fiber with its props for each element and component of a cell',
  },
  {
    of: 'task a row at 1x',
    is: (m) => (m.hundred.task - m.ten.task) / 90,
    unit: 'ms',
    before: 8,
    goal: 2,
    why: 'React draws and the browser lays out 13 cells a row',
  },
  {
    of: 'heap of a list',
    is: (m) => m.ten.heap / 1024,
    unit: 'MiB',
    before: 10.2,
    goal: 6.4,
    why: 'the code of the app itself, and the tokens and recipes that Chakra makes at start',
  },
]

const rounded = (value) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0))

/** The table of goals, and why those are missed that are. */
export function tableOf(measured) {
  const results = goals.map((goal) => ({ ...goal, now: goal.is(measured) }))
  const missed = results.filter(({ now, goal }) => now > goal)
  return {
    result: `${results.length - missed.length} of ${results.length} goals reached`,
    details: [
      '| | before | now | goal | |',
      '| --- | ---: | ---: | ---: | --- |',
      ...results.map(
        ({ of, unit, before, now, goal }) =>
          `| ${of} | ${before} | ${rounded(now)} | ${goal} ${unit} | ${now > goal ? 'missed' : 'reached'} |`,
      ),
      ...(missed.length > 0 ? ['', 'What the missed ones are made of:', ''] : []),
      ...missed.map(({ of, why = 'other work of the machine' }) => `- ${of}: ${why}.`),
    ],
  }
}
