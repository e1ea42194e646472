import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createRandom } from '../archive/demo/season/random.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { disagreements, insist, joinDraft, type Player, randomCall } from './test-player.ts'

const { app, db, url, as } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const one = await app.listen({ port: 0, host: '127.0.0.1' })
const second = await buildTestApp({ db, databaseUrl: url, userBurst: 1_000_000 }, afterAll)
const two = await second.app.listen({ port: 0, host: '127.0.0.1' })

beforeEach(async () => {
  await sql`truncate draft_history, draft_event, draft_op`.execute(db)
  await sql`update draft_head set banned_legends = '{}', picked_legends = '{}'`.execute(db)
})

async function join(address: string): Promise<Player> {
  const player = await joinDraft(address, (await as('user')).token)
  onTestFinished(async () => player.leave())
  return player
}

const joinAll = (count: number, addresses: readonly string[]) =>
  Promise.all(Array.from({ length: count }, (_, n) => join(addresses[n % addresses.length] ?? one)))

const statuses = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )

const count = async (table: string) => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
    db,
  )
  return rows[0]?.n
}

async function expectAgreement(players: readonly Player[]) {
  await expect.poll(() => disagreements(players)).toEqual([])
  const newcomer = await join(two)
  expect(newcomer.state()).toEqual(players[0]?.state())
  expect(players.flatMap((player) => player.faults)).toEqual([])
}

test('of 100 picks at once exactly three are stored and told', async () => {
  const players = await joinAll(4, [one, two])
  const legends = ['ash', 'loba', 'seer', 'fuse', 'wraith', 'mirage', 'crypto', 'octane']
  const answers = await Promise.all(
    players.flatMap((player, at) =>
      Array.from({ length: 25 }, (_, n) => {
        const legend = legends[(n + at) % legends.length]
        return insist(player, [
          '/api/legends/pick',
          { legend, action: 'add', operationId: `${at} ${n}` },
        ])
      }),
    ),
  )
  const counted = statuses(answers)
  expect(Object.keys(counted)).toEqual(['200', '409'])
  await expectAgreement(players)
  expect(players[0]?.state().picked_legends.length).toBe(3)
  expect(await count('draft_event')).toBe(3)
})

test('a ban against a pick never leaves both', async () => {
  const [ann, ben] = [await join(one), await join(two)]
  for (let round = 0; round < 20; round++) {
    await Promise.all([
      insist(ann, ['/api/ban', { legend: 'ash', operationId: `ban ${round}` }]),
      insist(ben, [
        '/api/legends/pick',
        { legend: 'ash', action: 'add', operationId: `pick ${round}` },
      ]),
    ])
    expect(await ann.look()).toMatchObject({ banned_legends: ['ash'], picked_legends: [] })
    await insist(ben, ['/api/unban', { legend: 'ash', operationId: `unban ${round}` }])
  }
  await expectAgreement([ann, ben])
})

test('five operations sent 21 times each count once each, also when they come late', async () => {
  const [sender, watcher] = [await join(one), await join(two)]
  const send = (n: number) =>
    insist(sender, [
      '/api/legends/draft_history',
      {
        action: 'add',
        entry: { id: n, comp: ['ash', 'loba', 'seer'], bannedLegends: [], timestamp: 'now' },
        operationId: `op-${n}`,
      },
    ])
  await Promise.all(Array.from({ length: 5 * 20 }, (_, n) => send(n % 5)))
  await sender.call('/api/legends/draft_history', { action: 'remove', entry: { id: 3 } })
  const late = await Promise.all([0, 1, 2, 3, 4].map(send))
  expect(statuses(late)).toEqual({ 200: 5 })
  await expectAgreement([sender, watcher])
  const ids = watcher.state().draft_history.map(({ id }) => id)
  expect(new Set(ids)).toEqual(new Set([0, 1, 2, 4]))
  expect(await count('draft_event')).toBe(6)
})

test.each([
  ['one server', [one]],
  ['two servers', [one, two]],
])(
  'a storm of 300 operations on %s, with people leaving and returning, ends with one draft',
  async (_, addresses) => {
    const players = await joinAll(10, addresses)
    const steady = players.slice(2)
    const start = players[0]?.state().version ?? 0
    const random = createRandom('storm', addresses.length).even
    const leaving = [0, 1].map(async (n) => {
      for (let turn = 0; turn < 5; turn++) {
        players[n]?.leave()
        await pause(20)
        players[n]?.comeBack()
        await pause(40)
      }
    })
    const answers = await Promise.all(
      players.map(async (player, who) => {
        const own = []
        for (let n = 0; n < 30; n++) {
          own.push(await insist(player, randomCall(random, `${who}-${n}`)))
        }
        return own
      }),
    )
    await Promise.all(leaving)
    await expectAgreement(players)
    expect(answers.flat()).toHaveLength(300)
    const versions = steady[0]?.heard.map(({ version }) => version) ?? []
    expect(versions.length).toBeGreaterThan(50)
    expect([versions[0], versions.at(-1)]).toEqual([start + 1, start + versions.length])
    expect(versions.at(-1)).toBe(steady[0]?.state().version)
    for (const { heard } of steady) expect(heard).toEqual(steady[0]?.heard)
  },
)
