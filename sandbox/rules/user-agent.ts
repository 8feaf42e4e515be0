export type Device = { readonly device: string; readonly os: string; readonly browser: string }

type Known = readonly [pattern: RegExp, name: string]

const systems: readonly Known[] = [
  [/Windows NT 10/, 'Windows'],
  [/Windows/, 'Windows'],
  [/Android ([\d]+)/, 'Android'],
  [/(?:iPhone|iPad).* OS (\d+)/, 'iOS'],
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
  [/node|undici/i, 'Node.js'],
]

function recognize(userAgent: string, known: readonly Known[]): string {
  for (const [pattern, name] of known) {
    const found = pattern.exec(userAgent)
    if (found) return found[1] ? `${name} ${found[1]}` : name
  }
  return 'Unknown'
}

/** What a user agent string tells about the machine, as far as a log needs it. */
export function deviceOf(userAgent: string): Device {
  const tablet = /iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)
  const mobile = /Mobile|iPhone/.test(userAgent)
  return {
    device: tablet ? 'Tablet' : mobile ? 'Mobile' : 'Desktop',
    os: recognize(userAgent, systems),
    browser: recognize(userAgent, browsers),
  }
}
