import { commandMessages as texts } from '#contract/base/command.texts.ts'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '../../http/errors.ts'
import type { ClusterPaths } from './cluster.ts'
import { isAlive } from './postmaster.ts'
import type { RunAs } from './run-as.ts'

/** Creates it next to its final folder and moves it when complete, so a kill at any moment leaves all or nothing. */
export async function createCluster({ binaries, runAs, folder }: ClusterPaths, dataDir: string) {
  await removeHalfMade(dataDir)
  if (await exists(folder)) return
  const made = await mkdtemp(join(dataDir, `postgres.new-${process.pid}-`))
  await runAs.own(made)
  const password = randomBytes(24).toString('base64url')
  await withPasswordFile(runAs, password, (passwordFile) =>
    run(runAs, join(binaries, 'initdb'), [
      `--pgdata=${made}`,
      '--username=ringwise',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--no-locale',
    ]),
  )
  await writeFile(join(made, 'ringwise.secret'), password, { mode: 0o600, flush: true })
  await rename(made, folder).catch(async (error: unknown) => {
    await rm(made, { recursive: true })
    // Another process was faster. The error code differs between systems.
    if (!(await exists(folder))) throw error
  })
}

const exists = (folder: string) =>
  stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  )

async function removeHalfMade(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await remove(join(dataDir, name))
  }
}

/** The initdb of a killed server keeps writing for a moment. A later start removes what is left. */
async function remove(folder: string) {
  await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 100 }).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOTEMPTY') throw error
  })
}

async function withPasswordFile(
  runAs: RunAs,
  password: string,
  use: (path: string) => Promise<void>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'ringwise-'))
  const file = join(folder, 'password')
  try {
    await writeFile(file, password, { mode: 0o600 })
    await runAs.own(folder)
    await runAs.own(file)
    await use(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function run(runAs: RunAs, program: string, args: readonly string[]) {
  const [command, rest] = runAs.command(program, args)
  const child = spawn(command, rest, { ...runAs.ids, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(texts.programFailed(program, complaint.trim()))
}
