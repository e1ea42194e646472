import { gamePoints } from '#domain/archive/score.ts'

const TRIOS = [
  ['ash', 'catalyst', 'newcastle'],
  ['alter', 'catalyst', 'newcastle'],
  ['ash', 'fuse', 'wattson'],
]

/** A valid team of an overstat game: three players with one kill each. */
export function overstatTeam(placement: number, changes: Record<string, unknown> = {}) {
  const legends = TRIOS[placement % TRIOS.length] ?? []
  const { total = {}, ...rest } = changes
  return {
    teamId: placement + 1,
    name: `Squad ${placement}`,
    overall_stats: {
      teamPlacement: placement,
      score: gamePoints(placement, 3),
      kills: 3,
      damageDealt: 1500,
      survivalTime: 3000,
      characters: legends,
      ...(typeof total === 'object' ? total : {}),
    },
    player_stats: legends.map((legend, seat) => player(`${placement}-${seat}`, legend)),
    ...rest,
  }
}

export const player = (id: string, legend: string, changes: Record<string, unknown> = {}) => ({
  playerId: id,
  name: `Player-${id}`,
  characterName: legend,
  kills: 1,
  assists: 2,
  knockdowns: 1,
  damageDealt: 500,
  headshots: 3,
  shots: 100,
  hits: 30,
  survivalTime: 1000,
  hardware: 'PC_STEAM',
  ...changes,
})

export const teams = (count: number, first = 1) =>
  Array.from({ length: count }, (_, place) => overstatTeam(place + first))

export const overstatGame = (number: number, changes: Record<string, unknown> = {}) => ({
  id: 1000 + number,
  game: number,
  match_start: 1_751_587_240 + number * 1500,
  mid: `mid:${number}`,
  map_name: 'mp_rr_desertlands_hu',
  analytics: { legendBan: 'ash' },
  teams: teams(8),
  ...changes,
})

/** A saved set with bans on, so an unchanged one has no findings. */
export const saved = (games: readonly unknown[], changes: Record<string, unknown> = {}) => ({
  stats: { total: games.length, matchId: '77', games, teams: [] },
  match: { id: 77, eventId: 'Autumn Scrim 3', organizerName: 'Autumn' },
  settings: { scoring: { useLegendBans: true } },
  ...changes,
})

/** A game of eight teams in which the first team is changed. */
export const withFirst = (changes: Record<string, unknown>) =>
  saved([overstatGame(1, { teams: [overstatTeam(1, changes), ...teams(7, 2)] })])

export const trio = (...legends: string[]) =>
  legends.map((legend, seat) => player(`p${seat}`, legend))
