import { MAX_EXAMPLES } from '#domain/forecast/training/examples.ts'
import type { JudgedBan, JudgedRow } from '#domain/forecast/training/judge.ts'
import type { StoredWalk } from '#domain/forecast/training/stored.ts'
import { WalkForward, type WalkOptions } from '#domain/forecast/training/walk-forward.ts'
import { WEEK_MS } from '#domain/forecast/training/report.ts'
import type { LoadedArchive } from '../load-archive.ts'

export interface JudgedPeriod {
  readonly start: number
  readonly rows: readonly JudgedRow[]
  readonly bans: readonly JudgedBan[]
  readonly state: StoredWalk
}

export interface WalkPlan extends WalkOptions {
  /** Games before this teach nothing but history; unset: as many as are remembered. */
  readonly learnFrom?: number
  readonly judgeFrom: number
  readonly judgeBefore: number
  /** What was learned by earlier periods. */
  readonly stored?: StoredWalk | undefined
}

/** Some rows teach nothing, so a few more are learned from than are remembered. */
export const LEARNED_ROWS = MAX_EXAMPLES * 1.2

/** Walks through an archive and judges it in weeks, from `judgeFrom` on. The weights are fitted before each week. */
export function* walkWeeks(
  { history, games }: LoadedArchive,
  plan: WalkPlan,
): Generator<JudgedPeriod, WalkForward> {
  const walk = new WalkForward(history, plan, plan.stored)
  const before = games.filter(({ time }) => time < plan.judgeFrom)
  const learnFrom = plan.learnFrom ?? timeOfLatest(before, LEARNED_ROWS)
  for (const game of before) {
    if (game.time < learnFrom) history.add(game)
    else walk.learn(game)
  }
  const judged = games.filter(({ time }) => time >= plan.judgeFrom && time < plan.judgeBefore)
  const weekOf = (time: number) => Math.floor((time - plan.judgeFrom) / WEEK_MS)
  for (const [week, own] of Map.groupBy(judged, ({ time }) => weekOf(time))) {
    walk.refit()
    const results = own.map((game) => walk.judge(game))
    yield {
      start: plan.judgeFrom + week * WEEK_MS,
      rows: results.flatMap(({ rows }) => rows),
      bans: results.flatMap(({ ban }) => ban ?? []),
      state: walk.stored(),
    }
  }
  return walk
}

/** When the game was played that, with all later ones, has this many rows. */
function timeOfLatest(games: LoadedArchive['games'], rows: number): number {
  let count = 0
  const game = games.findLast(({ rows: own }) => {
    count += own.length
    return count >= rows
  })
  return game?.time ?? -Infinity
}
