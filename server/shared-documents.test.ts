import { afterAll, describe, expect, test } from 'vitest'
import { startOwnClock } from './testing/own-clock.ts'
import { buildTestApp } from './testing/test-app.ts'
import {
  callAs,
  follow,
  makeChange,
  OPEN_DOCUMENT,
  sendUntilDecided,
} from './test-shared-documents.ts'

const { app, as, db, url: databaseUrl } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const here = await app.listen({ port: 0, host: '127.0.0.1' })
const second = await buildTestApp({ db, databaseUrl, userBurst: 1_000_000 }, afterAll)
const there = await second.app.listen({ port: 0, host: '127.0.0.1' })
const owner = await as('user', 'owner')
const guests = [
  await as('user', 'mika'),
  await as('user', 'ines'),
  await as('user', 'kade'),
] as const
const [mika, ines] = guests
const UP_TO_20 = Array.from({ length: 20 }, (_, n) => n + 1)
const people = [owner, ...guests].map((who, at) => callAs(at % 2 === 0 ? here : there, who))

describe.each(Object.entries(OPEN_DOCUMENT))('guarantees of a %s', (_, open) => {
  const openForAll = () => open(db, callAs(here, owner), guests)

  test('an operation that is sent ten times at once, on two servers, is done once, and not again later', async () => {
    const shared = await openForAll()
    const sent = await shared.request(callAs(here, mika), 1, 'same')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_unused, n) =>
        sendUntilDecided(callAs(n % 2 === 0 ? here : there, mika), sent),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await shared.read(callAs(there, ines))).toEqual({ version: 1, changes: [1] })
    // Someone else's operation of the same ID is another one.
    const theirs = await shared.request(callAs(here, ines), 2, 'same')
    expect((await sendUntilDecided(callAs(here, ines), theirs)).status).toBe(200)
    expect((await sendUntilDecided(callAs(there, mika), sent)).status).toBe(200)
    const { version, changes } = await shared.read(callAs(here, ines))
    expect([version, new Set(changes)]).toEqual([2, new Set([1, 2])])
    expect(changes).toHaveLength(2)
  })

  test('of four people on two servers no change is lost, and everyone is told the versions in order', async () => {
    const shared = await openForAll()
    const followers = [here, there].map((address) =>
      follow(shared, shared.connect(address, mika), callAs(address, mika)),
    )
    await Promise.all(followers.map(({ connected }) => connected))
    await Promise.all(
      people.map(async (call, who) => {
        for (let n = 1; n <= 5; n += 1) await makeChange(shared, call, 5 * who + n)
      }),
    )
    const [seen, seenThere] = [
      await shared.read(callAs(here, ines)),
      await shared.read(callAs(there, ines)),
    ]
    expect(seenThere).toEqual(seen)
    expect(seen.version).toBe(20)
    expect(seen.changes.toSorted((a, b) => a - b)).toEqual(UP_TO_20)
    for (const { told } of followers) {
      await expect.poll(() => told.at(-1)).toBe(20)
      expect(told).toEqual(told.toSorted((a, b) => a - b))
    }
  })

  test('who loses access is told so on another server within a second, and changes nothing after it', async () => {
    const shared = await openForAll()
    const socket = shared.connect(there, mika)
    const { ended, connected } = follow(shared, socket, callAs(there, mika))
    await connected
    await makeChange(shared, callAs(here, mika), 1)
    const late = await shared.request(callAs(here, mika), 2, 'late')
    const elapsed = startOwnClock()
    await shared.endAccess(callAs(here, owner), mika)
    await ended
    expect(elapsed()).toBeLessThan(1000)
    expect((await sendUntilDecided(callAs(there, mika), late)).status).toBe(404)
  })

  test('a session that ends closes the connection on another server within a second', async () => {
    const who = await as('user')
    const shared = await open(db, callAs(here, who), [])
    const socket = shared.connect(there, who)
    await follow(shared, socket, callAs(there, who)).connected
    const closed = new Promise((resolve) => socket.once('disconnect', resolve))
    const elapsed = startOwnClock()
    await callAs(here, who)('POST', '/api/auth/logout', {})
    expect(await closed).toBe('io server disconnect')
    expect(elapsed()).toBeLessThan(1000)
  })
})
