import { buildSeries, buildUnplayed } from './test-overstat-series.ts'
import { lobbySettings, SCORING, VISIBILITY } from './test-overstat-settings.ts'

/** A file as a user would upload it. */
export interface SampleFile {
  readonly name: string
  readonly bytes: Buffer<ArrayBuffer>
}

const sampleFile = (name: string, content: object): SampleFile => ({
  name,
  bytes: Buffer.from(JSON.stringify(content)),
})

/**
 * Six games with bans. Most picked: Wraith (6 of 8 teams), Alter (5), Sparrow (4, tied with Newcastle, but the winner
 * of game 3 plays Sparrow), Ash (5), Fuse (6) and Bangalore (5). Hollow Pines in game 1 and Glass Anchors in game 4
 * have two players.
 */
export const WITH_BANS = sampleFile(
  'with_bans.json',
  buildSeries({
    id: 9301,
    event: 'Lantern Scrim Lobby 2 6/14/2025',
    startedAt: '2025-06-14T18:00:00Z',
    isLiveOnly: false,
    teams: [
      'Amber Kites',
      'Brass Herons',
      'Cobalt Moths',
      'Dune Walkers',
      'Early Frost',
      'Faint Signal',
      'Glass Anchors',
      'Hollow Pines',
    ],
    games: [
      {
        map: 'mp_rr_desertlands_hu',
        rows: [
          ['Amber Kites', 9, 'newcastle, alter, catalyst'],
          ['Brass Herons', 4, 'ash, catalyst, wraith'],
          ['Cobalt Moths', 3, 'newcastle, pathfinder, wraith'],
          ['Dune Walkers', 2, 'fuse, newcastle, wraith'],
          ['Early Frost', 1, 'ash, fuse, wattson'],
          ['Faint Signal', 1, 'catalyst, newcastle, wraith'],
          ['Glass Anchors', 0, 'bloodhound, sparrow, wraith'],
          ['Hollow Pines', 1, 'crypto, wraith'],
        ],
      },
      {
        map: 'mp_rr_desertlands_hu',
        rows: [
          ['Cobalt Moths', 6, 'alter, newcastle, pathfinder'],
          ['Dune Walkers', 5, 'alter, fuse, newcastle'],
          ['Amber Kites', 2, 'newcastle, alter, catalyst'],
          ['Brass Herons', 3, 'ash, catalyst, horizon'],
          ['Glass Anchors', 1, 'alter, bloodhound, sparrow'],
          ['Early Frost', 2, 'ash, fuse, wattson'],
          ['Hollow Pines', 0, 'alter, crypto, gibraltar'],
          ['Faint Signal', 0, 'ash, catalyst, valkyrie'],
        ],
      },
      {
        map: 'mp_rr_desertlands_hu',
        rows: [
          ['Early Frost', 7, 'fuse, sparrow, wattson'],
          ['Brass Herons', 4, 'catalyst, horizon, sparrow'],
          ['Dune Walkers', 3, 'fuse, newcastle, sparrow'],
          ['Cobalt Moths', 2, 'newcastle, pathfinder, sparrow'],
          ['Glass Anchors', 1, 'bloodhound, crypto, seer'],
          ['Amber Kites', 1, 'newcastle, ash, catalyst'],
          ['Hollow Pines', 2, 'crypto, gibraltar, newcastle'],
          ['Faint Signal', 0, 'ash, catalyst, valkyrie'],
        ],
      },
      {
        map: 'mp_rr_tropic_island_mu2_landscape',
        rows: [
          ['Brass Herons', 6, 'ash, catalyst, horizon'],
          ['Amber Kites', 5, 'newcastle, horizon, catalyst'],
          ['Dune Walkers', 2, 'ash, fuse, newcastle'],
          ['Faint Signal', 3, 'ash, catalyst, valkyrie'],
          ['Cobalt Moths', 1, 'ash, newcastle, pathfinder'],
          ['Early Frost', 1, 'ash, fuse, wattson'],
          ['Glass Anchors', 0, 'bloodhound, seer'],
          ['Hollow Pines', 0, 'crypto, gibraltar, octane'],
        ],
      },
      {
        map: 'mp_rr_tropic_island_mu2_landscape',
        rows: [
          ['Amber Kites', 7, 'newcastle, horizon, catalyst'],
          ['Early Frost', 4, 'fuse, valkyrie, wattson'],
          ['Cobalt Moths', 3, 'fuse, newcastle, pathfinder'],
          ['Brass Herons', 2, 'catalyst, fuse, horizon'],
          ['Dune Walkers', 2, 'fuse, loba, newcastle'],
          ['Faint Signal', 0, 'catalyst, fuse, valkyrie'],
          ['Glass Anchors', 1, 'bloodhound, fuse, seer'],
          ['Hollow Pines', 0, 'crypto, gibraltar, octane'],
        ],
      },
      {
        map: 'mp_rr_tropic_island_mu2_landscape',
        rows: [
          ['Hollow Pines', 11, 'crypto, gibraltar, octane'],
          ['Cobalt Moths', 3, 'bangalore, newcastle, pathfinder'],
          ['Faint Signal', 2, 'bangalore, catalyst, valkyrie'],
          ['Brass Herons', 1, 'bangalore, catalyst, horizon'],
          ['Glass Anchors', 1, 'bangalore, bloodhound, seer'],
          ['Dune Walkers', 0, 'bangalore, loba, newcastle'],
          ['Early Frost', 1, 'mirage, valkyrie, wattson'],
          ['Amber Kites', 0, 'newcastle, horizon, catalyst'],
        ],
      },
    ],
    settings: lobbySettings(
      { draft_stormpoint_v2: 23, draft_worldsedge_v2: 22 },
      {
        'draft-storm-point': 'draft_stormpoint_v2',
        'draft-worlds-edge': 'draft_worldsedge_v2',
      },
      { dropMap: 'draft-storm-point' },
    ),
  }),
)

/**
 * Three games from before bans existed; Bangalore is the most picked in each. Team names contain a drop spot and
 * mostly a tab. Dune Walkers are the same team as in the series with bans.
 */
export const BEFORE_BANS = sampleFile(
  'before_bans.json',
  buildSeries({
    id: 4102,
    event: 'Lantern Open Scrims 08/10/24',
    startedAt: '2024-08-10T18:00:00Z',
    isLiveOnly: false,
    teams: [
      'Inland Sea@15\t',
      'Jade Harbor@1\t',
      'Kettle Row@12\t',
      'Dune Walkers@4\t',
      'Lost Ferry@7\t',
      'Mint Condition@13',
      'North Kiln@10\t',
      'Open Gate@22\t',
    ],
    games: [
      {
        map: 'mp_rr_desertlands_hu',
        hasLivedata: false,
        rows: [
          ['Inland Sea@15\t', 6, 'pathfinder, fuse, bangalore'],
          ['Jade Harbor@1\t', 5, 'bangalore, catalyst, conduit'],
          ['Dune Walkers@4\t', 3, 'bangalore, newcastle, wraith'],
          ['Kettle Row@12\t', 2, 'bangalore, crypto, revenant'],
          ['Mint Condition@13', 2, 'bloodhound, catalyst, wattson'],
          ['Open Gate@22\t', 1, 'bangalore, seer, wraith'],
          ['Lost Ferry@7\t', 0, 'lifeline, loba, rampart'],
          ['North Kiln@10\t', 0, 'alter, fuse, vantage'],
        ],
      },
      {
        map: 'mp_rr_desertlands_hu',
        rows: [
          ['Kettle Row@12\t', 7, 'bangalore, crypto, revenant'],
          ['Inland Sea@15\t', 4, 'pathfinder, fuse, bangalore'],
          ['Lost Ferry@7\t', 2, 'lifeline, loba, rampart'],
          ['Open Gate@22\t', 2, 'bangalore, seer, wraith'],
          ['Jade Harbor@1\t', 1, 'bangalore, catalyst, conduit'],
          ['North Kiln@10\t', 1, 'alter, fuse, vantage'],
          ['Dune Walkers@4\t', 1, 'bangalore, newcastle, wraith'],
          ['Mint Condition@13', 0, 'bloodhound, catalyst, wattson'],
        ],
      },
      {
        map: 'mp_rr_tropic_island_mu2',
        rows: [
          ['Dune Walkers@4\t', 8, 'bangalore, newcastle, wraith'],
          ['North Kiln@10\t', 3, 'alter, bangalore, fuse'],
          ['Mint Condition@13', 3, 'bangalore, catalyst, wattson'],
          ['Inland Sea@15\t', 2, 'pathfinder, fuse, bangalore'],
          ['Jade Harbor@1\t', 1, 'bangalore, catalyst, conduit'],
          ['Kettle Row@12\t', 1, 'bangalore, crypto, revenant'],
          ['Open Gate@22\t', 0, 'bangalore, seer, wraith'],
          ['Lost Ferry@7\t', 0, 'lifeline, loba, rampart'],
        ],
      },
    ],
    settings: { scoring: SCORING, matchType: 'team' },
  }),
)

const SLOTS = Array.from({ length: 9 }, (_, slot) => `Team ${slot + 1}`)

/**
 * Three games that an observer recorded: nulls where Respawn's statistics have numbers, lobby slots as names, `mad
 * maggie` with a space. Team 9 misses game 2 and has two players in game 3. Gibraltar is the most picked in each.
 */
export const LIVE_DATA_ONLY = sampleFile(
  'live_data_only.json',
  buildSeries({
    id: 5203,
    event: 'Lantern Scrim Lobby 1 8PM 11/23/2024',
    startedAt: '2024-11-23T19:00:00Z',
    isLiveOnly: true,
    teams: SLOTS,
    games: [
      {
        map: 'mp_rr_desertlands_hu',
        rows: [
          ['Team 3', 8, 'gibraltar, newcastle, pathfinder'],
          ['Team 1', 4, 'bangalore, catalyst, gibraltar'],
          ['Team 7', 3, 'gibraltar, mad maggie, newcastle'],
          ['Team 2', 2, 'fuse, loba, wattson'],
          ['Team 9', 2, 'crypto, gibraltar, wraith'],
          ['Team 4', 1, 'horizon, octane, vantage'],
          ['Team 5', 1, 'alter, catalyst, newcastle'],
          ['Team 6', 0, 'bloodhound, rampart, valkyrie'],
          ['Team 8', 0, 'gibraltar, horizon, wattson'],
        ],
      },
      {
        map: 'mp_rr_tropic_island_mu2',
        rows: [
          ['Team 7', 6, 'gibraltar, mad maggie, newcastle'],
          ['Team 3', 5, 'gibraltar, newcastle, pathfinder'],
          ['Team 8', 2, 'gibraltar, horizon, wattson'],
          ['Team 5', 2, 'alter, catalyst, newcastle'],
          ['Team 2', 1, 'fuse, loba, wattson'],
          ['Team 6', 1, 'bloodhound, rampart, valkyrie'],
          ['Team 1', 0, 'bangalore, catalyst, gibraltar'],
          ['Team 4', 0, 'horizon, octane, vantage'],
        ],
      },
      {
        map: 'mp_rr_tropic_island_mu2',
        rows: [
          ['Team 2', 7, 'fuse, loba, wattson'],
          ['Team 4', 4, 'gibraltar, horizon, octane'],
          ['Team 3', 3, 'gibraltar, newcastle, pathfinder'],
          ['Team 1', 3, 'bangalore, catalyst, gibraltar'],
          ['Team 6', 2, 'bloodhound, rampart, valkyrie'],
          ['Team 5', 1, 'alter, catalyst, newcastle'],
          ['Team 7', 1, 'gibraltar, mad maggie, newcastle'],
          ['Team 8', 0, 'gibraltar, horizon, wattson'],
          ['Team 9', 0, 'crypto, wraith'],
        ],
      },
    ],
    settings: {
      scoring: { ...SCORING, useMatchPoint: false, matchPointThreshold: 40 },
      ...VISIBILITY,
      matchType: 'team',
    },
  }),
)

export const NO_GAMES_YET = sampleFile(
  'no_games_yet.json',
  buildUnplayed({
    id: 9804,
    event: 'Lantern Scrim 8/30/2025',
    teams: ['Amber Kites', 'Paper Boats ', 'Quiet Orbit'],
    settings: {
      ...lobbySettings(
        { draft_edistrict_v3: 20, draft_stormpoint_v2: 23 },
        { 'draft-e-district': 'draft_edistrict_v3', 'draft-storm-point': 'draft_stormpoint_v2' },
        { dropMap: { map: 'draft_edistrict_v3', game: 0 } },
      ),
      lobby: { lobbyMode: 20 },
    },
  }),
)
