import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'

/** Unpacks the browser from the npm package, unless this version is already unpacked. */
export async function unpackBrowser(modules: string): Promise<LaunchOptions> {
  const cache = join(modules, '.cache', 'ringwise-browser')
  const version = await readFile(join(modules, '@sparticuz', 'chromium', 'package.json'), 'utf8')
  const stamp = join(cache, 'package.json')
  if (!existsSync(stamp) || (await readFile(stamp, 'utf8')) !== version) {
    await unpack(cache, version)
  }
  const libraries = [join(cache, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
  return {
    executablePath: join(cache, 'chromium'),
    args: ['--headless=shell'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
      FONTCONFIG_PATH: cache,
    },
  }
}

/** Unpacks into another folder first, so an interrupted run never leaves half a browser. */
async function unpack(cache: string, version: string) {
  const building = `${cache}.${process.pid}`
  await mkdir(building, { recursive: true })
  await inflateInto(building)
  await writeFile(join(building, 'fonts.conf'), fontConfig(cache))
  await writeFile(join(building, 'package.json'), version)
  await rm(cache, { recursive: true, force: true })
  await rename(building, cache)
}

/** The package unpacks into the temp folder, and unpacks its libraries only if it detects a cloud function. */
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

const fontConfig = (cache: string) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(cache, 'fonts')}</dir><cachedir>${join(cache, 'fonts-cache')}</cachedir></fontconfig>\n`
