import { byText, compKey, type CompRecord, hasBanned, isPlayed } from '../catalog/comp.ts'
import { legendKey } from '../catalog/legend.ts'
import { addPoints, type PointSums } from './value.ts'
import { type Weight, weighComp } from './weight.ts'

export interface TeamComps {
  readonly team: string
  /** All games, including those without a known composition. */
  readonly games: number
  readonly comps: readonly CompRecord[]
}

export interface LikelyComp {
  readonly record: CompRecord
  readonly weight: Weight
  /** Share of the weight of the compositions shown, in percent; null if it contains a banned legend. */
  readonly share: number | null
}

export interface LikelyComps {
  readonly team: string
  readonly likely: readonly LikelyComp[]
}

/** The composition a team is most likely to play. */
export interface BestComp {
  readonly team: string
  readonly record: CompRecord
  readonly weight: number
}

export interface TopComp {
  readonly comp: readonly string[]
  readonly weight: number
  readonly share: number
  /** The teams for which it is the best, with its weight there. */
  readonly teams: readonly BestComp[]
  readonly games: number
  readonly points: PointSums
}

export interface TopLegend {
  readonly legend: string
  readonly weight: number
  /** The teams whose best composition contains it. */
  readonly teams: readonly BestComp[]
  readonly ofTeams: number
  readonly percentOfTeams: number
  readonly games: number
  readonly points: PointSums
  readonly timesInTop: number
}

// See docs/specification-notes.md, Likely compositions.
const COMPS_PER_TEAM = 3
const COMPS_ACROSS_TEAMS = 3
const TOP_LEGENDS = 5

/**
 * The three compositions a team is most likely to play. If bans leave fewer, the rest shows banned compositions the
 * team would have played.
 */
export function likelyComps(
  { team, comps }: Omit<TeamComps, 'games'>,
  bans: readonly string[],
  nowMs: number,
): LikelyComps {
  const weighed = weighComps(comps, bans, nowMs)
  const shown = openByWeight(weighed).slice(0, COMPS_PER_TEAM)
  const shares = sharesOf(shown.map(({ weight }) => weight.value))
  const closed = weighed
    .filter(({ record }) => !record.is_available)
    .toSorted((a, b) => byUse(a.record, b.record))
    .slice(0, COMPS_PER_TEAM - shown.length)
  return {
    team,
    likely: [
      ...shown.map((comp, place) => ({ ...comp, share: shares[place] ?? 0 })),
      ...closed.map((comp) => ({ ...comp, share: null })),
    ],
  }
}

interface WeighedComp {
  readonly record: CompRecord
  readonly weight: Weight
}

function weighComps(
  comps: readonly CompRecord[],
  bans: readonly string[],
  nowMs: number,
): WeighedComp[] {
  return comps.filter(isPlayed).map((played) => {
    const record = { ...played, is_available: !hasBanned(played.comp, bans) }
    return { record, weight: weighComp(record, bans, nowMs) }
  })
}

const openByWeight = (weighed: readonly WeighedComp[]): WeighedComp[] =>
  weighed
    .filter(({ record }) => record.is_available)
    .toSorted((a, b) => b.weight.value - a.weight.value || byUse(a.record, b.record))

/** All compositions a team can still play, most likely first, with the shares that the first three are shown with. */
export function rankOpenComps(
  comps: readonly CompRecord[],
  bans: readonly string[],
  nowMs: number,
) {
  const open = openByWeight(weighComps(comps, bans, nowMs))
  const shares = sharesOf(open.slice(0, COMPS_PER_TEAM).map(({ weight }) => weight.value))
  return open.map(({ record }, place) => ({ record, share: shares[place] ?? 0 }))
}

/** The compositions that are the best one of most teams. */
export function topComps(teams: readonly LikelyComps[]): TopComp[] {
  const groups = Map.groupBy(teams.flatMap(bestOf), ({ record }) => compKey(record.comp))
  const ranked = [...groups.values()]
    .map(describeGroup)
    .toSorted(byGroup)
    .slice(0, COMPS_ACROSS_TEAMS)
  const shares = sharesOf(ranked.map(({ weight }) => weight))
  return ranked.map((comp, place) => ({ ...comp, share: shares[place] ?? 0 }))
}

/** The legends in the best compositions of the selected teams. */
export function topLegends(teams: readonly LikelyComps[]): TopLegend[] {
  const best = teams.flatMap(bestOf)
  const picks = best.flatMap((team) => team.record.comp.map((legend) => ({ team, legend })))
  const inTop = teams
    .flatMap(({ likely }) => likely.filter(({ share }) => share !== null))
    .flatMap(({ record }) => record.comp.map(legendKey))
  return [...Map.groupBy(picks, ({ legend }) => legendKey(legend))]
    .map(([key, group]) => ({
      legend: group[0]?.legend ?? key,
      ...describeTeams(group.map(({ team }) => team)),
      ofTeams: teams.length,
      percentOfTeams: Math.round((100 * group.length) / teams.length),
      timesInTop: inTop.filter((other) => other === key).length,
    }))
    .toSorted(
      (a, b) =>
        b.weight - a.weight || b.teams.length - a.teams.length || byText(a.legend, b.legend),
    )
    .slice(0, TOP_LEGENDS)
}

/** The most likely composition of a team; none if all of them contain a banned legend. */
export function bestOf({ team, likely }: LikelyComps): BestComp[] {
  const [best] = likely
  return best && best.share !== null
    ? [{ team, record: best.record, weight: best.weight.value }]
    : []
}

type Group = Omit<TopComp, 'share'>

const describeGroup = (group: readonly BestComp[]): Group => ({
  comp: group[0]?.record.comp ?? [],
  ...describeTeams(group),
})

function describeTeams(teams: readonly BestComp[]) {
  const records = teams.map(({ record }) => record)
  return {
    weight: sum(teams.map(({ weight }) => weight)),
    teams,
    games: sum(records.map(({ games }) => games)),
    points: addPoints(records.map(({ points }) => points)),
  }
}

const byGroup = (a: Group, b: Group) =>
  b.weight - a.weight ||
  b.teams.length - a.teams.length ||
  b.games - a.games ||
  byText(compKey(a.comp), compKey(b.comp))

const byUse = (a: CompRecord, b: CompRecord) =>
  b.games - a.games || b.last_played - a.last_played || byText(compKey(a.comp), compKey(b.comp))

/** Whole percents of the total; 0 if the total isn't positive. */
function sharesOf(weights: readonly number[]): number[] {
  const total = sum(weights)
  return weights.map((weight) => (total > 0 ? Math.round((100 * weight) / total) : 0))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0)
