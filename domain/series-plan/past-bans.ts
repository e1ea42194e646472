/** How many of the archive's last series say what is usually banned. */
export const PAST_SERIES = 20
/** After so many newer series, one counts half. */
const HALF_LIFE = 6
/**
 * How much of all scenarios the archive decides before the first ban, if it has that many series. The forecast decides
 * the rest. With each known ban the forecast knows more of this series.
 */
const PAST_SHARE = 0.8
const LESS_A_BAN = 0.2

interface BannedGame {
  /** Banned in this game, in any order. */
  readonly bans: readonly string[]
}

/** The bans of a series in the order they fell. `games` are in order; the last ban is known only if a file names it. */
export function banOrder(games: readonly BannedGame[], last: string | null = null): string[] {
  const order: string[] = []
  for (const { bans } of games) order.push(...bans.filter((legend) => !order.includes(legend)))
  return last === null || order.includes(last) ? order : [...order, last]
}

/** How many of `count` scenarios go like each past series, the newest first. `known` bans have fallen already. */
export function scenariosByPast(count: number, past: number, known: number): number[] {
  const series = Math.min(past, PAST_SERIES)
  const share = Math.max(0, PAST_SHARE - LESS_A_BAN * known)
  const all = count * share * (series / PAST_SERIES)
  const weights = Array.from({ length: series }, (_, age) => 0.5 ** (age / HALF_LIFE))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let before = 0
  let used = 0
  return weights.map((weight) => {
    before += weight
    const upTo = Math.round((all * before) / sum)
    const own = upTo - used
    used = upTo
    return own
  })
}
