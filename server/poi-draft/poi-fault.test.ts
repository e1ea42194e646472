import { setTimeout as pause } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { changePoiDraft, createPoiDraft, getPoiDraft } from '#contract/poi-draft/poi-draft.ts'
import type { PoiDraftInput, StoredPoiDraft } from '#contract/poi-draft/poi-draft.ts'
import { clockOf } from '#domain/poi-draft/pick-order.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { startProxy } from '../testing/test-proxy.ts'
import { dataFolder, postJson, spawnServer } from '../testing/test-server.ts'

const RETRY_MS = 50
const KILLS = 3
const CLAIMS_BETWEEN = 15

/** 80 picks, each of which anyone can win with any spot. */
const SETUP: PoiDraftInput = {
  name: 'Week 3',
  maps: ['stormpoint', 'worldsedge', 'edistrict', 'brokenmoon'],
  teams: Array.from({ length: 20 }, (_, n) => `Team ${n}`),
  mode: 'straight',
  turns: [],
  allowSharing: true,
  team: null,
  series: null,
}

interface Person {
  username: string
  token: string
}

/** A claim as the page sends it: until it is decided, always under the same ID. */
interface Sent {
  operationId: string
  by: string
  pick: number
  map: string
  poi: number
}

/** What all people together sent, saw and were told. */
interface Records {
  claimed: Sent[]
  refused: Sent[]
  /** Drafts as each person saw them, in that order. */
  seen: Map<string, StoredPoiDraft[]>
  /** Requests that the server left unanswered. */
  unanswered: number
}

const isKnown = ({ claims }: Pick<StoredPoiDraft, 'claims'>, { by, pick, map, poi }: Sent) => {
  const claim = claims[pick - 1]
  return claim?.by === by && claim.map === map && claim.poi === poi
}

async function lookAt(address: string, id: number, { token }: Person) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${address}/api/poi-drafts/${id}`, { headers })
  return getPoiDraft.output.parse(await answer.json())
}

function sendClaim(address: string, id: number, { token }: Person, sent: Sent) {
  const { operationId, pick, map, poi } = sent
  const operation = { type: 'claim', pick, map, poi }
  const url = `${address}/api/poi-drafts/${id}/operations`
  return postJson(url, { operationId, operation }, token)
}

/** Claims each pick that is open until the draft is over. */
async function claimAll(address: string, id: number, who: Person, n: number, records: Records) {
  const see = (draft: StoredPoiDraft) => void records.seen.get(who.username)?.push(draft)
  const look = async () => {
    const draft = await lookAt(address, id, who)
    see(draft)
    return draft
  }
  const attempt = async (sent: Sent) => {
    const { status, json } = await sendClaim(address, id, who, sent)
    if (status !== 200 && status !== 409) throw new Error(`answered ${status}`)
    if (status === 200) see(changePoiDraft.output.parse(json).draft)
    return status === 200
  }
  /** As often as it takes. */
  const insist = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await work()
      } catch {
        records.unanswered += 1
        await pause(RETRY_MS)
      }
    }
  }
  for (;;) {
    const draft = await insist(look)
    const clock = clockOf(draft)
    if (!clock) return
    const pick = clock.number
    const map = SETUP.maps[Math.floor((pick - 1) / SETUP.teams.length)] ?? 'stormpoint'
    const operationId = `${who.username} ${pick}`
    const sent = { operationId, by: who.username, pick, map, poi: n + 1 }
    const isClaimed = await insist(() => attempt(sent))
    ;(isClaimed ? records.claimed : records.refused).push(sent)
  }
}

/** Follows the draft as a page does: by what it is told, and by a look after each connect. */
function followDraft(address: string, who: Person, id: number) {
  const told: number[] = []
  let newest = 0
  const socket = io(address, {
    auth: { token: who.token },
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
  })
  const know = (version: number) => void (newest = Math.max(newest, version))
  socket.on('connect', () => {
    // The next connect looks again if the server is killed before it answers.
    lookAt(address, id, who).then(
      ({ version }) => know(version),
      () => {},
    )
  })
  socket.on('poi_draft_update', (update: { id: number; version: number }) => {
    if (update.id !== id) return
    told.push(update.version)
    know(update.version)
  })
  onTestFinished(async () => void socket.disconnect())
  return { told, newest: () => newest }
}

const linesOf = (claims: StoredPoiDraft['claims']) =>
  claims.map(({ team, map, poi, by, at }) => `${team} ${map} ${poi} ${by} ${at}`).join()

const isGrowing = (numbers: readonly number[]) =>
  numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0))

test('a server that is killed three times while four people claim loses and doubles no claim', async () => {
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
  const names = ['mika', 'ines', 'kade', 'juno']
  const people = await Promise.all(
    names.map(async (username) => ({ username, token: (await as('user', username)).token })),
  )
  const [creator] = people
  const made = await postJson(
    `${proxy.address}${createPoiDraft.path}`,
    { setup: SETUP },
    creator?.token,
  )
  const { id } = createPoiDraft.output.parse(made.json).draft
  const records: Records = {
    claimed: [],
    refused: [],
    seen: new Map(names.map((name) => [name, []])),
    unanswered: 0,
  }
  const pages = people.map((who) => followDraft(proxy.address, who, id))
  const claiming = Promise.all(people.map((who, n) => claimAll(proxy.address, id, who, n, records)))
  for (let kill = 0; kill < KILLS; kill += 1) {
    const wanted = records.claimed.length + CLAIMS_BETWEEN
    await expect.poll(() => records.claimed.length).toBeGreaterThanOrEqual(wanted)
    await server.kill('SIGKILL')
    server = await start()
  }
  await claiming
  // What was claimed before the last kill is answered as it was, and not claimed again.
  for (const sent of records.claimed.slice(0, CLAIMS_BETWEEN * KILLS)) {
    const who = people.find(({ username }) => username === sent.by)
    if (who) expect((await sendClaim(proxy.address, id, who, sent)).status).toBe(200)
  }

  const { version, content } = await db
    .selectFrom('poi_draft')
    .select(['version', 'content'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const picks = SETUP.teams.length * SETUP.maps.length
  expect(content.claims).toHaveLength(picks)
  expect(version).toBe(1 + picks)
  // Every pick has one winner, who was told so, and no one else was.
  expect(records.claimed).toHaveLength(picks)
  expect(records.claimed.filter((sent) => !isKnown(content, sent))).toEqual([])
  expect(records.refused.filter((sent) => isKnown(content, sent))).toEqual([])
  for (const drafts of records.seen.values()) {
    expect(isGrowing(drafts.map((draft) => draft.version))).toBe(true)
    // Each version has one more claim than the one before, whoever looks and whenever.
    const wrong = drafts.filter(
      (draft) => linesOf(draft.claims) !== linesOf(content.claims.slice(0, draft.version - 1)),
    )
    expect(wrong).toEqual([])
  }
  for (const { told, newest } of pages) {
    await expect.poll(newest).toBe(version)
    expect(isGrowing(told)).toBe(true)
  }
  expect(records.unanswered).toBeGreaterThanOrEqual(KILLS)
})
