import { expect } from '@playwright/test'
import type { Person } from '../support/people.ts'

const HEADER = 'event,game,started_at,map,team,region,placement,bans,player,legend,kills'

const DAY_MS = 24 * 60 * 60 * 1000
/** A day and a half ago, so that every weight is times 3. */
const STARTED = Date.now() - 1.5 * DAY_MS

const game = (
  number: number,
  bans: string,
  teams: readonly (readonly [string, string, number, number])[],
) =>
  teams.flatMap(([team, legends, placement, kills]) =>
    legends
      .split(' ')
      .map((legend, slot) =>
        [
          'Cup',
          number,
          new Date(STARTED + number * 60_000).toISOString(),
          'Storm Point',
          `"${team}"`,
          'EMEA',
          placement,
          bans,
          `${team === 'Alliance' ? '' : team.slice(0, 3)}${['mika', 'torvald', 'ines'][slot]}`,
          legend,
          slot === 0 ? kills : 0,
        ].join(','),
      ),
  )

/**
 * Points: Alliance 17, 12, 14; Owls 10, 16; Reed 7, 9: 85 in 7 games.
 * Game 1 next: (1000 + 300 + 100 + 5) x 3 = 4215 for what was played in game 1, (500 + 50 + 5) x 3 = 1665 for game 2,
 * (200 + 25 + 5) x 3 = 690 for game 3, (1000 + 300 + 100 + 50 + 5) x 3 = 4365 for both.
 * Game 2 with Ash banned: ((1000 + 300 + 50 + 100) x 1.5 + 5) x 3 = 6540 for game 2, ((500 + 25 + 100) x 1.5 + 5) x 3 =
 * 2827.5 for game 3, ((1000 + 300 + 150 + 100) x 1.5 + 5) x 3 = 6990 for both.
 */
export const CUP = [
  HEADER,
  ...game(1, 'none', [
    ['Alliance', 'Ash Crypto Newcastle', 1, 5],
    ['Owls, Copper', 'Ash Crypto Newcastle', 2, 1],
    ['Reed', 'Wraith Catalyst Newcastle', 3, 0],
  ]),
  ...game(2, 'Ash', [
    ['Owls, Copper', 'Horizon Catalyst Gibraltar', 1, 4],
    ['Alliance', 'Wraith Catalyst Newcastle', 2, 3],
    ['Reed', 'Wraith Catalyst Newcastle', 3, 2],
  ]),
  ...game(3, 'Ash|Newcastle', [['Alliance', 'Horizon Catalyst Gibraltar', 1, 2]]),
].join('\n')

/** The same before its third game. */
export const CUP_BEFORE = CUP.split('\n')
  .filter((line) => !line.includes('Ash|Newcastle'))
  .join('\n')

/** Puts a file into the archive as an administrator's program would. */
export async function uploadMatchFile(
  address: string,
  { token }: Person,
  name: string,
  body: string | Buffer,
) {
  const response = await fetch(`${address}/api/admin/imports?name=${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(Buffer.from(body)),
  })
  expect(response.status).toBe(200)
}
