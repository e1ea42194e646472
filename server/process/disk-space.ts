import { statfs } from 'node:fs/promises'
import type { Env } from './env.ts'
import { diskFull } from '../http/errors.ts'

export interface Disk {
  folder: string
  /** Room that stays free. */
  reserveBytes?: number
}

/** Where our own PostgreSQL writes; the operator's has a disk of its own, which we do not see. */
export const diskToWatch = ({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>) =>
  DATABASE_URL ? null : { folder: DATA_DIR }

export const RESERVE_BYTES = 64 * 1024 * 1024

/** Large writes end before the disk is full, so that small ones and PostgreSQL's own go on. */
export async function requireDiskSpace(disk: Disk | null) {
  if (!disk) return
  const { bavail, bsize } = await statfs(disk.folder)
  if (bavail * bsize < (disk.reserveBytes ?? RESERVE_BYTES)) throw diskFull()
}
