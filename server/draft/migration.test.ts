import { randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { withClient } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { databaseUrl } from '../test-cluster.ts'
import { draftRepository } from './draft.repository.ts'

test('a draft of the version before keeps its bans and picks in their order', async () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = databaseUrl(inject('clusterUrl'), 'postgres')
  const url = databaseUrl(inject('clusterUrl'), name)
  await withClient(admin, (client) => client.query(`create database ${name}`))
  onTestFinished(async () => {
    await withClient(admin, (client) => client.query(`drop database ${name} with (force)`))
  })
  await migrate(url, '0015_presence_idle.sql')
  await withClient(url, async (client) => {
    await client.query("insert into draft_ban values ('wraith', 2), ('ash', 1)")
    await client.query("insert into draft_pick values ('loba', 2), ('mad_maggie', 1)")
    await client.query('update draft_head set version = 4')
  })
  await migrate(url)
  const db = openDatabase(url, () => {})
  onTestFinished(() => db.destroy())
  expect(await draftRepository(db).read()).toEqual({
    version: 4,
    banned_legends: ['ash', 'wraith'],
    picked_legends: ['mad_maggie', 'loba'],
    draft_history: [],
  })
})
