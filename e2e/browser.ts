import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'

const MODULES = join(import.meta.dirname, '..', 'node_modules')
const CACHE = join(MODULES, '.cache', 'ringwise-browser')

/** The package's own arguments switch web security off and put all pages into one process. */
const ARGUMENTS = [
  '--headless=shell',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** How to start the browser of the packages, or the one that CHROMIUM_PATH names. */
export function browserLaunch(): LaunchOptions {
  const { CHROMIUM_PATH, LD_LIBRARY_PATH } = process.env
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, args: ARGUMENTS }
  const libraries = [join(CACHE, 'al2023', 'lib'), LD_LIBRARY_PATH].filter(Boolean).join(':')
  return {
    executablePath: join(CACHE, 'chromium'),
    args: ARGUMENTS,
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: CACHE },
  }
}

/** Unpacks the browser unless this version of it lies there already. */
export async function unpackBrowser() {
  if (process.env.CHROMIUM_PATH) return
  if (process.platform !== 'linux') {
    throw new Error('The packaged browser runs on Linux only: set CHROMIUM_PATH to a Chromium.')
  }
  const manifest = join(MODULES, '@sparticuz', 'chromium', 'package.json')
  const version = await readFile(manifest, 'utf8')
  const stamp = join(CACHE, 'package.json')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === version) return

  // Unpacked beside its place and moved there, so that an interrupted run leaves no half browser.
  const building = `${CACHE}.${process.pid}`
  await mkdir(building, { recursive: true })
  await inflateInto(building)
  await writeFile(join(building, 'fonts.conf'), fontConfig())
  await writeFile(join(building, 'package.json'), version)
  await rm(CACHE, { recursive: true, force: true })
  await rename(building, CACHE)
}

/** The package unpacks into the temp folder, and its libraries only where it believes to be in a cloud. */
async function inflateInto(folder: string) {
  const before = { ...process.env }
  process.env.TMPDIR = folder
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    await packaged.executablePath()
  } finally {
    for (const name of Object.keys(process.env)) {
      if (before[name] === undefined) delete process.env[name]
    }
    Object.assign(process.env, before)
  }
}

const fontConfig = () =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(CACHE, 'fonts')}</dir><cachedir>${join(CACHE, 'fonts-cache')}</cachedir></fontconfig>\n`
