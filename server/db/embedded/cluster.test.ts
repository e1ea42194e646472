import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorCode } from '../../http/errors.ts'
import { packagedBinaries } from './binaries.ts'
import { withClient } from '../client.ts'
import { migrate, readMigrations } from '../migrate.ts'
import { killByTool } from './postmaster.ts'
import { chooseRunAs } from './run-as.ts'
import { clusterFolder, postmasterPid, startOwnCluster } from '../../testing/test-own-cluster.ts'

const one = (url: string) =>
  withClient(url, async (client) => (await client.query('select 1 as one')).rows[0])

test('a postmaster that runs already is adopted, and stopped with the adopter', async () => {
  const folder = await clusterFolder()
  const first = await startOwnCluster(folder)
  first.release()
  const second = await startOwnCluster(folder)
  expect([second.isOurs, second.url]).toEqual([false, first.url])
  await second.stop()
  await expect(one(first.url)).rejects.toThrow('ECONNREFUSED')
})

test('a killed postmaster comes back on its address', async () => {
  const folder = await clusterFolder()
  const { url } = await startOwnCluster(folder)
  process.kill(await postmasterPid(folder), 'SIGKILL')
  await expect.poll(() => one(url).catch(() => null)).toEqual({ one: 1 })
})

test('the pid file of a program that is no PostgreSQL is taken away', async () => {
  const folder = await clusterFolder()
  await (await startOwnCluster(folder)).stop()
  const stale = `${process.pid}\n${folder}\n0\n5432\n\n127.0.0.1\n\nready\n`
  await writeFile(join(folder, 'postgres', 'postmaster.pid'), stale)
  const again = await startOwnCluster(folder)
  expect([again.isOurs, await one(again.url)]).toEqual([true, { one: 1 }])
})

test("PostgreSQL's own tool, which is used on Windows, stops it in order", async () => {
  const folder = await clusterFolder()
  const { url } = await startOwnCluster(folder)
  const binaries = process.env['TEST_POSTGRES_BIN'] ?? (await packagedBinaries())
  killByTool({ binaries, runAs: chooseRunAs() }, await postmasterPid(folder), 'SIGINT')
  await expect.poll(() => one(url).catch(errorCode)).toBe('ECONNREFUSED')
  expect(await readFile(join(folder, 'postgres.log'), 'utf8')).toContain('fast shutdown request')
})

test('migrations run once, also when four servers start together', async () => {
  const { url } = await startOwnCluster(await clusterFolder())
  await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)])
  const { rows } = await withClient(url, (client) => client.query('select name from migration'))
  expect(rows.map((row: { name: string }) => row.name)).toEqual(
    (await readMigrations()).map(({ name }) => name),
  )
})

test('nobody gets in without the password of the folder', async () => {
  const { url } = await startOwnCluster(await clusterFolder())
  const stranger = new URL(url)
  stranger.password = 'guess'
  await expect(one(stranger.href)).rejects.toThrow('password authentication failed')
})
