import { byText, compKey } from '../catalog/comp.ts'
import { legendKey } from '../catalog/legend.ts'

/** The part of a team's forecast that is added up here. */
export interface TeamChances {
  readonly team: string
  readonly comps: readonly { readonly comp: readonly string[]; readonly chance: number }[]
}

export interface TeamChance {
  readonly team: string
  readonly chance: number
}

/** A composition, and how many of the teams are expected to play it. */
export interface ExpectedComp {
  readonly comp: readonly string[]
  readonly expected: number
  /** Most likely first. */
  readonly teams: readonly TeamChance[]
}

const SHOWN_COMPS = 3

/** The compositions that most of these teams are expected to play. */
export function expectedTop(forecasts: readonly TeamChances[]): ExpectedComp[] {
  const picks = forecasts.flatMap(({ team, comps }) =>
    comps.map(({ comp, chance }) => ({ team, comp, chance })),
  )
  return [...Map.groupBy(picks, ({ comp }) => compKey(comp)).values()]
    .map((group) => ({
      comp: group[0]?.comp ?? [],
      expected: group.reduce((sum, { chance }) => sum + chance, 0),
      teams: likeliestFirst(group.map(({ team, chance }) => ({ team, chance }))),
    }))
    .toSorted((a, b) => b.expected - a.expected || byText(compKey(a.comp), compKey(b.comp)))
    .slice(0, SHOWN_COMPS)
}

/** How likely each team plays the legend, as far as its listed compositions say. */
export function teamsOnLegend(forecasts: readonly TeamChances[], legend: string): TeamChance[] {
  const key = legendKey(legend)
  const chances = forecasts.map(({ team, comps }) => ({
    team,
    chance: comps
      .filter(({ comp }) => comp.some((other) => legendKey(other) === key))
      .reduce((sum, { chance }) => sum + chance, 0),
  }))
  return likeliestFirst(chances.filter(({ chance }) => chance > 0))
}

const likeliestFirst = (teams: readonly TeamChance[]) =>
  teams.toSorted((a, b) => b.chance - a.chance || byText(a.team, b.team))
