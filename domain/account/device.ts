/** The first that matches counts: most browsers name others too. */
const BROWSERS = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/OBS\//, 'OBS'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
] as const

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

type Names = readonly (readonly [RegExp, string])[]

const nameIn = (text: string, names: Names) => names.find(([pattern]) => pattern.test(text))?.[1]

/** "Chrome on Windows", as a browser describes itself; empty if it says nothing that we know. */
export function describeDevice(userAgent: string): string {
  const browser = nameIn(userAgent, BROWSERS)
  const system = nameIn(userAgent, SYSTEMS)
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')
}
