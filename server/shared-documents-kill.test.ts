import { expect, onTestFinished, test } from 'vitest'
import {
  type DocumentCall,
  callAs,
  follow,
  untilAnswered,
  makeChange,
  OPEN_DOCUMENT,
  sendUntilDecided,
  type Sent,
} from './test-shared-documents.ts'
import { buildTestApp } from './testing/test-app.ts'
import { startProxy } from './testing/test-proxy.ts'
import { dataFolder, spawnServer } from './testing/test-server.ts'

const KILLS = 3
const CHANGES_BETWEEN = 12
const UP_TO_20 = Array.from({ length: 20 }, (_, n) => n + 1)

test('a server that is killed three times while four people change four documents loses and doubles no change', async () => {
  const { db, url, as } = await buildTestApp()
  const proxy = await startProxy()
  onTestFinished(async () => proxy.close())
  const env = { DATABASE_URL: url, DATA_DIR: await dataFolder() }
  const start = async () => {
    const server = spawnServer(env)
    proxy.sendTo([await server.ready()])
    return server
  }
  let server = await start()
  const [owner, ...guests] = [
    await as('user'),
    await as('user'),
    await as('user'),
    await as('user'),
  ]
  const people = [owner, ...guests].map((who) => callAs(proxy.address, who))
  const ownCall = callAs(proxy.address, owner)
  const documents = await Promise.all(
    Object.values(OPEN_DOCUMENT).map((open) => open(db, ownCall, guests)),
  )
  const made = documents.map((shared) => ({
    shared,
    accepted: [] as { call: DocumentCall; sent: Sent }[],
    /** Of every look at it, in no special order. */
    seen: [] as { version: number; changes: number[] }[],
    page: follow(shared, shared.connect(proxy.address, owner), ownCall),
  }))
  const count = () => made.reduce((sum, { accepted }) => sum + accepted.length, 0)
  const changing = Promise.all(
    made.flatMap(({ shared, accepted, seen }) =>
      people.map(async (call, who) => {
        for (let n = 1; n <= 5; n += 1) {
          const sent = await makeChange(shared, call, 5 * who + n)
          accepted.push({ call, sent })
          seen.push(await untilAnswered(() => shared.read(call)))
        }
      }),
    ),
  )
  for (let kill = 0; kill < KILLS; kill += 1) {
    const wanted = count() + CHANGES_BETWEEN
    await expect.poll(count, { interval: 5 }).toBeGreaterThanOrEqual(wanted)
    await server.kill('SIGKILL')
    server = await start()
  }
  await changing

  for (const { shared, accepted, seen, page } of made) {
    // What was accepted is answered as it was, and not done again.
    const again = await Promise.all(
      accepted.map(async ({ call, sent }) => ({ sent, ...(await sendUntilDecided(call, sent)) })),
    )
    expect(again.filter(({ status }) => status !== 200)).toEqual([])
    const { version, changes } = await shared.read(ownCall)
    expect([version, changes.toSorted((a, b) => a - b)]).toEqual([20, UP_TO_20])
    // Each version has one more change than the one before, whoever looks and whenever.
    for (const look of seen) expect(new Set(look.changes).size).toBe(look.version)
    await expect.poll(page.newest).toBe(20)
  }
})
