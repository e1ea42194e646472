import { banOrder } from '../../series-plan/past-bans.ts'
import { banOutlook } from '../../series-plan/ban-outlook.ts'
import { judgeLaterBans, judgePlan } from '../../series-plan/judge-plan.ts'
import { planCandidates } from '../../series-plan/plan-candidates.ts'
import { MAX_PLANNED_GAMES, PRACTICE_DAYS } from '../../series-plan/series-plan.ts'
import { compKey } from '../../catalog/comp.ts'
import { type CompSpace, legendsOfComp } from '../comp-space.ts'
import type { PlayedGame, PlayHistory } from '../history.ts'
import { type Distribution, forecastTeams, legendChances } from '../team-forecast.ts'
import { DAY_MS } from '../weighing.ts'
import type { LegendUse } from '../../team/player.ts'
import { judgeKnownPicks } from './judge-known-picks.ts'
import type { JudgedChance } from './judged-chances.ts'
import type { FullModel } from './stored.ts'

/** Locked teams. */
const LOCKED = [0, 5, 10, 15, 20]
/** A series that ended earlier says little about later bans. */
const LEAST_GAMES = 3

interface Archive {
  readonly history: PlayHistory
  readonly games: readonly PlayedGame[]
}

/**
 * Judges chances that are given before a game: of its ban as picks become known, and before a series of all its bans and
 * plans. For `onForecast` of a walk through the archive.
 */
export function createSeriesJudge({ history, games }: Archive, seasonStarts: readonly number[]) {
  const bySeries = Map.groupBy(games, ({ series }) => series)
  const ended = [...bySeries.values()]
    .filter((own) => own.length >= LEAST_GAMES)
    .map((own) => ({ end: own.at(-1)?.time ?? 0, bans: bansIn(history.space, own) }))
    .toSorted((a, b) => b.end - a.end)

  return function* judgeGame(
    game: PlayedGame,
    forecasts: readonly Distribution[],
    model: FullModel,
  ): Generator<JudgedChance> {
    yield* judgeLocked(game, forecasts, model)
    const played = gamesFromFirst(bySeries.get(game.series) ?? [])
    if (game.number !== 1 || played.length < 2) return
    const teams = game.rows.map(({ team }) => team)
    const byGame = played.map(({ number }) =>
      (number === 1
        ? forecasts
        : // Maps of later games aren't known before the series.
          forecastTeams(history, teams, { ...game, number, map: null, seasonStarts }, model)
      ).map(legendChances),
    )
    const outlooksFor = (left: number | null) =>
      byGame.map((rows, ahead) => {
        const others = rows.filter((_, team) => team !== left)
        return banOutlook(others, history.space.legends, model.banTemperature, ahead)
      })
    const series = {
      series: game.series,
      past: ended.filter(({ end }) => end < game.time).map(({ bans }) => bans),
      games: played.map(({ bans }) => legendsIn(history.space, bans)),
    }
    yield* judgeLaterBans(series, { outlooks: outlooksFor(null) })
    for (const [index, team] of teams.entries()) {
      const candidates = candidatesOf(history, team)
      if (candidates.length === 0) continue
      yield* judgePlan(series, { outlooks: outlooksFor(index), candidates })
    }
  }
}

const legendsIn = ({ legends }: CompSpace, indexes: readonly number[]): string[] =>
  indexes.map((legend) => legends[legend] ?? '')

function bansIn(space: CompSpace, own: readonly PlayedGame[]): string[] {
  const last = own.at(-1)?.bannedAfter ?? null
  return banOrder(
    own.map(({ bans }) => ({ bans: legendsIn(space, bans) })),
    last === null ? null : (space.legends[last] ?? null),
  )
}

/** Games 1, 2, 3 and so on, up to the first that is missing. */
function gamesFromFirst(own: readonly PlayedGame[]): PlayedGame[] {
  const sorted = own.toSorted((a, b) => a.number - b.number).slice(0, MAX_PLANNED_GAMES)
  const gap = sorted.findIndex(({ number }, index) => number !== index + 1)
  return gap < 0 ? sorted : sorted.slice(0, gap)
}

function* judgeLocked(
  game: PlayedGame,
  forecasts: readonly Distribution[],
  { banTemperature }: FullModel,
): Generator<JudgedChance> {
  for (const step of LOCKED) {
    const verdict = judgeKnownPicks(game, forecasts, banTemperature, {
      order: 'teams',
      locked: step,
    })
    if (!verdict) continue
    const { rank, top } = verdict
    yield {
      kind: 'knownPicks',
      step,
      series: game.series,
      chance: top,
      happened: rank === 1,
      alsoHappened: rank >= 1 && rank <= 3,
    }
  }
}

/** What a team practiced before this series. Effects are too small to matter here. */
function candidatesOf(history: PlayHistory, team: number) {
  const { space } = history
  const entries = history.ofTeam(team)
  const last = entries.at(-1)
  if (!last) return []
  const since = last.game.time - PRACTICE_DAYS * DAY_MS
  const recent = entries.filter(({ game }) => game.time > since)
  const practiced = [...Map.groupBy(recent, ({ row }) => row.comp)].map(([comp, own]) => ({
    compKey: compKey(legendsIn(space, legendsOfComp(space, comp))),
    games: own.length,
  }))
  const uses = last.row.players.flatMap((player): LegendUse[] => {
    const legends = entries.flatMap(({ row }) => row.legends[row.players.indexOf(player)] ?? [])
    return [...Map.groupBy(legends, (legend) => legend)].map(([legend, own]) => ({
      player,
      legend: space.legends[legend] ?? '',
      games: own.length,
    }))
  })
  const unknown = { effect: 0, margin: 0 }
  return planCandidates({
    bans: [],
    practiced,
    uses,
    field: [],
    allowUnplayed: false,
    effectOf: () => unknown,
  })
}
