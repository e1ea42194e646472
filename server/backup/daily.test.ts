import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../db/pool.ts'
import { buildTestApp, createTestDatabase } from '../testing/test-app.ts'
import { backUpToday } from './daily.ts'
import { restore } from './restore.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 23, 59))
const nameOf = (number: number) => `ringwise-2026-11-${String(number).padStart(2, '0')}.tgz`

test('a day has one backup, which can be restored, and the last fourteen days are kept', async () => {
  const { url, dataDir, as } = await buildTestApp()
  await as('user', 'mika')
  const first = (await backUpToday(url, dataDir, day(1))) ?? ''
  expect(basename(first)).toBe('ringwise-2026-11-01.tgz')
  expect(await backUpToday(url, dataDir, day(1))).toBeNull()

  const empty = await createTestDatabase()
  await restore(empty, join(dataDir, 'elsewhere'), first)
  const db = openDatabase(empty, () => {})
  const users = await db.selectFrom('account').select('username').execute()
  await db.destroy()
  expect(users).toEqual([{ username: 'mika' }])

  const folder = join(dataDir, 'backups')
  for (const number of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]) {
    await writeFile(join(folder, nameOf(number)), '')
  }
  await writeFile(join(folder, 'before-the-cup.tgz'), '')
  for (const [name, number] of [
    ['.ringwise-backup-killed', 13],
    ['.ringwise-backup-at-work', 15],
  ] as const) {
    await mkdir(join(folder, name))
    await utimes(join(folder, name), day(number), day(number))
  }
  await backUpToday(url, dataDir, day(15))
  expect((await readdir(folder)).toSorted()).toEqual([
    '.ringwise-backup-at-work',
    'before-the-cup.tgz',
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map(nameOf),
  ])
})
