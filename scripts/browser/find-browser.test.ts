import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser, INSTALL_MS } from './find-browser.ts'
import { usualPaths } from './installed-browsers.ts'
import { type Machine, thisMachine } from './machine.ts'

const OTHER = process.arch === 'x64' ? 'arm64' : 'x64'
const ELF_MACHINE: Record<string, number> = { x64: 0x3e, arm64: 0xb7 }

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'ringwise-browser-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A Debian machine of this architecture without any browser or packages, for an ordinary user. */
async function bareMachine(change: Partial<Machine> = {}): Promise<Machine> {
  const folder = await emptyFolder()
  return {
    platform: 'linux',
    arch: process.arch,
    env: { PATH: folder, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    isRoot: false,
    osRelease: 'ID=debian\n',
    modules: join(folder, 'node_modules'),
    downloaded: join(folder, 'downloaded'),
    ...change,
  }
}

async function program(folder: string, name: string, content: string | Buffer) {
  await mkdir(folder, { recursive: true })
  const path = join(folder, name)
  await writeFile(path, content)
  await chmod(path, 0o755)
  return path
}

/** The first bytes of a Linux program for that architecture. */
function linuxProgram(arch: string) {
  const head = Buffer.alloc(64)
  head.write('\x7fELF\x02\x01\x01', 'latin1')
  head.writeUInt16LE(ELF_MACHINE[arch] ?? 0, 18)
  return head
}

const findWith = async (path: string) =>
  findBrowser(await bareMachine({ env: { CHROMIUM_PATH: path } }))

test('a named browser that is not there is refused by its path', async () => {
  await expect(findWith('/nowhere/chromium')).rejects.toThrow(
    "CHROMIUM_PATH is /nowhere/chromium, which can't be used: file not found",
  )
})

test('a named browser for another architecture is refused and not started', async () => {
  const path = await program(await emptyFolder(), 'chromium', linuxProgram(OTHER))
  await expect(findWith(path)).rejects.toThrow(
    `it is built for ${OTHER}, but this machine is ${process.arch}`,
  )
})

test('a named browser that ends at once is refused with its error', async () => {
  const path = await program(await emptyFolder(), 'chromium', '#!/bin/sh\nexit 3\n')
  await expect(findWith(path)).rejects.toThrow(
    /can't be used: it doesn't start: browserType.launch/,
  )
})

test('without any browser one message lists what was tried and the command that fixes it', async () => {
  const machine = await bareMachine({ arch: 'arm64' })
  await expect(findBrowser(machine)).rejects.toThrow(
    [
      'No browser was found for the browser tests. Tried:',
      '  - the packaged browser: it only runs on Linux x64, but this is linux arm64',
      '  - an installed Chrome, Chromium or Edge: none found',
      "  - Playwright's browser: PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD is set",
      '  - apt-get install chromium: works only as root on Debian or Ubuntu',
      'To fix it, run: sudo apt-get install chromium',
      'Or set CHROMIUM_PATH to a Chromium, Chrome or Edge.',
    ].join('\n'),
  )
})

test(
  'browsers that do not fit or do not start are passed over for the next that works',
  async () => {
    const working = await findBrowser(thisMachine())
    const folder = await emptyFolder()
    const variables = Object.entries(working.env ?? {}).filter(([name]) =>
      ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH'].includes(name),
    )
    const run = `${variables.map(([name, value]) => `${name}='${value}'`).join(' ')} exec '${working.executablePath}' ${working.args?.[0] ?? ''} "$@"`
    await program(folder, 'chromium', linuxProgram(OTHER))
    await program(folder, 'chromium-browser', '#!/bin/sh\nexit 3\n')
    await program(folder, 'google-chrome', `#!/bin/sh\n${run}\n`)
    const { executablePath } = await findBrowser(
      await bareMachine({ env: { PATH: folder, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } }),
    )
    expect(executablePath).toBe(join(folder, 'google-chrome'))
  },
  INSTALL_MS,
)

test('browsers are looked for where macOS and Windows put them', async () => {
  const mac = await bareMachine({ platform: 'darwin', env: { HOME: '/Users/mika' } })
  expect(usualPaths(mac)).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  expect(usualPaths(mac)).toContain('/Users/mika/Applications/Chromium.app/Contents/MacOS/Chromium')
  const env = { 'ProgramFiles(x86)': 'C:\\Program Files (x86)' }
  expect(usualPaths(await bareMachine({ platform: 'win32', env }))).toContain(
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  )
})

test('a browser without windows is preferred to one with them', async () => {
  const paths = usualPaths(await bareMachine({ env: { PATH: '/usr/bin' } }))
  expect(paths.indexOf('/usr/bin/chromium-headless-shell')).toBeLessThan(
    paths.indexOf('/usr/bin/chromium'),
  )
  expect(paths).toContain('/usr/bin/chromium-headless-shell')
})
