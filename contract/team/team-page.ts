import * as z from 'zod/mini'
import { REGIONS } from '#domain/archive/region.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { text, wholeNumber } from '../base/field.ts'
import { answeredMap } from '../catalog/map.ts'
import { route } from '../base/route.ts'
import { kind } from '../stats/filter.ts'

/** How many of a team's latest games its page counts, unless asked for more or fewer. */
export const TEAM_PAGE_GAMES = 300
const MAX_GAMES = 1000

const map = z.nullable(answeredMap)
const legends = z.array(z.string())
const figure = z.nullable(z.int())
const mean = z.nullable(z.number())

const teamGame = z.object({
  number: z.int(),
  map,
  /** Epoch seconds. */
  playedAt: z.int(),
  placement: figure,
  kills: figure,
  points: figure,
  legends,
})

const pool = z.object({
  games: z.int(),
  legends: z.array(z.object({ legend: z.string(), games: z.int() })),
})

export const getTeamPage = route({
  method: 'GET',
  path: '/api/team_page',
  access: 'public',
  summary:
    "Get a team's form, roster with legend pools, compositions by game number and by ban, maps, landing spots and last series. An unknown team has no games.",
  input: z.object({
    team: text(TEAM_NAME_LENGTH),
    games: z._default(wholeNumber(1, MAX_GAMES), TEAM_PAGE_GAMES),
    kind,
  }),
  output: z.object({
    team: z.string(),
    region: z.nullable(z.enum(REGIONS)),
    /** How files spell it, the most used spelling first. */
    spellings: z.array(z.string()),
    /** All games of the kind, and the days of the first and last, in epoch seconds. */
    games: z.int(),
    firstPlayed: figure,
    lastPlayed: figure,
    /** The latest games: everything below is counted from them. */
    counted: z.object({ games: z.int(), series: z.int() }),
    /** Newest first. */
    form: z.array(teamGame),
    roster: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        since: figure,
        withRoster: pool,
        whole: pool,
      }),
    ),
    /** As the league lists them, newest first; none for a team of scrims. */
    rosters: z.array(
      z.object({
        from: z.int(),
        to: z.int(),
        series: z.int(),
        games: z.int(),
        members: z.readonly(
          z.array(
            z.object({
              player: z.string(),
              name: z.string(),
              part: z.enum(['starter', 'substitute', 'coach']),
              games: z.int(),
            }),
          ),
        ),
      }),
    ),
    comps: z.array(
      z.object({
        legends,
        games: z.int(),
        meanPoints: mean,
        byGame: z.array(z.object({ game: z.int(), games: z.int(), of: z.int() })),
      }),
    ),
    without: z.array(
      z.object({
        legend: z.string(),
        games: z.int(),
        forced: z.int(),
        comps: z.array(z.object({ legends, games: z.int() })),
      }),
    ),
    maps: z.array(z.object({ map, games: z.int(), meanPoints: mean, meanPlacement: mean })),
    landings: z.array(
      z.object({
        map: answeredMap,
        poiId: figure,
        poi: z.string(),
        games: z.int(),
        /** How many of them were added by hand. */
        byHand: z.int(),
        /** How many of them come from live data. */
        live: z.int(),
        /** How many of them come from a POI draft only. */
        drafted: z.int(),
      }),
    ),
    lastSeries: z.nullable(z.object({ id: z.int(), event: z.string(), games: z.array(teamGame) })),
  }),
})
export type TeamPageData = z.output<typeof getTeamPage.output>
