import type { Person } from '../support/people.ts'

const HEADER =
  'event,set,game,mid,started_at,map,team,region,placement,poi,bans,player,legend,kills'

export interface TeamInGame {
  readonly team: string
  readonly placement: number
  readonly kills: number
  readonly legends?: readonly string[]
  readonly region?: string
  readonly poi?: string
  readonly players?: readonly string[]
}

/** One game as our own match CSV; the first player has all the kills. */
export const gameRows = (
  event: string,
  number: number,
  bans: string,
  teams: readonly TeamInGame[],
  { startedAt = `2026-10-0${number}T18:00:00Z`, map = 'Storm Point' } = {},
): string[] =>
  teams.flatMap(({ team, placement, kills, region = '', poi = '', ...rest }) =>
    (rest.legends ?? ['Ash', 'Crypto', 'Newcastle']).map((legend, slot) =>
      [
        `"${event}"`,
        '1',
        number,
        `"${event} ${number}"`,
        startedAt,
        map,
        team,
        region,
        placement,
        poi,
        bans,
        rest.players?.[slot] ?? `${team} ${slot}`,
        legend,
        slot === 0 ? kills : 0,
      ].join(','),
    ),
  )

/** A whole file of such games. */
export const matchCsv = (rows: readonly string[]) => [HEADER, ...rows].join('\n')

/** Puts games into the archive as an administrator's program would. */
export async function importGames(address: string, { token }: Person, rows: readonly string[]) {
  const response = await fetch(`${address}/api/admin/imports?name=games.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: matchCsv(rows),
  })
  if (!response.ok) throw new Error(`The games were not imported: ${await response.text()}`)
}
