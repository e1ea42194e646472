import { addBan, mostPicked, type TeamPicks, type TieRule } from '#domain/draft/ban.ts'
import { byText } from '#domain/catalog/comp.ts'
import type { SpecifiedMapId } from '#domain/catalog/shipped-maps.ts'
import type { MatchGame, MatchSet, TeamResult } from '#domain/archive/match.ts'
import { gamePoints } from '#domain/archive/score.ts'
import { type Homes, land } from './landing.ts'
import { openLegends } from './meta.ts'
import { simulateGame, type TeamOutcome } from './outcome.ts'
import { pickDemoComp } from './pick.ts'
import { splitAmongPlayers } from './player-result.ts'
import { createRandom, type Random } from './random.ts'
import type { SeriesDate } from './schedule.ts'
import type { Squad } from './squad.ts'
import { compEffect } from './synergy.ts'

/** The internal ids of the map versions that the league plays. */
const MAP_VERSIONS: Readonly<Record<SpecifiedMapId, string>> = {
  worldsedge: 'mp_rr_desertlands_hu',
  stormpoint: 'mp_rr_tropic_island_mu2_landscape',
  edistrict: 'mp_rr_district_mu1',
  brokenmoon: 'mp_rr_divided_moon_mu1',
}

/** The teams of a region and the spots they drafted. */
export interface Lobby {
  readonly squads: readonly Squad[]
  readonly homes: Readonly<Record<SpecifiedMapId, Homes>>
}

/** Plays one evening. After each game the most picked legend is banned for the rest of the series. */
export function playSeries(lobby: Lobby, date: SeriesDate, tieRule: TieRule): MatchSet {
  const sourceId = `demo:${date.region.toLowerCase()}:${date.number + 1}`
  const games: MatchGame[] = []
  const earlier: TeamPicks[][] = []
  let bans: string[] = []
  for (const [place, { startedAt, map }] of date.games.entries()) {
    const number = place + 1
    const mid = `${sourceId}:${number}`
    const teams = playGame(lobby, date, map, bans, createRandom(mid))
    games.push({ mid, number, startedAt, map, mapVersion: MAP_VERSIONS[map], bans, teams })
    const next = mostPicked(picksOf(teams), tieRule, earlier)
    if (next) bans = addBan(bans, next.legend)
    earlier.push(picksOf(teams))
  }
  const event = `Demo League ${date.region}, week ${date.week + 1}, day ${date.day + 1}`
  return { event, sourceId, bansEnabled: true, games }
}

const picksOf = (teams: readonly TeamResult[]): TeamPicks[] =>
  teams.map(({ rawName, ...result }) => ({ team: rawName, ...result }))

/** Returns the teams ordered by points, like result files do. The tie rule of the bans depends on that order. */
function playGame(
  { squads, homes }: Lobby,
  { week, number }: SeriesDate,
  map: SpecifiedMapId,
  bans: readonly string[],
  random: Random,
): TeamResult[] {
  const open = openLegends(week, map, bans)
  const landings = land(homes[map], map, random)
  const starters = squads.map((squad) => {
    const landing = landings.get(squad.name) ?? { poi: null, effect: 0 }
    const legends = pickDemoComp(squad, map, open, random)
    const strength = (squad.skill[number] ?? 0) + compEffect(week, map, legends) + landing.effect
    return { squad, legends, poi: landing.poi, strength, aggression: squad.aggression }
  })
  return simulateGame(starters, random)
    .map((outcome) => teamResult(outcome.entry, outcome, random))
    .toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))
}

interface Starter {
  readonly squad: Squad
  readonly legends: readonly string[]
  readonly poi: string | null
}

function teamResult(
  { squad, legends, poi }: Starter,
  outcome: TeamOutcome,
  random: Random,
): TeamResult {
  const players = splitAmongPlayers(squad.members, legends, outcome, random)
  return {
    rawName: squad.name,
    placement: outcome.placement,
    kills: outcome.kills,
    points: gamePoints(outcome.placement, outcome.kills),
    survivalS: players.reduce((sum, { survivalS }) => sum + (survivalS ?? 0), 0),
    damage: outcome.damage,
    legends: legends.toSorted(byText),
    poi,
    region: squad.region,
    players,
  }
}
