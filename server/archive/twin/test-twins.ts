import type { MatchGame, TeamResult } from '#domain/archive/match.ts'
import { file, game, type openArchive, playersOf, set, team } from '../test-archive.ts'

export const twinTeams = (change: (player: TeamResult['players'][number]) => object = () => ({})) =>
  ['Alliance', 'Copper Owls'].map((name, index) =>
    team(name, index + 1, 'ash crypto newcastle', {
      players: playersOf(name, 'ash crypto newcastle').map((player) => ({
        ...player,
        ...change(player),
      })),
    }),
  )

const ring = (number: number, x: number) => ({
  number,
  x,
  y: 939,
  radius: 8000,
  at: 60,
  closesInS: 30,
})
export const TRACK = {
  rings: [ring(1, 594), ring(2, 594), ring(3, 10_594)],
  teams: [],
  players: [],
  kills: [],
  packages: [],
}
export const live = (startedAt: number, change: Partial<MatchGame> = {}) =>
  file(
    'live',
    [set('Live', [game('made-up:1', 1, '', twinTeams(), { startedAt, track: TRACK, ...change })])],
    'liveapi',
  )
export const stats = (startedAt: number, members = twinTeams()) =>
  file('stats', [set('Stats', [game('m1', 1, '', members, { startedAt })])], 'statscode')

export const TWIN_START = 1_789_997_600

export const readMids = async (db: Awaited<ReturnType<typeof openArchive>>) => {
  const rows = await db
    .selectFrom('game as g')
    .innerJoin('import as i', 'i.id', 'g.import_id')
    .select(['g.mid', 'i.format', 'g.is_current'])
    .orderBy('i.format')
    .execute()
  return rows.map(({ mid, format, is_current }) => [format, mid, is_current])
}

/** Half of the players are others. */
export const half = twinTeams(({ playerId, name }) =>
  playerId?.startsWith('Copper') ? { playerId: `new ${playerId}`, name: `new ${name}` } : {},
)

export const PAIR = { mid: 'made-up:1', otherMid: 'm1' }

export async function withEditor(db: Awaited<ReturnType<typeof openArchive>>) {
  const { id } = await db
    .insertInto('account')
    .values({ username: 'coach', username_key: 'coach', password_hash: '', role: 'editor' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
