const HEADER = 'event,game,started_at,map,team,region,placement,bans,player,legend,kills,survival_s'

interface Played {
  readonly team: string
  readonly legends: string
  readonly placement: number
  readonly kills: number
  /** Of each player. */
  readonly survivalS: number
  readonly region?: string
}

const game = (number: number, map: string, bans: string, teams: readonly Played[]) =>
  teams.flatMap(({ team, legends, placement, kills, survivalS, region = 'EMEA' }) =>
    legends
      .split(' ')
      .map((legend, slot) =>
        [
          'Cup',
          number,
          `2026-10-0${number}T18:00:00Z`,
          map,
          team,
          region,
          placement,
          bans,
          `${team} ${slot}`,
          legend,
          slot === 0 ? kills : 0,
          survivalS,
        ].join(','),
      ),
  )

/**
 * Points: Alliance 12 + 5, 5 + 1, 12 + 2 = 17, 6, 14; =Owls 9 + 1, 12 + 4 = 10, 16; Reed 7.
 * One series with bans: game 1 brought Ash, game 2 Crypto.
 */
export const STATS_CUP = [
  HEADER,
  ...game(1, 'Storm Point', 'none', [
    { team: 'Alliance', legends: 'Ash Crypto Newcastle', placement: 1, kills: 5, survivalS: 1200 },
    { team: '=Owls', legends: 'Ash Loba Wraith', placement: 2, kills: 1, survivalS: 900 },
    {
      team: 'Reed',
      legends: 'Ash Fuse Seer',
      placement: 3,
      kills: 0,
      survivalS: 800,
      region: 'NA',
    },
  ]),
  ...game(2, "World's Edge", 'Ash', [
    { team: 'Alliance', legends: 'Alter Loba Seer', placement: 4, kills: 1, survivalS: 700 },
    { team: '=Owls', legends: 'Alter Loba Wraith', placement: 1, kills: 4, survivalS: 1000 },
  ]),
  ...game(3, 'Storm Point', 'Ash|Crypto', [
    { team: 'Alliance', legends: 'Alter Loba Seer', placement: 1, kills: 2, survivalS: 1100 },
  ]),
].join('\n')
