import { legendsOfComp } from './comp-space.ts'
import { at } from './field-rates.ts'
import { mostPickedChances, spread } from './next-ban.ts'
import { type Distribution, legendChances, toDistribution } from './team-forecast.ts'

const TEAM_SIZE = 3
/** How many picks have to be seen before a lobby is believed to differ from what was forecast. */
const PULL_PICKS = 3

/**
 * A lobby once some of its picks are known. `known` has the locked legends of each team, none for a team without. Teams that
 * haven't chosen all of theirs move toward what is being locked.
 */
export function withKnownPicks(
  forecasts: readonly Distribution[],
  known: readonly (readonly number[])[],
): readonly Distribution[] {
  if (known.every(({ length }) => length === 0)) return forecasts
  const pulls = pullsOf(forecasts, known)
  return forecasts.map((forecast, team) => {
    const own = known[team] ?? []
    const open = withOwnPicks(forecast, own)
    return own.length >= TEAM_SIZE ? open : pulled(open, pulls)
  })
}

/** The chance of each legend to be banned after the game. The more is known, the less the chances are spread. */
export function banChances(
  forecasts: readonly Distribution[],
  known: readonly (readonly number[])[],
  temperature: number,
): number[] {
  return spread(
    mostPickedChances(forecasts.map(legendChances)),
    openTemperature(forecasts.length, known, temperature),
  )
}

/** What is left of a temperature once so much is known: 1 at the drop. */
export function openTemperature(
  teams: number,
  known: readonly (readonly number[])[],
  temperature: number,
): number {
  const locked = known.reduce((sum, { length }) => sum + Math.min(length, TEAM_SIZE) / TEAM_SIZE, 0)
  return teams === 0 ? 1 : 1 + (temperature - 1) * (1 - locked / teams)
}

/** By legend: how much more it was locked than the forecasts of the locked teams said. */
function pullsOf(
  forecasts: readonly Distribution[],
  known: readonly (readonly number[])[],
): Float64Array {
  const legends = forecasts[0]?.space.legends.length ?? 0
  const locked = new Float64Array(legends)
  const expected = new Float64Array(legends)
  for (const [team, forecast] of forecasts.entries()) {
    const own = known[team] ?? []
    if (own.length === 0) continue
    for (const legend of own) locked[legend] = at(locked, legend) + 1
    // A team with one of three locked picks says a third of what it would say with all.
    for (const [legend, chance] of legendChances(forecast).entries()) {
      expected[legend] = at(expected, legend) + (chance * own.length) / TEAM_SIZE
    }
  }
  return locked.map((picks, legend) => (picks + PULL_PICKS) / (at(expected, legend) + PULL_PICKS))
}

function pulled(forecast: Distribution, pulls: Float64Array): Distribution {
  const weights = forecast.comps.map((comp, i) =>
    legendsOfComp(forecast.space, comp).reduce(
      (product, legend) => product * at(pulls, legend),
      forecast.chances[i] ?? 0,
    ),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return forecast
  const order = [...weights.keys()].toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0))
  return {
    ...forecast,
    comps: order.map((i) => forecast.comps[i] ?? 0),
    scores: order.map((i) => forecast.scores[i] ?? 0),
    chances: order.map((i) => (weights[i] ?? 0) / sum),
  }
}

/** A team's forecast once some of the team's legends are known. */
function withOwnPicks(distribution: Distribution, known: readonly number[]): Distribution {
  if (known.length === 0) return distribution
  const { space, field } = distribution
  const holds = (comp: number) => {
    const legends: readonly number[] = legendsOfComp(space, comp)
    return known.every((legend) => legends.includes(legend))
  }
  const kept = distribution.comps.flatMap((comp, i) => (holds(comp) ? [i] : []))
  if (kept.length > 0) return only(distribution, kept)
  // None of the candidates has these legends: the field says what goes with them.
  const legal = field.field.map((value, comp) => (holds(comp) ? value : -Infinity))
  return legal.every((value) => value === -Infinity)
    ? distribution
    : toDistribution(distribution, legal, 1)
}

function only(distribution: Distribution, kept: readonly number[]): Distribution {
  const pick = (numbers: readonly number[]) => kept.map((i) => numbers[i] ?? 0)
  const chances = pick(distribution.chances)
  const sum = chances.reduce((total, chance) => total + chance, 0)
  return {
    ...distribution,
    comps: pick(distribution.comps),
    scores: pick(distribution.scores),
    chances: chances.map((chance) => chance / sum),
  }
}
