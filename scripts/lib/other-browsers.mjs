import { aptInstall, findProgram, mayUseApt, Missing } from './machine.mjs'

/** Programs of Debian, each with the package that has it. */
const programs = {
  firefox: ['firefox-esr'],
  webkit: ['WebKitWebDriver', 'webkit2gtk-driver'],
  screen: ['Xvfb', 'xvfb'],
}

/**
 * Finds Firefox, the driver of WebKitGTK and a screen in memory, or installs them.
 *
 * @returns {Promise<{ firefox: string, webkit: string, screen: string }>} their paths; throws `Missing`
 */
export async function ensureOtherBrowsers() {
  const missing = Object.values(programs).filter(([name]) => findProgram(name) === undefined)
  const packages = missing.map(([name, from = name]) => from)
  if (packages.length > 0 && !(mayUseApt() && (await aptInstall(packages))))
    throw new Missing(`Other browsers are needed: sudo apt-get install ${packages.join(' ')}.`)
  return Object.fromEntries(Object.entries(programs).map(([what, [name]]) => [what, findProgram(name)]))
}
