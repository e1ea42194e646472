import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { quotaMessages } from '#contract/base/quota.texts.ts'
import { QUOTAS } from '#domain/account/quota.ts'
import { LEGENDS } from '#domain/catalog/legend.ts'
import { roomMembers } from './realtime/room-access.ts'
import { pictureRepository } from './catalog/picture/picture.repository.ts'
import { buildTestApp, TEST_PASSWORD } from './testing/test-app.ts'

const { app, db, as } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const ann = await as('admin', 'ann')
const ben = await as('admin', 'ben')

async function post(url: string, payload: object, { headers } = ann): Promise<string> {
  const answer = await app.inject({ method: 'POST', url, payload, headers })
  if (answer.statusCode === 200) return 'saved'
  return `${answer.statusCode} ${answer.json().error}: ${answer.json().message}`
}

const count = async (rows: string) => {
  const found = await sql<{ n: number }>`select count(*) as n from ${sql.raw(rows)}`.execute(db)
  return found.rows[0]?.n
}

/** All but three of a quota. */
const fill = (into: string, values: string, limit: number, existing = 0) =>
  sql
    .raw(`insert into ${into} select ${values} from generate_series(1, ${limit - existing - 3}) n`)
    .execute(db)

const full = (code: string, message: string) => `409 ${code}: ${message}`

async function race(create: (n: number) => Promise<string>, times = 30) {
  const outcomes = await Promise.all(Array.from({ length: times }, (_, n) => create(n)))
  return {
    saved: outcomes.filter((outcome) => outcome === 'saved').length,
    refusals: new Set(outcomes.filter((outcome) => outcome !== 'saved')),
  }
}

const addLocation = (n: number) =>
  post('/api/admin/lootpaths', { map: 'stormpoint', name: `New ${n}` })

const noteTeam = (n: number, text: string, version: number) =>
  post('/api/note', { about: 'team', key: `Team ${n}`, text, version })

const register = (n: number) =>
  post('/api/users/register', {
    username: `new-${n}`,
    email: `new-${n}@example.org`,
    role: 'user',
    password: TEST_PASSWORD,
  })

test('of 30 plans at once as many are saved as fit', async () => {
  await fill(
    'plan (owner_id, name, map, shapes)',
    `${ann.id}, 'x', 'stormpoint', '[]'`,
    QUOTAS.plansPerUser,
  )
  const plan = { name: 'x', map: 'stormpoint', shapes: [] }
  expect(await race(() => post('/api/plans', plan))).toEqual({
    saved: 3,
    refusals: new Set([
      full('too_many_plans', '200 plans is the maximum. Delete one to save another.'),
    ]),
  })
  expect(await count('plan')).toBe(200)
  expect(await post('/api/plans', plan, ben)).toBe('saved')
})

test('of 30 selections at once as many are saved as fit, for a user and in all', async () => {
  const into = 'team_selection (name, teams, saved_by)'
  const save = (who: typeof ann) => () =>
    post('/api/team_selections', { name: 'x', teams: ['A'] }, who)
  await fill(into, `'x', '{A}', ${ann.id}`, QUOTAS.selectionsPerUser)
  const code = 'too_many_selections'
  expect(await race(save(ann))).toEqual({
    saved: 3,
    refusals: new Set([full(code, quotaMessages.selectionsPerUser)]),
  })
  await fill(into, `'x', '{A}', null`, QUOTAS.selections, 100)
  expect(await race(save(ben))).toEqual({
    saved: 3,
    refusals: new Set([full(code, quotaMessages.selections)]),
  })
  expect(await count('team_selection')).toBe(500)
})

test('a list that was filled before there was a limit shows the newest', async () => {
  await sql`insert into team_selection (name, teams)
    select 'old', '{A}' from generate_series(1, 5000)`.execute(db)
  const { headers } = ann
  const answer = await app.inject({ url: '/api/teams/selections', headers })
  expect(answer.json().team_selections).toHaveLength(500)
})

test('of 30 markers at once as many are added as fit on a map', async () => {
  const youtubeLink = 'https://youtu.be/M7lc1UVf-VE'
  await fill('pin_marker (map, x, y, youtube_link)', `'stormpoint', 1, 1, 'x'`, QUOTAS.pinsPerMap)
  const pin = { map: 'stormpoint', x: 1, y: 1, type: 'video', youtubeLink }
  expect(await race(() => post('/api/pin-markers', pin))).toEqual({
    saved: 3,
    refusals: new Set([full('too_many_markers', quotaMessages.pinsPerMap)]),
  })
  expect(await count('pin_marker')).toBe(500)
  expect(await post('/api/pin-markers', { ...pin, map: 'edistrict' })).toBe('saved')
})

test('of 30 pictures at once as many are stored as a user may have unpinned', async () => {
  const pictures = pictureRepository(db)
  const picture = { format: 'png', width: 1, height: 1, bytes: Buffer.of(1) } as const
  const add = (who: typeof ann) => () =>
    pictures.add(picture, who.id).then(
      () => 'saved',
      ({ code, message }: { code: string; message: string }) => full(code, message),
    )
  const into = 'picture (name, bytes, uploaded_by)'
  await fill(into, `n || '.png', '', ${ann.id}`, QUOTAS.unusedPicturesPerUser)
  expect(await race(add(ann))).toEqual({
    saved: 3,
    refusals: new Set([full('too_many_pictures', quotaMessages.unusedPicturesPerUser)]),
  })
  // A pinned one doesn't count.
  await sql`insert into pin_marker (map, x, y, picture) values ('edistrict', 1, 1, '1.png')`.execute(
    db,
  )
  expect(await add(ann)()).toBe('saved')
  expect(await add(ben)()).toBe('saved')
})

test('of 20 locations at once as many are added as fit on a map', async () => {
  const existing = (await count("lootpath where map = 'stormpoint'")) ?? 0
  const into = 'lootpath (map, slug, name)'
  await fill(into, `'stormpoint', 'x-' || n, 'X ' || n`, QUOTAS.locationsPerMap, existing)
  expect(await race(addLocation, 20)).toEqual({
    saved: 3,
    refusals: new Set([full('too_many_locations', quotaMessages.locationsPerMap)]),
  })
})

test('of 20 notes at once as many are saved as fit, and those that are there can be changed', async () => {
  const into = 'comp_note (comp_key, legends, notes)'
  await fill(into, `'key ' || n, '{Ash}', 'x'`, QUOTAS.compNotes)
  const save = (n: number) =>
    post(`/api/files/comp-notes/${LEGENDS[n]?.name.replaceAll(' ', '')}`, { notes: 'x' })
  const outcome = await race(save, 20)
  expect(outcome).toEqual({
    saved: 3,
    refusals: new Set([full('too_many_notes', quotaMessages.compNotes)]),
  })
  const [note] = await db.selectFrom('comp_note').select('legends').orderBy('id', 'desc').execute()
  expect(await post(`/api/files/comp-notes/${note?.legends[0]}`, { notes: 'y' })).toBe('saved')
})

test('of 10 notes at once as many are saved as fit, and those that are there can be changed', async () => {
  await sql`insert into team (name) select 'Team ' || n from generate_series(0, 9) n`.execute(db)
  await sql`insert into team_alias (key, team_id) select lower(name), id from team`.execute(db)
  await fill('note (about, subject, text)', `'team', 'key ' || n, 'x'`, QUOTAS.notes)
  expect(await race((n) => noteTeam(n, 'x', 0), 10)).toEqual({
    saved: 3,
    refusals: new Set([full('too_many_notes', quotaMessages.notes)]),
  })
  const stored = await sql<{ n: number; version: number }>`
    select right(subject, 1)::integer as n, version from note
    where subject like 'team %' limit 1`.execute(db)
  const [one] = stored.rows
  expect(await noteTeam(one?.n ?? 0, 'y', one?.version ?? 0)).toBe('saved')
})

test('of 30 rooms at once as many are made as fit in all', async () => {
  // Without a creator, so the quota of a user isn't reached first. The main room is one of them.
  await fill('draft_room (name)', "'x'", QUOTAS.draftRooms, 1)
  expect(await race(() => post('/api/rooms', { name: 'x' }))).toEqual({
    saved: 3,
    refusals: new Set([full('too_many_rooms', quotaMessages.draftRooms)]),
  })
  expect(await count('draft_room')).toBe(500)
})

test('of 10 members at once as many are added to a room as fit', async () => {
  await sql`insert into account (username, username_key, password_hash, role)
    select 'member' || n, 'member' || n, '', 'user' from generate_series(1, 97) n`.execute(db)
  await sql`insert into draft_room_member (room_id, account_id)
    select 1, id from account where username_key like 'member%'`.execute(db)
  const people = await Promise.all(Array.from({ length: 10 }, () => as('user')))
  const admit = (n: number) =>
    roomMembers(db)
      .admit(1, people[n]?.id ?? 0)
      .then(
        () => 'saved',
        ({ code, message }: { code: string; message: string }) => full(code, message),
      )
  expect(await race(admit, 10)).toEqual({
    saved: 3,
    refusals: new Set([full('too_many_members', quotaMessages.membersPerRoom)]),
  })
  expect(await count('draft_room_member')).toBe(100)
})

test('of 30 POI drafts at once as many are made as fit, for a user and in all', async () => {
  const setup = {
    name: 'x',
    maps: ['stormpoint'],
    teams: ['Owls', 'Herons'],
    mode: 'snake',
    turns: [],
    allowSharing: false,
    team: null,
  }
  const make = (who: typeof ann) => () => post('/api/poi-drafts', { setup }, who)
  const into = 'poi_draft (content, created_by)'
  await fill(into, `'{}', ${ann.id}`, QUOTAS.poiDraftsPerUser)
  expect(await race(make(ann))).toEqual({
    saved: 3,
    refusals: new Set([full('too_many_poi_drafts', quotaMessages.poiDraftsPerUser)]),
  })
  await fill(into, "'{}', null", QUOTAS.poiDrafts, 50)
  expect(await race(make(ben))).toEqual({
    saved: 3,
    refusals: new Set([full('too_many_poi_drafts', quotaMessages.poiDrafts)]),
  })
  expect(await count('poi_draft')).toBe(200)
})

test('of 10 users at once as many are created as fit', async () => {
  const existing = (await count('account')) ?? 0
  const into = 'account (username, username_key, password_hash, role)'
  await fill(into, `'user' || n, 'user' || n, '', 'user'`, QUOTAS.accounts, existing)
  expect(await race(register, 10)).toEqual({
    saved: 3,
    refusals: new Set([full('too_many_users', quotaMessages.accounts)]),
  })
})

test('a login beyond the limit ends the oldest session of that user', async () => {
  await sql`insert into session (token_hash, account_id, expires_at, created_at)
    select sha256(n::text::bytea), ${ben.id}, now() + interval '1 day', now() - n * interval '1 minute'
    from generate_series(1, 60) n`.execute(db)
  const payload = { username: 'ben', password: TEST_PASSWORD }
  const logIn = () => app.inject({ method: 'POST', url: '/api/auth/login', payload })
  const answers = await Promise.all(Array.from({ length: 5 }, logIn))
  expect(await count(`session where account_id = ${ben.id}`)).toBe(50)
  for (const answer of answers) {
    const headers = { authorization: `Bearer ${answer.json().token}` }
    expect((await app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(200)
  }
  expect(await count(`session where account_id = ${ann.id}`)).toBe(1)
})
