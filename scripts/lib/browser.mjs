import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { aptInstall, findProgram, isDebian, isProgram, mayUseApt, Missing } from './machine.mjs'
import { root, run, runNode, say } from './run.mjs'

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const windowsPaths = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe']
const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']

/**
 * Finds Chromium or Chrome, or installs it. Wants the packages to be installed.
 *
 * @returns {Promise<string>} the path of a browser that starts; throws `Missing`
 */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (await starts(given)) return given
    throw new Missing(`CHROMIUM_PATH names no browser that starts: ${given}.`)
  }
  return (await firstThatStarts(browserPaths())) ?? (await installBrowser())
}

/** Where a browser may stand on this machine, likeliest first. */
export function browserPaths(platform = process.platform, env = process.env) {
  if (platform === 'darwin') return macPaths
  if (platform === 'win32') {
    const folders = windowsFolders.map((name) => env[name]).filter(Boolean)
    return windowsPaths.flatMap((path) => folders.map((folder) => `${folder}\\${path}`))
  }
  return programs.map(findProgram).filter(Boolean)
}

async function installBrowser() {
  const installed =
    mayUseApt() && isDebian() ? await aptInstall(['chromium', 'fonts-liberation']) : await downloadBrowser()
  const found = installed && (await firstThatStarts([...browserPaths(), downloadedPath()]))
  if (found) return found
  throw new Missing(
    'The browser tests need Chromium or Chrome: install one (on Debian: sudo apt-get install chromium), ' +
      'or name it in CHROMIUM_PATH.',
  )
}

async function downloadBrowser() {
  if (await firstThatStarts([downloadedPath()])) return true
  say('Downloading Chromium with Playwright ...')
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const withLibraries = mayUseApt() ? ['--with-deps'] : []
  const args = [cli, 'install', '--no-shell', ...withLibraries, 'chromium']
  return (await runNode(args, { quiet: true })).code === 0
}

function downloadedPath() {
  return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
}

async function firstThatStarts(paths) {
  for (const path of paths) if (await starts(path)) return path
  return undefined
}

// Ubuntu's /usr/bin/chromium-browser may be a stub; on Windows asking for the version would open a window.
async function starts(path) {
  if (!isProgram(path)) return false
  if (process.platform === 'win32') return true
  return (await run(path, ['--version'], { quiet: true, limitMs: 20_000 })).code === 0
}
