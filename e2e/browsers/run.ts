import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Flow, Scenario } from '../tapes/steps'
import { NotTried, type Browser } from './driver'
import { startFirefox } from './firefox'
import { elsewhere, flows } from './flows'
import { openLine, type Line } from './line'
import { Page } from './page'
import { startWebKit } from './webkit'

/**
 * Performs every scenario in other browsers, over the production build: `node --import tsx e2e/browsers/run.ts REPORT
 * [PART...]`, with TSX_TSCONFIG_PATH naming stand-in.json beside it. FIREFOX and WEBKIT_DRIVER are paths of programs. With
 * parts, as `Firefox captcha/`, what the report has of all others stays.
 */

export type Result = {
  readonly browser: string
  readonly version: string
  readonly flow: string
  readonly scenario: string
  readonly seconds: number
  readonly outcome: 'passed' | 'failed' | 'not tried'
  /** The step that failed, and how; or why it was not tried. */
  readonly why?: string
}

/** `scenarios`: how many there are of each flow, by its title. */
type Report = { readonly scenarios: Readonly<Record<string, number>>; readonly results: readonly Result[] }

async function startSandbox(): Promise<{ site: string; stop: () => void }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    env: { ...process.env, TSX_TSCONFIG_PATH: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const site = await new Promise<string>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const ready = /ready (http:\/\/\S+)/.exec(chunk.toString())?.[1]
      if (ready) resolve(ready)
    })
  })
  return { site, stop: () => server.kill() }
}

async function perform(browser: Browser, line: Line, flow: Flow, scenario: Scenario): Promise<Result> {
  const since = performance.now()
  const driver = await browser.open()
  const page = new Page(driver, line)
  let doing = ''
  const done = (outcome: Result['outcome'], why?: string): Result => ({
    ...{ browser: browser.name, version: driver.version, flow: flow.title, scenario: scenario.title },
    ...{ seconds: (performance.now() - since) / 1000, outcome },
    ...(why !== undefined && { why }),
  })
  try {
    const reason = elsewhere[`${browser.name} ${flow.name}/${scenario.name}`]
    if (reason !== undefined) throw new NotTried(reason)
    await page.request.post('/sandbox/reset', { data: {} })
    for (const step of [...(scenario.before ?? []), ...scenario.steps]) {
      doing = step.words
      await step.do(page.asPlaywright)
    }
    doing = 'Nothing goes wrong in the page.'
    const wrong = await page.wrong()
    return wrong.length > 0 ? done('failed', wrong.join('; ')) : done('passed')
  } catch (error) {
    if (error instanceof NotTried) return done('not tried', error.message)
    return done('failed', `${doing} ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await driver.close().catch(() => undefined)
  }
}

async function performAll(start: () => Promise<Browser>, parts: string[], done: (result: Result) => void) {
  const { site, stop } = await startSandbox()
  const line = await openLine(site)
  try {
    const browser = await start()
    try {
      for (const flow of flows)
        for (const scenario of flow.scenarios) {
          const name = `${browser.name} ${flow.name}/${scenario.name}`
          if (parts.length > 0 && !parts.some((part) => name.includes(part))) continue
          const result = await perform(browser, line, flow, scenario)
          console.log(`${result.outcome} ${name} ${result.seconds.toFixed(1)} s ${result.why ?? ''}`)
          done(result)
        }
    } finally {
      await browser.close()
    }
  } finally {
    line.close()
    stop()
  }
}

async function main(report = '', ...parts: string[]): Promise<void> {
  const { FIREFOX, WEBKIT_DRIVER } = process.env
  const known = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report).results : [] // its own report
  let results: readonly Result[] = parts.length > 0 ? known : []
  const scenarios = Object.fromEntries(flows.map((flow) => [flow.title, flow.scenarios.length]))
  const done = (result: Result) => {
    const isSame = (other: Result) =>
      other.browser === result.browser && other.flow === result.flow && other.scenario === result.scenario
    results = [...results.filter((other) => !isSame(other)), result]
    writeFileSync(report, JSON.stringify({ scenarios, results } satisfies Report, null, 1))
  }
  // One that ends before its time leaves the other to its end.
  const failed = (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  }
  // Side by side: most of the time each of them waits.
  await Promise.all([
    FIREFOX && performAll(() => startFirefox(FIREFOX), parts, done).catch(failed),
    WEBKIT_DRIVER && performAll(() => startWebKit(WEBKIT_DRIVER), parts, done).catch(failed),
  ])
}

void main(...process.argv.slice(2))
