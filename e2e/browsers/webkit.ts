import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, By, Key, type WebElement } from 'selenium-webdriver'
import type { Browser } from './driver'

const KEYS: Readonly<Record<string, string>> = {
  ...{ Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, Delete: Key.DELETE, Backspace: Key.BACK_SPACE },
  ...{ ArrowDown: Key.ARROW_DOWN, ArrowUp: Key.ARROW_UP, Control: Key.CONTROL, Shift: Key.SHIFT },
}

/** Debian keeps the browser of the driver among the libraries of WebKitGTK. */
function miniBrowser(): string {
  const libraries = '/usr/lib'
  for (const machine of readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu'))) {
    const folder = readdirSync(`${libraries}/${machine}`).find((name) => name.startsWith('webkit2gtk-4'))
    if (folder) return `${libraries}/${machine}/${folder}/MiniBrowser`
  }
  throw new Error('MiniBrowser of WebKitGTK is not there')
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // of a server on a port
      server.close(() => resolve(port))
    })
  })
}

/** A screen in memory; answers its name. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1500x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`))
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
  })
  return { display, process: screen }
}

/** WebKitGTK by its own driver, on a screen in memory: it has no headless mode. */
export async function startWebKit(driverPath: string): Promise<Browser> {
  const screen = await startScreen()
  const port = await freePort()
  const server = spawn(driverPath, [`--port=${port}`], {
    env: {
      ...process.env,
      ...{ DISPLAY: screen.display, TZ: 'Asia/Ho_Chi_Minh', LC_ALL: 'C.UTF-8', LANGUAGE: 'en_US' },
      // There is no graphics card behind such a screen.
      ...{ WEBKIT_DISABLE_DMABUF_RENDERER: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    await wait(100)
  }
  return {
    name: 'WebKitGTK',
    async close() {
      server.kill()
      screen.process.kill()
    },
    async open() {
      const driver = await new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
        })
        .build()
      await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 960 })
      await driver.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 })
      const find = async (element: string) => {
        const found = await driver.executeScript<WebElement | null>(`return ${element}`)
        if (!found) throw new Error(`nothing is found by ${element}`)
        return found
      }
      return {
        version: (await driver.getCapabilities()).getBrowserVersion() ?? '',
        goto: (to) => driver.get(to),
        reload: () => driver.navigate().refresh(),
        back: () => driver.navigate().back(),
        evaluate: (expression) => driver.executeScript(`return ${expression}`),
        click: async (element) => (await find(element)).click(),
        async select(element, option) {
          const options = await (await find(element)).findElements(By.css('option'))
          for (const each of options) if ((await each.getText()) === option) return each.click()
          throw new Error(`there is no option ${option}`)
        },
        setFile: async (element, path) => (await find(element)).sendKeys(path),
        type: (text) => driver.actions().sendKeys(text).perform(),
        async press(keys) {
          const all = keys.split('+').map((key) => KEYS[key] ?? key)
          const held = all.slice(0, -1)
          const actions = driver.actions()
          for (const key of held) actions.keyDown(key)
          actions.sendKeys(all.at(-1) ?? '')
          for (const key of held) actions.keyUp(key)
          await actions.perform()
        },
        setCookie: (name, value) => driver.manage().addCookie({ name, value, httpOnly: true }),
        close: () => driver.quit(),
      }
    },
  }
}
