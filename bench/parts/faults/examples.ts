// Bodies of operations that generated ones hardly ever fit: what they name has to exist and to belong together.
import * as fc from 'fast-check'
import { ORDER_MODES } from '#domain/poi-draft/poi-draft.ts'
import { DEFAULT_ROOM, ROOM_ROLES } from '#domain/draft/draft-room.ts'
import type { KnownValues } from './known-values.ts'

/** Where posts go to: no one listens there. */
export const HOOKS = 'http://127.0.0.1:9'

type Make = fc.Arbitrary<unknown>

const TEAMS = ['Alliance', 'Squad 1']
const version = fc.nat(4)
const operationId = fc.uuid()
const hook = `${HOOKS}/hook`

/** Null if the schema says enough. */
export function bodyExample(operation: string, known: KnownValues): Make | null {
  const some = (name: string): Make => fc.constantFrom(...known(name), 1)
  const fields = BODIES[operation]?.(some)
  return fields ? fc.record(fields) : null
}

const always = (value: unknown): Make => fc.constant(value)
const liveGame = (some: (name: string) => Make) => ({
  feed: some('feed'),
  startedAt: some('startedAt'),
})

const BODIES: Record<string, (some: (name: string) => Make) => Record<string, Make>> = {
  'POST /api/auth/login': () => ({
    username: fc.nat(5).map((person) => `person ${person}`),
    password: always('correct horse 9'),
  }),
  'POST /api/plans': () => ({
    name: always('Plan'),
    map: always('stormpoint'),
    shapes: always([]),
  }),
  'PUT /api/plans/{id}': () => ({ name: fc.constantFrom('Push', 'Hold') }),
  'PUT /api/plans/{id}/share': () => ({ shared: fc.boolean() }),
  'PUT /api/plans/{id}/together': () => ({ isOn: always(true) }),
  'POST /api/pin-markers': () => ({
    map: always('stormpoint'),
    x: fc.nat(100),
    y: fc.nat(100),
    type: always('video'),
    youtubeLink: always('https://youtu.be/M7lc1UVf-VE'),
  }),
  'PUT /api/pin-markers/{id}': () => ({ title: always('High ground') }),
  'POST /api/note': (some) => ({
    about: fc.constantFrom('map', 'series', 'room'),
    key: fc.oneof(always('stormpoint'), some('series').map(String), some('room').map(String)),
    text: fc.constantFrom('', 'They hold @Ash', 'Rotate early'),
    version,
  }),
  'PUT /api/series-plan': () => ({
    room: always(DEFAULT_ROOM),
    version,
    operationId,
    plan: always({
      games: [{ map: 'stormpoint', comp: null, planB: ['Ash', 'Loba', 'Seer'] }],
      team: TEAMS[0],
      teams: TEAMS,
      series: null,
      allowRepeats: false,
      allowUnplayed: true,
    }),
  }),
  'POST /api/series-plan/inputs': (some) => ({
    team: some('team').map(String),
    teams: fc.array(some('team').map(String), { maxLength: 20 }),
    bannedLegends: fc.constantFrom([], ['Ash', 'Loba']),
    game: fc.integer({ min: 1, max: 6 }),
    maps: always(['stormpoint', null, 'edistrict']),
  }),
  'POST /api/poi-drafts': () => ({
    setup: fc.constantFrom(...ORDER_MODES).map((mode) => ({
      name: 'Draft',
      maps: ['stormpoint'],
      teams: TEAMS,
      mode,
      turns: mode === 'manual' ? [0, 1] : [],
      allowSharing: true,
      team: TEAMS[0],
    })),
  }),
  'POST /api/poi-drafts/{id}/operations': () => ({
    operationId,
    operation: fc.oneof(
      fc.record({
        type: always('claim'),
        pick: fc.nat(2),
        map: always('stormpoint'),
        poi: fc.integer({ min: 1, max: 10 }),
      }),
      fc.record({ type: always('shuffle'), confirmed: always(true) }),
      fc.record({ type: always('timer'), seconds: fc.constantFrom(null, 30) }),
      fc.record({ type: always('pause'), paused: fc.boolean() }),
      fc.record({
        type: always('wish'),
        map: always('stormpoint'),
        poi: fc.integer({ min: 1, max: 10 }),
        to: fc.constantFrom(null, 0),
      }),
    ),
  }),
  'PUT /api/admin/poi-drafts/{id}/landings': (some) => ({ series: some('series') }),
  'PUT /api/rooms/{id}/members/{user}': () => ({ role: fc.constantFrom(...ROOM_ROLES) }),
  'PUT /api/rooms/{id}/results/{game}': () => ({
    map: always('stormpoint'),
    place: fc.integer({ min: 1, max: 20 }),
    kills: fc.nat(20),
    points: fc.nat(40),
  }),
  'PUT /api/live_game': (some) => ({ ...liveGame(some), isKept: fc.boolean() }),
  'POST /api/live_game/end': liveGame,
  'PUT /api/admin/live_feeds/{id}/match-point': () => ({
    rule: fc.constantFrom(null, { points: 50, minGames: 4 }),
  }),
  'PUT /api/series/{id}/webhook': () => ({ url: always(hook) }),
  'PUT /api/live-feeds/{id}/webhook': () => ({ url: always(hook) }),
  'POST /api/admin/players/merge': (some) => ({
    player: some('player').map(String),
    into: some('player').map(String),
  }),
  'POST /api/admin/players/split': (some) => ({ key: some('player').map(String) }),
}
