import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, extract, replace } from 'tar'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../testing/test-app.ts'
import { backup, requireReadable } from './backup.ts'
import { restore } from './restore.ts'

const url = await createTestDatabase(afterAll)
/** For what is refused before the database is needed. */
const NO_DATABASE = 'postgres://127.0.0.1:1/none'

let temporary = ''
let dataDir = ''
let images = ''
let file = ''
let copy = ''

/** A data folder with one picture. All is in one folder, so that a test sees what is left in it. */
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'ringwise-links-'))
  vi.stubEnv('TMPDIR', temporary)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(temporary, { recursive: true })
  })
  dataDir = join(temporary, 'data')
  images = join(dataDir, 'static', 'images')
  file = join(temporary, 'save.tgz')
  copy = join(temporary, 'copy')
  await mkdir(images, { recursive: true })
  await writeFile(join(images, 'Wraith.png'), 'wraith')
})

const left = async () =>
  (await readdir(temporary)).filter((name) => !['data', 'save.tgz', 'copy'].includes(name))

test('a backup holds what links inside the folder of pictures point to, and can be restored', async () => {
  await symlink('Wraith.png', join(images, 'Ash.png'))
  await symlink(images, join(dataDir, 'static', 'Maps'))
  await backup(url, dataDir, file)
  await restore(await createTestDatabase(), copy, file)
  for (const path of ['images/Wraith.png', 'images/Ash.png', 'Maps/Ash.png']) {
    expect(await readFile(join(copy, 'static', path), 'utf8')).toBe('wraith')
  }
  expect(await left()).toEqual([])
})

test('the folder of pictures may itself be a link', async () => {
  await mkdir(copy)
  await symlink('../data/static', join(copy, 'static'))
  expect((await backup(url, copy, file)).files).toHaveProperty(['files/static/images/Wraith.png'])
})

test.each([
  ['/etc/hostname', 'is a link to a file outside'],
  ['../../outside', 'is a link to a file outside'],
  ['Missing.png', "is a link to a file that doesn't exist"],
  ['Ash.png', "is a link to a file that doesn't exist"],
  ['..', 'is a link to a folder that contains it'],
])('a link to %s is refused by name, and no backup appears', async (target, sentence) => {
  await writeFile(join(dataDir, 'outside'), 'secret')
  await symlink(target, join(images, 'Ash.png'))
  const refusal = `Nothing was backed up. ${join(images, 'Ash.png')} ${sentence}`
  await expect(backup(NO_DATABASE, dataDir, file)).rejects.toThrow(refusal)
  expect(await readdir(temporary)).toEqual(['data'])
})

test('a socket is refused by name', async () => {
  const server = createServer().listen(join(images, 'socket'))
  onTestFinished(() => void server.close())
  await expect(backup(NO_DATABASE, dataDir, file)).rejects.toThrow(
    `${join(images, 'socket')} is neither a file nor a folder`,
  )
})

let saved: Buffer | null = null

/** A backup whose unpacked files were changed. */
async function createChangedBackup(change: (folder: string) => Promise<unknown>) {
  if (saved === null) {
    await backup(url, dataDir, file)
    saved = await readFile(file)
  }
  await writeFile(file, saved)
  const folder = await mkdtemp(join(temporary, 'unpacked-'))
  await extract({ file, cwd: folder })
  await change(folder)
  await create({ gzip: true, cwd: folder, file, preservePaths: true }, ['.'])
  await rm(folder, { recursive: true })
}

test('links of an older backup come back as copies of what they pointed to', async () => {
  await createChangedBackup(async (folder) => {
    const pictures = join(folder, 'files', 'static')
    // Older versions made links absolute.
    await symlink('/srv/static/ringwise/static/images', join(pictures, 'Maps'))
    await symlink('/srv/static/ringwise/static/images/Wraith.png', join(pictures, 'images/Ash.png'))
    await symlink('images/Ash.png', join(pictures, 'Fuse.png'))
  })
  await restore(await createTestDatabase(), copy, file)
  for (const path of ['images/Ash.png', 'Maps/Wraith.png', 'Maps/Ash.png', 'Fuse.png']) {
    expect(await readFile(join(copy, 'static', path), 'utf8')).toBe('wraith')
  }
  expect(await left()).toEqual([])
})

test.each(['/etc/hostname', '../../../outside', 'Ash.png', '/srv/static/images/Missing.png'])(
  'a backup with a link to %s is refused by name, with what to do',
  async (target) => {
    await createChangedBackup((folder) =>
      symlink(target, join(folder, 'files/static/images/Ash.png')),
    )
    await expect(restore(NO_DATABASE, copy, file)).rejects.toThrow(
      `Nothing was restored. In the backup, files/static/images/Ash.png is a link to ${target}, ` +
        "which isn't in it. Unpack the backup, delete the link, pack it again and restore that file.",
    )
    expect(await left()).toEqual([])
  },
)

test('an entry outside of the backup is refused by name before anything is unpacked', async () => {
  await writeFile(join(dataDir, 'outside'), 'evil')
  const cwd = join(dataDir, 'static')
  await create({ gzip: true, cwd, file, preservePaths: true }, ['../outside'])
  await expect(restore(NO_DATABASE, copy, file)).rejects.toThrow(
    "Nothing was restored. This file isn't a Ringwise backup: it contains ../outside.",
  )
  expect(await left()).toEqual([])
})

test('a backup that was cut off fails its own check, and a restore refuses it with a sentence', async () => {
  await backup(url, dataDir, file)
  const bytes = await readFile(file)
  await writeFile(file, bytes.subarray(0, bytes.length / 2))
  await expect(requireReadable(file)).rejects.toThrow('Nothing was backed up. The file that was')
  await expect(restore(NO_DATABASE, copy, file)).rejects.toThrow(
    'Nothing was restored. The backup is damaged or incomplete',
  )
  expect(await left()).toEqual([])
})

test('a restore that fails while it unpacks says why and leaves nothing behind', async () => {
  // No disk can hold a file below another file, but an archive and its manifest can.
  const [one, other] = [join(temporary, 'data', 'one'), join(temporary, 'data', 'other')]
  await mkdir(join(one, 'files', 'static'), { recursive: true })
  await mkdir(join(other, 'files', 'static', 'a'), { recursive: true })
  await writeFile(join(one, 'files', 'static', 'a'), 'x')
  await writeFile(join(other, 'files', 'static', 'a', 'b'), 'x')
  const hash = createHash('sha256').update('x').digest('hex')
  const files = { 'files/static/a': hash, 'files/static/a/b': hash }
  const manifest = { format: 1, createdAt: '', migrations: [], tables: [], sequences: [], files }
  await writeFile(join(one, 'manifest.json'), JSON.stringify(manifest))
  await create({ cwd: one, file }, ['manifest.json', 'files'])
  await replace({ cwd: other, file }, ['files/static/a/b'])
  await expect(restore(NO_DATABASE, copy, file)).rejects.toThrow('Nothing was restored.')
  expect(await left()).toEqual([])
})
