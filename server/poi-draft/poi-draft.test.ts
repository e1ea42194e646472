import { afterAll, expect, test } from 'vitest'
import { quotaMessages } from '#contract/base/quota.texts.ts'
import type { PoiDraftInput, StoredPoiDraft } from '#contract/poi-draft/poi-draft.ts'
import type { PoiDraftOperation } from '#domain/poi-draft/decide-poi-draft.ts'
import { clockOf } from '#domain/poi-draft/pick-order.ts'
import { buildTestApp } from '../testing/test-app.ts'

const { app, as, db, url: databaseUrl } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const second = await buildTestApp({ db, databaseUrl, userBurst: 1_000_000 }, afterAll)
const people = [await as('user', 'mika'), await as('user', 'ines'), await as('user', 'kade')]
const [mika, ines] = people
if (!mika || !ines) throw new Error('no one is here')

const SETUP: PoiDraftInput = {
  name: 'Week 3',
  maps: ['stormpoint', 'worldsedge'],
  teams: ['Owls', 'Herons', 'Reed'],
  mode: 'snake',
  turns: [],
  allowSharing: false,
  team: null,
  series: null,
}

type Person = typeof mika
interface Answer {
  status: number
  error?: string
  draft: StoredPoiDraft
}

async function send(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  {
    who = mika,
    payload,
    server = app,
  }: { who?: Person; payload?: object; server?: typeof app } = {},
): Promise<Answer> {
  const { headers } = who ?? {}
  const answer = await server.inject({
    method,
    url,
    ...(headers && { headers }),
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json() }
}

const create = async (change: Partial<PoiDraftInput> = {}) =>
  (await send('POST', '/api/poi-drafts', { payload: { setup: { ...SETUP, ...change } } })).draft

const read = async (id: number): Promise<StoredPoiDraft> =>
  (await app.inject({ url: `/api/poi-drafts/${id}`, headers: mika.headers })).json()

const statusesOf = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

let operations = 0
const operate = (
  id: number,
  operation: PoiDraftOperation,
  how: { who?: Person; operationId?: string; server?: typeof app } = {},
) => {
  const { operationId = `op ${(operations += 1)}`, ...rest } = how
  const url = `/api/poi-drafts/${id}/operations`
  return send('POST', url, { ...rest, payload: { operationId, operation } })
}

const claim = (pick: number, poi: number, map = 'stormpoint'): PoiDraftOperation => ({
  type: 'claim',
  pick,
  map,
  poi,
})

test('a draft is created, claimed and listed, with who entered what', async () => {
  const { id, version } = await create()
  expect(version).toBe(1)
  const { draft } = await operate(id, claim(1, 4), { who: ines })
  expect(draft).toMatchObject({
    version: 2,
    createdBy: 'mika',
    claims: [{ team: 'Owls', map: 'stormpoint', poi: 4, by: 'ines' }],
  })
  const list = await app.inject({ url: '/api/poi-drafts', headers: ines.headers })
  expect(list.json().drafts[0]).toMatchObject({ id, name: 'Week 3', claimed: 1, picks: 6 })
})

test('of three people who claim the same pick at once, on two servers, one is accepted', async () => {
  const { id } = await create()
  for (let pick = 1; pick <= 6; pick += 1) {
    const map = pick <= 3 ? 'stormpoint' : 'worldsedge'
    const answers = await Promise.all(
      people.map((who, index) =>
        operate(id, claim(pick, pick + 6 * index, map), {
          who,
          server: index === 1 ? second.app : app,
        }),
      ),
    )
    expect(statusesOf(answers)).toEqual([200, 409, 409])
    for (const { status, error } of answers) {
      if (status === 409) expect(error).toBe(pick < 6 ? 'not_on_the_clock' : 'draft_over')
    }
  }
  const draft = await read(id)
  expect(draft).toMatchObject({ version: 7 })
  expect(clockOf(draft)).toBeNull()
  expect(draft.claims.map(({ team }) => team)).toEqual([
    'Owls',
    'Herons',
    'Reed',
    'Reed',
    'Herons',
    'Owls',
  ])
})

test('a refusal is decided once, and an ID belongs to its user', async () => {
  const { id } = await create()
  const first = { operationId: 'same', who: mika }
  await operate(id, claim(1, 4), first)
  const refused = { operationId: 'refused', who: ines }
  expect(await operate(id, claim(2, 4), refused)).toMatchObject({
    status: 409,
    error: 'spot_taken',
  })
  // The spot is free again by then.
  await operate(id, { type: 'undo', team: 'Owls', map: 'stormpoint', poi: 4 })
  expect(await operate(id, claim(2, 4), refused)).toMatchObject({
    status: 409,
    error: 'spot_taken',
  })
  // Someone else's operation of the same name is another one.
  expect(await operate(id, claim(1, 5), { ...first, who: ines })).toMatchObject({ status: 200 })
})

test('only the last 500 operations of a draft are stored', async () => {
  const { id } = await create()
  await db
    .insertInto('decided_operation')
    .values(
      Array.from({ length: 600 }, (_, n) => ({
        poi_draft_id: id,
        user_id: mika.id,
        operation_id: `old ${n}`,
      })),
    )
    .execute()
  await operate(id, claim(1, 4))
  const rows = db
    .selectFrom('decided_operation')
    .select('operation_id')
    .where('poi_draft_id', '=', id)
  expect(await rows.execute()).toHaveLength(500)
})

test('a shuffle is drawn by the server and stored with its seed', async () => {
  const teams = Array.from({ length: 20 }, (_, n) => `Team ${n}`)
  const { id } = await create({ teams })
  const { draft } = await operate(id, { type: 'shuffle', confirmed: false })
  expect(draft.seed).toEqual(expect.any(Number))
  expect(draft.teams).not.toEqual(teams)
  expect(draft.teams.toSorted()).toEqual(teams.toSorted())
})

test('another order after the first claim needs a confirmation and the current version', async () => {
  const { id } = await create()
  const { draft } = await operate(id, claim(1, 4))
  const setup = { ...SETUP, teams: ['Reed', 'Owls'] }
  const change = { type: 'setup', setup, version: draft.version, confirmed: false } as const
  expect(await operate(id, change)).toMatchObject({ status: 409, error: 'confirm_change' })
  const old = { ...change, version: 1, confirmed: true }
  expect(await operate(id, old)).toMatchObject({ status: 409, error: 'changed_meanwhile' })
  expect(await operate(id, { ...change, confirmed: true })).toMatchObject({
    draft: { teams: ['Reed', 'Owls'], claims: [{ team: 'Owls' }] },
  })
})

const url = (draft: StoredPoiDraft) => `/api/poi-drafts/${draft.id}`

test('its creator and editors can delete a draft, other users cannot', async () => {
  const [own, other] = [await create(), await create()]
  expect(await send('DELETE', url(own), { who: ines })).toMatchObject({ status: 403 })
  expect(await send('DELETE', url(own))).toMatchObject({ status: 200 })
  expect(await send('DELETE', url(other), { who: await as('editor') })).toMatchObject({
    status: 200,
  })
  expect(await send('GET', url(own))).toMatchObject({ status: 404 })
  expect(await operate(own.id, claim(1, 4))).toMatchObject({ status: 404 })
})

test.each([
  ['one team', { teams: ['Owls'] }],
  ['31 teams', { teams: Array.from({ length: 31 }, (_, n) => `Team ${n}`) }],
  ['a team twice', { teams: ['Owls', 'owls'] }],
  ['an unknown map', { maps: ['talos'] }],
  ['a manual order without picks', { mode: 'manual' as const }],
])('%s is refused', async (_, change) => {
  const payload = { setup: { ...SETUP, ...change } }
  expect(await send('POST', '/api/poi-drafts', { payload })).toMatchObject({ status: 400 })
})

test('a user can make 50 drafts', async () => {
  const keen = await as('user', 'keen')
  const content = JSON.stringify({ ...SETUP, seed: null, claims: [], wishes: [] })
  const rows = Array.from({ length: 49 }, () => ({ content, created_by: keen.id }))
  await db.insertInto('poi_draft').values(rows).execute()
  const payload = { setup: SETUP }
  const make = () => send('POST', '/api/poi-drafts', { who: keen, payload })
  const answers = await Promise.all([make(), make(), make()])
  expect(statusesOf(answers)).toEqual([200, 409, 409])
  expect(await make()).toMatchObject({
    error: 'too_many_poi_drafts',
    message: quotaMessages.poiDraftsPerUser,
  })
})
