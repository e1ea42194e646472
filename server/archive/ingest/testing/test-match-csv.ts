const COLUMNS = [
  'event',
  'set',
  'game',
  'mid',
  'started_at',
  'map',
  'team',
  'region',
  'placement',
  'team_points',
  'poi',
  'bans',
  'player_id',
  'player',
  'legend',
  'kills',
  'assists',
  'knockdowns',
  'damage',
  'headshots',
  'shots',
  'hits',
  'survival_s',
] as const

type Column = (typeof COLUMNS)[number]

const FIRST_GAME: Partial<Record<Column, string>> = {
  event: 'Autumn Scrim',
  set: '1',
  game: '1',
  mid: 'm-1-1',
  started_at: '2025-07-03T19:00:00Z',
  map: 'mp_rr_desertlands_hu',
}

/** One line of a match CSV; by default of the first game. */
export const row = (cells: Partial<Record<Column, string>>) =>
  COLUMNS.map((column) => cells[column] ?? FIRST_GAME[column] ?? '').join(',')

const LEGENDS = ['ash', 'fuse', 'wattson']

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

/** A valid table: a header, then sets of games with eight teams. */
export function lines({
  games,
  sets = 1,
  bans = '',
}: {
  games: number
  sets?: number
  bans?: string
}): string[] {
  const body = numbers(sets).flatMap((set) =>
    numbers(games).flatMap((game) =>
      numbers(8).flatMap((place) =>
        LEGENDS.map((legend, seat) =>
          row({
            set: String(set),
            game: String(game),
            mid: `m-${set}-${game}`,
            started_at: `2025-07-0${set + 2}T${18 + game}:00:00Z`,
            team: `Squad ${place}`,
            region: 'EMEA',
            placement: String(place),
            poi: 'Stacks',
            bans,
            player_id: `p${place}-${seat}`,
            player: `Player ${place}-${seat}`,
            legend,
            kills: '1',
            assists: '2',
            knockdowns: '1',
            damage: '500',
            headshots: '3',
            shots: '100',
            hits: '30',
            survival_s: '1000',
          }),
        ),
      ),
    ),
  )
  return [COLUMNS.join(','), ...body]
}
