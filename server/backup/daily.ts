import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { requireDiskSpace, RESERVE_BYTES } from '../process/disk-space.ts'
import { backup, SCRATCH } from './backup.ts'

const MINUTE_MS = 60 * 1000
/** A server that only runs for a few minutes makes no backup. */
const FIRST_LOOK_MS = 10 * MINUTE_MS
const LOOK_EVERY_MS = 60 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS
const KEPT_DAYS = 14
/** Free space needed, relative to the last backup: the tables as text, their archive, and the next day's. */
const ROOM_FACTOR = 6

const NAME = /^ringwise-\d{4}-\d\d-\d\d\.tgz$/

/** Writes one backup a day to `DATA_DIR/backups` and keeps the last 14. Returns a function that stops it. */
export function backUpDaily(url: string, dataDir: string, logger: FastifyBaseLogger) {
  const look = () =>
    void backUpToday(url, dataDir, new Date()).then(
      (file) => file && logger.info({ file }, 'daily backup done'),
      (error: unknown) => logger.error(error, 'daily backup failed'),
    )
  const first = setTimeout(look, FIRST_LOOK_MS)
  const timer = setInterval(look, LOOK_EVERY_MS)
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}

/** Returns the file that was written, or null if today already has one. */
export async function backUpToday(url: string, dataDir: string, now: Date): Promise<string | null> {
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const before = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted()
  const today = `ringwise-${now.toISOString().slice(0, 10)}.tgz`
  if (before.includes(today)) return null
  const last = before.at(-1)
  const { size } = last ? await stat(join(folder, last)) : { size: 0 }
  await requireDiskSpace({ folder, reserveBytes: RESERVE_BYTES + ROOM_FACTOR * size })
  await tidy(folder, new Date(now.getTime() - DAY_MS))
  const file = join(folder, today)
  await backup(url, dataDir, file)
  const kept = [...before, today].toSorted().slice(-KEPT_DAYS)
  for (const name of before) if (!kept.includes(name)) await rm(join(folder, name))
  return file
}

/** When the newest daily backup was written; null if there is none. */
export async function lastBackupAt(dataDir: string): Promise<Date | null> {
  const folder = join(dataDir, 'backups')
  const last = (await readdir(folder))
    .filter((name) => NAME.test(name))
    .toSorted()
    .at(-1)
  return last === undefined ? null : (await stat(join(folder, last))).mtime
}

/** Removes leftovers of killed servers. Newer ones may belong to a backup that is still running. */
async function tidy(folder: string, before: Date) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(SCRATCH) && !name.endsWith('.part')) continue
    const { mtime } = await stat(join(folder, name))
    if (mtime < before) await rm(join(folder, name), { recursive: true })
  }
}
