import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { binaryArchitecture } from './binary-architecture.ts'
import { installedBrowsers } from './installed-browsers.ts'
import { isDebian, type Machine, thisMachine } from './machine.ts'
import { unpackBrowser } from './packaged-browser.ts'

/** A browser that runs as root needs --no-sandbox. The other arguments keep it from contacting its vendor. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const LAUNCH_MS = 120_000
/** Enough for a download or an installation on a slow network. */
export const INSTALL_MS = 15 * 60_000

interface Source {
  name: string
  /** Ways to start browsers from this source, best first; a sentence if it has none. */
  find: (machine: Machine) => Promise<LaunchOptions[] | string>
}

const SOURCES: readonly Source[] = [
  { name: 'the packaged browser', find: findPackaged },
  { name: 'an installed Chrome, Chromium or Edge', find: findInstalled },
  { name: "Playwright's browser", find: download },
  { name: 'apt-get install chromium', find: installFromDebian },
]

/** The first browser that starts and shows a page. Prints which one it is. */
export async function findBrowser(machine = thisMachine()): Promise<LaunchOptions> {
  const path = machine.env['CHROMIUM_PATH']
  if (path) return useNamed(machine, path)
  const tried: string[] = []
  for (const { name, find } of SOURCES) {
    const found = await find(machine).catch((error: unknown) => firstLine(error))
    if (typeof found === 'string') {
      tried.push(`${name}: ${found}`)
      continue
    }
    for (const launch of found) {
      const fault = await tryBrowser(machine, launch)
      if (!fault) return choose(name, launch)
      tried.push(`${name} (${launch.executablePath}): ${fault}`)
    }
  }
  throw new Error(
    `No browser was found for the browser tests. Tried:\n${tried.map((line) => `  - ${line}`).join('\n')}\n` +
      `To fix it, run: ${fixFor(machine)}\nOr set CHROMIUM_PATH to a Chromium, Chrome or Edge.`,
  )
}

async function useNamed(machine: Machine, path: string): Promise<LaunchOptions> {
  const launch = withArguments({ executablePath: path })
  const fault = await tryBrowser(machine, launch)
  if (fault) throw new Error(`CHROMIUM_PATH is ${path}, which can't be used: ${fault}`)
  return choose('CHROMIUM_PATH', launch)
}

function choose(name: string, launch: LaunchOptions) {
  process.stdout.write(`Browser: ${name} (${launch.executablePath})\n`)
  return launch
}

/** Why a browser can't be used; null if it can. A program for another architecture is never started. */
async function tryBrowser({ arch }: Machine, launch: LaunchOptions): Promise<string | null> {
  const path = launch.executablePath ?? ''
  if (!existsSync(path)) return 'file not found'
  try {
    const built = await binaryArchitecture(path)
    if (built && built !== arch) return `it is built for ${built}, but this machine is ${arch}`
    const browser = await chromium.launch({ ...launch, timeout: LAUNCH_MS })
    try {
      await (await browser.newPage()).goto('data:text/html,ready', { timeout: LAUNCH_MS })
    } finally {
      await browser.close()
    }
    return null
  } catch (error) {
    return `it doesn't start: ${firstLine(error)}`
  }
}

async function findPackaged({ platform, arch, modules }: Machine) {
  if (platform !== 'linux' || arch !== 'x64') {
    return `it only runs on Linux x64, but this is ${platform} ${arch}`
  }
  if (!existsSync(join(modules, '@sparticuz', 'chromium'))) return 'the package is not installed'
  return [withArguments(await unpackBrowser(modules))]
}

async function findInstalled(machine: Machine) {
  const paths = await installedBrowsers(machine)
  if (paths.length === 0) return 'none found'
  return paths.map((executablePath) => withArguments({ executablePath }))
}

async function download({ env, modules, downloaded }: Machine) {
  const launch = [withArguments({ executablePath: downloaded })]
  if (existsSync(downloaded)) return launch
  if (env['PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD']) return 'PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD is set'
  process.stdout.write("Downloading Playwright's browser...\n")
  const cli = join(modules, '@playwright', 'test', 'cli.js')
  const { status, stderr } = runQuietly(process.execPath, [
    cli,
    'install',
    'chromium',
    '--no-shell',
  ])
  return status === 0 ? launch : `the download failed: ${reasonIn(stderr)}`
}

async function installFromDebian(machine: Machine) {
  if (!machine.isRoot || !isDebian(machine)) return 'works only as root on Debian or Ubuntu'
  process.stdout.write('Installing Chromium with apt-get...\n')
  runQuietly('apt-get', ['update'])
  const install = (name: string) => runQuietly('apt-get', ['install', '-y', name])
  // Ubuntu doesn't have the first.
  if (install('chromium-headless-shell').status === 0) return findInstalled(machine)
  const { status, stderr } = install('chromium')
  return status === 0 ? findInstalled(machine) : `it failed: ${reasonIn(stderr)}`
}

const runQuietly = (command: string, args: readonly string[]) =>
  spawnSync(command, args, {
    encoding: 'utf8',
    timeout: INSTALL_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

const withArguments = (launch: LaunchOptions): LaunchOptions => ({
  ...launch,
  args: [...(launch.args ?? []), ...ARGUMENTS],
})

function fixFor(machine: Machine): string {
  if (machine.platform === 'darwin') return 'brew install --cask google-chrome'
  if (machine.platform === 'win32') return 'winget install Google.Chrome'
  return isDebian(machine) ? 'sudo apt-get install chromium' : 'npx playwright install chromium'
}

const reasonIn = (output: string) => /^(?:Error|E): (.+)$/m.exec(output)?.[1] ?? 'no reason given'

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
