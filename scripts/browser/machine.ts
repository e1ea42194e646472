import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

/** What the choice of a browser depends on. Tests use it to describe other machines. */
export interface Machine {
  platform: string
  arch: string
  env: Record<string, string | undefined>
  isRoot: boolean
  /** The text of /etc/os-release; empty if there is none. */
  osRelease: string
  /** The folder with the npm packages. */
  modules: string
  /** Where Playwright puts the browser that it downloads. */
  downloaded: string
}

export const thisMachine = (): Machine => ({
  platform: process.platform,
  arch: process.arch,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  osRelease: readOsRelease(),
  modules: join(import.meta.dirname, '..', '..', 'node_modules'),
  downloaded: chromium.executablePath(),
})

export const isDebian = ({ osRelease }: Machine) =>
  /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(osRelease)

function readOsRelease(): string {
  try {
    return readFileSync('/etc/os-release', 'utf8')
  } catch {
    return ''
  }
}
