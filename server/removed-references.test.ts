import { expect, test } from 'vitest'
import { poisOf } from '#domain/catalog/poi.ts'
import { EMPTY_SERIES_PLAN } from '#domain/series-plan/series-plan.ts'
import { importFile } from './archive/import-file.ts'
import { file, game, playersOf, set, team } from './archive/test-archive.ts'
import { mapAdmin } from './catalog/test-map-admin.ts'
import { rosterAdmin } from './catalog/test-roster.ts'
import { buildTestApp } from './testing/test-app.ts'
import { routes } from './testing/test-routes.ts'

const HOOKS = 'hooks.example.org'
const MILL = 8
const DOCKS = { id: 1, name: 'Docks', x: 20, y: 30, spellings: [], isRemoved: false }
const COMP = ['Axion', 'Ash', 'Loba']
const ENTRY = { id: 0, comp: ['ash', 'loba', 'fuse'], bannedLegends: ['seer'], timestamp: 'now' }
const VIDEO = { type: 'video', youtubeLink: 'https://youtu.be/dQw4w9WgXcQ', x: 1, y: 1 }
const OVERSTAT = 'https://overstat.gg/tournament/1/1.Cup/standings/overall/scoreboard'

const played = (name: string, placement: number, poi: string | null = null) => {
  const legends = 'ash loba fuse'
  return team(name, placement, legends, { poi, players: playersOf(name, legends) })
}
const CUP = [
  game('m1', 1, '', [played('Owls', 1, 'The Mill'), played('Reed', 2, 'Checkpoint')]),
  game('m2', 2, 'seer', [played('Owls', 1), played('Reed', 2)]),
]

async function testEnv() {
  const built = await buildTestApp({
    userBurst: 1_000_000,
    webhookHosts: [HOOKS],
    matchLinkHosts: ['overstat.gg'],
  })
  const { app, as, db } = built
  const boss = await as('admin', 'boss')
  const send = async (
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload: object | null = null,
    { headers } = boss,
  ) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    expect(answer.statusCode, `${method} ${url} ${answer.body}`).toBe(200)
    return answer.json()
  }

  const { importId: cup } = await importFile(db, file('cup', [set('Cup', CUP, '1')]))
  const late = [game('o1', 1, '', [played('Reeds', 1)])]
  await importFile(db, file('late', [set('Late', late, '2')]))
  const games = await db.selectFrom('game').select(['id', 'series_id']).orderBy('id').execute()
  const { id: playedGame = 0, series_id: series = 0 } = games[0] ?? {}
  const teams = await db.selectFrom('team').select(['id', 'name']).execute()
  const teamId = (name: string) => teams.find((one) => one.name === name)?.id ?? 0

  const guest = { username: 'guest', headers: {} }
  // An administrator reads what an editor reads.
  const readers = [guest, await as('user'), await as('admin')]
  return {
    ...built,
    send,
    cup,
    series,
    playedGame,
    teamId,
    readers,
    coach: await as('editor', 'coach'),
    mika: await as('user', 'mika'),
    legends: await rosterAdmin(built),
    maps: await mapAdmin(built),
  }
}

type Env = Awaited<ReturnType<typeof testEnv>>

/** Something of each kind that names something else. */
async function fill({ app, send, coach, mika, legends, maps, series, playedGame }: Env) {
  await legends.add()
  await maps.add({ ...maps.talos, pois: [DOCKS] })
  const club = { team: 'Owls', players: [{ name: 'Owls 0', legends: ['Axion'] }] }
  await send('PUT', '/api/settings/club_teams', { teams: [club], defaultTeam: 'Owls' })

  const settings = { name: 'Scrims', team: 'Owls', series }
  const { id: room }: { id: number } = await send('POST', '/api/rooms', settings, mika)
  const comp = COMP.map((legend) => ({ legend, player: 'Owls 0' }))
  const games = [{ map: 'talos', comp, planB: COMP }]
  const plan = { ...EMPTY_SERIES_PLAN, games, team: 'Owls', teams: ['Reed'], series }
  for (const of of [1, room]) {
    await send('PUT', '/api/series-plan', { room: of, version: 0, operationId: 'a', plan }, mika)
    await send('POST', '/api/ban', { legend: 'Seer', room: of }, mika)
    const history = { action: 'add', entry: ENTRY, room: of }
    await send('POST', '/api/legends/draft_history', history, mika)
  }
  const { draft_history: saved } = (
    await app.inject({ url: `/api/draft?room=${room}`, headers: mika.headers })
  ).json()
  const result = { map: 'talos', place: 3 }
  await send('PUT', `/api/rooms/${room}/results/${saved[0].version}`, result, mika)

  const subjects = [
    ['team', 'Owls'],
    ['map', 'talos'],
    ['poi', 'talos/1'],
    ['poi', `stormpoint/${MILL}`],
    ['series', String(series)],
    ['room', String(room)],
  ] as const
  for (const [about, key] of subjects) {
    await send('POST', '/api/note', { about, key, text: '@axion here', version: 0 }, coach)
  }
  const note = { notes: '@axion here', opponent: 'Owls' }
  await send('POST', `/api/files/comp-notes/${COMP.join(',')}`, note, coach)

  const setup = {
    name: 'Week 1',
    maps: ['talos', 'stormpoint'],
    teams: ['Owls', 'Reed'],
    mode: 'snake',
    turns: [],
    allowSharing: true,
    team: 'Owls',
    series,
  }
  const span = { game: playedGame, version: 0, at: 10, from: 2, to: 22, tags: ['fight'] }
  const named = { note: '@axion here', players: [], legends: ['axion'], position: null }
  const moment = { ...span, ...named, ring: null, isPrivate: false }
  await send('PUT', `/api/moments/${crypto.randomUUID()}`, moment, coach)
  const said = { series, game: null, team: 'Owls', kind: 'earlyExits', verdict: 'right' }
  await send('PUT', '/api/debrief/verdict', said, coach)
  const { draft: poiDraft } = await send('POST', '/api/poi-drafts', { setup }, mika)
  const operations = [
    { type: 'wish', map: 'talos', poi: DOCKS.id, to: 0 },
    { type: 'claim', pick: 1, map: 'talos', poi: DOCKS.id },
    { type: 'claim', pick: 2, map: 'talos', poi: DOCKS.id },
    { type: 'claim', pick: 3, map: 'stormpoint', poi: MILL },
  ]
  for (const [index, operation] of operations.entries()) {
    const change = { operationId: String(index), operation }
    await send('POST', `/api/poi-drafts/${poiDraft.id}/operations`, change, mika)
  }
  await send('PUT', `/api/admin/poi-drafts/${poiDraft.id}/landings`, { series })

  const drawn = { name: 'Push', map: 'stormpoint', shapes: [] }
  const { plan: drawing } = await send('POST', '/api/plans', drawn, mika)
  const shared = await send('PUT', `/api/plans/${drawing.id}/share`, { shared: true }, mika)
  const together = await send('PUT', `/api/plans/${drawing.id}/together`, { isOn: true }, mika)
  const pinned = { map: 'stormpoint', ...VIDEO }
  const { marker } = await send('POST', '/api/pin-markers', pinned, coach)
  await send('POST', '/api/poi_positions/data', { positions: { talos: { 1: { x: 5, y: 5 } } } })

  const targets = [
    { room },
    { kind: 'draft_edit', room },
    { kind: 'series_obs', series },
    { kind: 'game_replay', game: playedGame },
  ]
  const links: number[] = []
  for (const target of targets) {
    links.push((await send('POST', '/api/share_links', target, coach)).link.id)
  }
  await send('PUT', `/api/series/${series}/webhook`, { url: `https://${HOOKS}/1/x` }, coach)
  const { id: followed } = await send('POST', '/api/admin/match_links', { link: OVERSTAT }, coach)
  const { id: feed } = await send('POST', '/api/admin/live_feeds', { name: 'Observer' })
  const chosen = { name: 'Cup', teams: ['Owls', 'Reed'] }
  const { team_selection: selection } = await send('POST', '/api/team_selections', chosen, mika)
  return {
    room,
    poiDraft,
    drawing,
    marker,
    links,
    followed,
    feed,
    selection,
    subjects,
    shareId: String(shared.share_id),
    drawId: String(together.draw_id),
  }
}

type Filled = Awaited<ReturnType<typeof fill>>

const onMaps = (path: string) => ['talos', 'stormpoint'].map((map) => path.replace(/:\w+/, map))

/** How the calls are made that need something named. */
function addressesOf(
  { series, playedGame, teamId, maps, cup }: Env,
  filled: Filled,
): Record<string, string[]> {
  const { room, poiDraft, drawing, shareId, drawId, feed, subjects } = filled
  const notes = (path: string) =>
    subjects.map(([about, key]) => `${path}?about=${about}&key=${key}`)
  return {
    '/api/co-plans/:drawId': [`/api/co-plans/${drawId}`],
    '/api/admin/games/:id': [`/api/admin/games/${playedGame}`],
    '/api/admin/corrections': [
      '/api/admin/corrections',
      `/api/admin/corrections?game=${playedGame}`,
    ],
    '/api/draft/replay': [`/api/draft/replay?room=${room}`],
    '/api/rooms/:id/results': [`/api/rooms/${room}/results`],
    '/api/rooms/:id': ['/api/rooms/1', `/api/rooms/${room}`],
    '/api/draft': ['/api/draft', `/api/draft?room=${room}`],
    '/api/admin/games/:id/landings': [`/api/admin/games/${playedGame}/landings`],
    '/api/live_game': [`/api/live_game?feed=${feed}&startedAt=1`],
    '/api/file/notes/:mapId': onMaps('/api/file/notes/:mapId'),
    '/api/admin/maps/:map/landings': onMaps('/api/admin/maps/:map/landings'),
    '/api/admin/imports/:id/findings': [`/api/admin/imports/${cup}/findings`],
    '/api/note': notes('/api/note'),
    '/api/note/versions': notes('/api/note/versions'),
    '/api/notes': ['/api/notes', '/api/notes?search=axion', '/api/notes?about=series'],
    '/api/files/comp-notes': ['/api/files/comp-notes?scope=all'],
    '/api/file/:fileName': [`/api/file/${maps.talos.picture}`],
    '/api/pin-markers/:map': onMaps('/api/pin-markers/:map'),
    '/api/plans/:id': [`/api/plans/${drawing.id}`],
    '/api/shared-plans/:shareId': [`/api/shared-plans/${shareId}`],
    '/api/player': ['/api/player?player=Owls-0'],
    '/api/players': ['/api/players?search=owls'],
    '/api/poi-drafts/:id': [`/api/poi-drafts/${poiDraft.id}`],
    '/api/file/poi_excel_positions/data/:mapId': onMaps(
      '/api/file/poi_excel_positions/data/:mapId',
    ),
    '/api/replays/:game': [`/api/replays/${playedGame}`],
    '/api/moments': [`/api/moments?game=${playedGame}`],
    '/api/debrief': [`/api/debrief?series=${series}&team=Owls`],
    '/api/team_courses': onMaps('/api/team_courses?team=Owls&map=:map'),
    '/api/rings': onMaps('/api/rings?map=:map'),
    '/api/series-plan': ['/api/series-plan', `/api/series-plan?room=${room}`],
    '/api/series/:id': [`/api/series/${series}`],
    '/api/series/:id/strength': [`/api/series/${series}/strength`],
    '/api/share_links': [
      `/api/share_links?room=${room}`,
      `/api/share_links?kind=series_obs&series=${series}`,
      `/api/share_links?kind=game_replay&game=${playedGame}`,
    ],
    '/api/rooms/:id/links': [`/api/rooms/${room}/links`],
    '/api/admin/teams/:id': [`/api/admin/teams/${teamId('Owls')}`],
    '/api/admin/team_regions/of_events': ['/api/admin/team_regions/of_events?search=cup'],
    '/api/team_page': ['/api/team_page?team=Owls'],
    '/api/series/:id/webhook': [`/api/series/${series}/webhook`],
    '/api/live-feeds/:id/webhook': [`/api/live-feeds/${feed}/webhook`],
  }
}

// Findings X1 and X2.
test('no call breaks after what something else names was renamed, merged, undone or deleted', async () => {
  const env = await testEnv()
  const { app, send, legends, maps, cup, teamId, coach, mika } = env
  const readers = [...env.readers, mika]
  const filled = await fill(env)
  const { room, poiDraft, drawing, marker, links, followed, feed, selection } = filled
  const addresses = addressesOf(env, filled)

  const readAll = async (after: string, allowed: (status: number) => boolean) => {
    for (const { method, path } of routes) {
      if (method !== 'GET') continue
      for (const url of addresses[path] ?? [path]) {
        for (const { headers } of readers) {
          const { statusCode, body } = await app.inject({ url, headers })
          expect(allowed(statusCode), `${after}: GET ${url} ${statusCode} ${body}`).toBe(true)
        }
      }
    }
  }
  // A new call that needs something named has to be added above.
  await readAll('at first', (status) => status < 500 && status !== 400)
  const step = async (after: string, work: () => Promise<unknown>) => {
    await work()
    await readAll(after, (status) => status < 500)
  }

  const owls = teamId('Owls')
  await step('a team is renamed', () =>
    send('PUT', `/api/admin/teams/${owls}/name`, { name: 'Night Owls' }),
  )
  await step('two teams are merged', () =>
    send('POST', `/api/admin/teams/${teamId('Reeds')}/merge`, { into: teamId('Reed') }),
  )
  await step('two players are merged', () =>
    send('POST', '/api/admin/players/merge', { player: 'Owls-0', into: 'Reeds-0' }),
  )
  await step('a legend is deleted', () => legends.remove('axion', 1).then(isDone))
  await step('a POI is removed', () => {
    const pois = poisOf('stormpoint').map((poi) => ({ ...poi, isRemoved: poi.id === MILL }))
    const form = { name: 'Storm Point', spellings: [], picture: null, calibration: null }
    return maps.edit('stormpoint', 0, { ...form, pois, isRetired: false }).then(isDone)
  })
  await step('planned landings are removed', () =>
    send('DELETE', `/api/admin/poi-drafts/${poiDraft.id}/landings`),
  )
  await step('a map is deleted', () => maps.remove('talos', 1).then(isDone))
  await step('an import is undone', () => send('DELETE', `/api/admin/imports/${cup}`))
  await step('the club has no team', () =>
    send('PUT', '/api/settings/club_teams', { teams: [], defaultTeam: null }),
  )
  await step('links are turned off', async () => {
    for (const id of links.slice(2)) await send('DELETE', `/api/share_links/${id}`)
    await send('DELETE', `/api/admin/match_links/${followed}`)
    await send('DELETE', `/api/admin/live_feeds/${feed}`)
  })
  await step('an editor is deleted', () => send('DELETE', `/api/admin/users/${coach.id}`))
  await step('a POI draft, a marker and a selection are deleted', async () => {
    await send('DELETE', `/api/poi-drafts/${poiDraft.id}`)
    await send('DELETE', `/api/pin-markers/${marker.id}`)
    await send('DELETE', `/api/team_selections/${selection.id}`)
  })
  await step('a drawing is deleted', () => send('DELETE', `/api/plans/${drawing.id}`, null, mika))
  await step('a user is deleted', () => send('DELETE', `/api/admin/users/${mika.id}`))
  await step('a room is deleted', async () => {
    await send('PUT', `/api/rooms/${room}/finished`, { isFinished: true })
    await send('DELETE', `/api/rooms/${room}`)
  })
})

const isDone = ({ status }: { status: number }) => expect(status).toBe(200)
