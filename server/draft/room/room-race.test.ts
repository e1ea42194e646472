import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createRandom } from '../../archive/demo/season/random.ts'
import { roomMembers } from '../../realtime/room-access.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { auditDraft } from '../test-audit.ts'
import { disagreements, insist, joinDraft, randomCall } from '../test-player.ts'
import { createTestRooms } from '../test-rooms.ts'

const { app, db, url, as } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const one = await app.listen({ port: 0, host: '127.0.0.1' })
const second = await buildTestApp({ db, databaseUrl: url, userBurst: 1_000_000 }, afterAll)
const two = await second.app.listen({ port: 0, host: '127.0.0.1' })

const createRooms = async (count: number) => createTestRooms(db, (await as('user')).id, count)

async function join(address: string, room: number) {
  const player = await joinDraft(address, (await as('editor')).token, { room })
  onTestFinished(async () => player.leave())
  return player
}

/** As an administrator. */
const admin = await as('admin')
const change = (address: string, path: string, body: object) =>
  fetch(address + path, {
    method: 'PUT',
    headers: { ...admin.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** How often each player was told that the room changed. */
function countUpdates(players: readonly Awaited<ReturnType<typeof join>>[]) {
  const counts = players.map(() => 0)
  for (const [at, { socket }] of players.entries())
    socket.on('room_update', () => {
      counts[at] = (counts[at] ?? 0) + 1
    })
  return () => [...counts]
}

test.each([
  ['one server', [one]],
  ['two servers', [one, two]],
])(
  'a storm over ten rooms on %s, with clients that switch rooms, ends with one draft in each room and no event of another',
  async (name, addresses) => {
    // The default room is one of the ten.
    const rooms = name === 'one server' ? [1, ...(await createRooms(9))] : await createRooms(10)
    const roomAt = (n: number) => rooms[n % rooms.length] ?? 1
    const players = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        join(addresses[Math.floor(n / 10) % addresses.length] ?? one, roomAt(n)),
      ),
    )
    const random = createRandom('rooms', addresses.length).even
    const answered: string[] = []
    await Promise.all(
      players.map(async (player, who) => {
        for (let n = 0; n < 20; n++) {
          // Every second player moves on after each fifth operation.
          if (who % 2 === 0 && n % 5 === 4) player.enter(roomAt(rooms.indexOf(player.room()) + 3))
          const id = `${name} ${player.room()}:${who}-${n}`
          await insist(player, randomCall(random, id))
          answered.push(id)
        }
      }),
    )
    for (const room of rooms) {
      const inside = players.filter((player) => player.room() === room)
      await expect.poll(() => disagreements(inside)).toEqual([])
      const own = answered.filter((id) => id.startsWith(`${name} ${room}:`))
      expect(await auditDraft(db, own, room)).toEqual([])
    }
    expect(players.flatMap(({ faults }) => faults)).toEqual([])
    const received = players.flatMap((player) => player.received)
    expect(received.length).toBeGreaterThan(200)
    const strayed = received.filter(
      ({ room, event }) => !event.operationId?.startsWith(`${name} ${room}:`),
    )
    expect(strayed).toEqual([])
  },
)

test('a client of one room never receives an event, a snapshot or the people of another', async () => {
  const [a = 0, b = 0] = await createRooms(2)
  const [inA, inB, inMain] = [await join(one, a), await join(two, b), await join(one, 1)]
  const heard: string[] = []
  inA.socket.onAny((event: string, payload: unknown) =>
    heard.push(`${event} ${JSON.stringify(payload)}`),
  )
  for (const n of [0, 1, 2, 3]) {
    await insist(inB, ['/api/ban', { legend: 'ash', operationId: `ban in b ${n}` }])
    await insist(inB, ['/api/unban', { legend: 'ash', operationId: `unban in b ${n}` }])
    await insist(inMain, ['/api/ban', { legend: 'loba', operationId: `ban in main ${n}` }])
    await insist(inMain, ['/api/unban', { legend: 'loba', operationId: `unban in main ${n}` }])
  }
  const told = countUpdates([await join(one, b), inB])
  const changes = { name: 'Secret name', team: 'Secret team' }
  expect((await change(two, `/api/rooms/${b}`, changes)).status).toBe(200)
  await expect.poll(told).toEqual([1, 1])
  await insist(inA, ['/api/ban', { legend: 'fuse', operationId: 'ban in a' }])
  await expect.poll(() => inA.state().banned_legends).toEqual(['fuse'])
  await expect.poll(() => inB.received.length).toBe(8)
  expect(inA.received.map(({ event }) => event.operationId)).toEqual(['ban in a'])
  expect(inB.state().banned_legends).toEqual([])
  expect(heard.filter((message) => message.startsWith('draft_state'))).toEqual([])
  expect(heard.filter((message) => /room_update|Secret/.test(message))).toEqual([])
  const people = heard.filter((message) => message.startsWith('presence'))
  for (const message of people) expect(message.match(/username/g)?.length ?? 0).toBeLessThan(2)
})

test('of 20 picks at once in each of ten rooms exactly three are stored in each, whatever happens in the others', async () => {
  const rooms = await createRooms(10)
  const players = await Promise.all(
    rooms.flatMap((room) => [one, two].map((address) => join(address, room))),
  )
  const legends = ['ash', 'loba', 'seer', 'fuse', 'wraith', 'mirage', 'crypto', 'octane']
  const answers = await Promise.all(
    players.flatMap((player, who) =>
      Array.from({ length: 10 }, (_, n) => {
        const legend = legends[(n + who) % legends.length]
        const operationId = `pick in ${player.room()}: ${who}-${n}`
        return insist(player, ['/api/legends/pick', { legend, action: 'add', operationId }])
      }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  for (const room of rooms) {
    const inside = players.filter((player) => player.room() === room)
    await expect.poll(() => disagreements(inside)).toEqual([])
    expect(inside[0]?.state().picked_legends).toHaveLength(3)
    // One event per stored pick, and none of another room.
    for (const { received } of inside) {
      expect(received).toHaveLength(3)
      for (const { event } of received) expect(event.operationId).toContain(`pick in ${room}:`)
    }
  }
  expect(players.flatMap(({ faults }) => faults)).toEqual([])
})

test('in ten rooms five operations sent 6 times each count once each, also when they come late', async () => {
  const rooms = await createRooms(10)
  const senders = await Promise.all(rooms.map((room) => join(one, room)))
  const watchers = await Promise.all(rooms.map((room) => join(two, room)))
  const send = (sender: (typeof senders)[number], n: number) =>
    insist(sender, [
      '/api/legends/draft_history',
      {
        action: 'add',
        entry: { id: n, comp: ['ash', 'loba', 'seer'], bannedLegends: [], timestamp: 'now' },
        operationId: `game ${n} of ${sender.room()}`,
      },
    ])
  await Promise.all(
    senders.map(async (sender) => {
      // The second round finds what the first one has stored, and so do all after it.
      for (let round = 0; round < 5; round++) {
        await Promise.all([0, 1, 2, 3, 4].map((n) => send(sender, n)))
      }
    }),
  )
  await Promise.all(
    senders.map((sender) =>
      sender.call('/api/legends/draft_history', { action: 'remove', entry: { id: 3 } }),
    ),
  )
  const late = await Promise.all(
    senders.flatMap((sender) => [0, 1, 2, 3, 4].map((n) => send(sender, n))),
  )
  expect(new Set(late.map(({ status }) => status))).toEqual(new Set([200]))
  for (const [n, watcher] of watchers.entries()) {
    await expect.poll(() => disagreements([watcher, ...senders.slice(n, n + 1)])).toEqual([])
    const ids = watcher.state().draft_history.map(({ id }) => id)
    expect(new Set(ids)).toEqual(new Set([0, 1, 2, 4]))
    // Five games and one removal.
    expect(watcher.received).toHaveLength(6)
  }
})

test('in ten rooms a ban against a pick never leaves both', async () => {
  const rooms = await createRooms(10)
  const pairs = await Promise.all(
    rooms.map(async (room) => [await join(one, room), await join(two, room)] as const),
  )
  await Promise.all(
    pairs.map(async ([ann, ben]) => {
      for (let round = 0; round < 5; round++) {
        const id = `in ${ann.room()} ${round}`
        await Promise.all([
          insist(ann, ['/api/ban', { legend: 'ash', operationId: `ban ${id}` }]),
          insist(ben, [
            '/api/legends/pick',
            { legend: 'ash', action: 'add', operationId: `pick ${id}` },
          ]),
        ])
        expect(await ann.look()).toMatchObject({ banned_legends: ['ash'], picked_legends: [] })
        await insist(ben, ['/api/unban', { legend: 'ash', operationId: `unban ${id}` }])
      }
      await expect.poll(() => disagreements([ann, ben])).toEqual([])
    }),
  )
  expect(pairs.flat().flatMap(({ faults }) => faults)).toEqual([])
})

test('a result, other settings, a finish and a reopening reach everyone in the room on both servers, and no one else', async () => {
  const [room = 0, other = 0] = await createRooms(2)
  const inside = [await join(one, room), await join(two, room)]
  const outside = [await join(one, other), await join(two, 1)]
  const [player] = inside
  const entry = { id: 1, comp: ['ash', 'loba', 'seer'], bannedLegends: [], timestamp: 'now' }
  const add = { action: 'add', entry, operationId: `game in ${room}` }
  if (player) await insist(player, ['/api/legends/draft_history', add])
  await expect.poll(() => player?.state().draft_history.length).toBe(1)
  const game = player?.state().draft_history[0]?.version ?? 0

  const [told, strayed] = [countUpdates(inside), countUpdates(outside)]
  const steps: [string, string, object][] = [
    [one, `/results/${game}`, { place: 3, kills: 8 }],
    [two, `/results/${game}`, {}],
    [one, '', { name: 'Harbor Open W3', team: 'Owls' }],
    [two, '/finished', { isFinished: true }],
    [one, '/finished', { isFinished: false }],
  ]
  for (const [n, [address, path, body]] of steps.entries()) {
    expect((await change(address, `/api/rooms/${room}${path}`, body)).status).toBe(200)
    await expect.poll(told).toEqual([n + 1, n + 1])
  }
  // What is refused changes nothing and tells no one. The last step shows that everything before it has arrived.
  const refused = await change(one, `/api/rooms/${room}/results/${game + 1}`, { place: 3 })
  expect(refused.status).toBe(404)
  await change(one, `/api/rooms/${room}`, { name: 'Harbor Open W4' })
  await expect.poll(told).toEqual([steps.length + 1, steps.length + 1])
  expect(strayed()).toEqual([0, 0])
})

test('a new member and one who leaves reach those in the room', async () => {
  const [room = 0] = await createRooms(1)
  const told = countUpdates([await join(two, room)])
  const { id } = await as('user')
  await roomMembers(db).admit(room, id)
  await expect.poll(told).toEqual([1])
  await roomMembers(db).leave(room, id)
  await expect.poll(told).toEqual([2])
})
