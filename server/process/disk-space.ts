import { statfs } from 'node:fs/promises'
import type { Env } from './env.ts'
import { diskFull } from '../http/errors.ts'

export interface Disk {
  folder: string
  /** Free space that must remain. */
  reserveBytes?: number
}

/** The disk our embedded PostgreSQL writes to. We can't see the disk of an operator's PostgreSQL. */
export const diskToWatch = ({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>) =>
  DATABASE_URL ? null : { folder: DATA_DIR }

export const RESERVE_BYTES = 64 * 1024 * 1024

/** Refuses large writes before the disk is full, so small writes and PostgreSQL itself keep working. */
export async function requireDiskSpace(disk: Disk | null) {
  if (!disk) return
  const { bavail, bsize } = await statfs(disk.folder)
  if (bavail * bsize < (disk.reserveBytes ?? RESERVE_BYTES)) throw diskFull()
}
