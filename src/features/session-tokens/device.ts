type Known = readonly [pattern: RegExp, name: string]

const systems: readonly Known[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
// Order matters: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
const browsers: readonly Known[] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
]

function recognized(userAgent: string, known: readonly Known[]): string | undefined {
  for (const [pattern, name] of known) {
    const found = pattern.exec(userAgent)
    if (found) return found[1] ? `${name} ${found[1]}` : name
  }
  return undefined
}

/** What a person calls the device of a user agent: 'Chrome 141, Windows'; an unknown one says what it says. */
export function deviceName(userAgent: string): string {
  const names = [recognized(userAgent, browsers), recognized(userAgent, systems)].filter(Boolean)
  return names.length > 0 ? names.join(', ') : userAgent
}
