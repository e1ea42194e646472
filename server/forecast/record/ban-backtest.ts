import { parseArgs } from 'node:util'
import { commandMessages as texts } from '#contract/base/command.texts.ts'
import { DAY_MS } from '#domain/forecast/weighing.ts'
import { type Hit, hitInterval } from '#domain/forecast/training/hit-interval.ts'
import type { Verdict } from '#domain/forecast/training/judge.ts'
import { judgeKnownPicks, LOCK_ORDERS } from '#domain/forecast/training/judge-known-picks.ts'
import { historyRepository } from '../history.repository.ts'
import { loadArchive } from '../load-archive.ts'
import { modelRepository } from '../training/model.repository.ts'
import { PRODUCT_TRAINING } from '../training/training.ts'
import { dayOf, REFERENCE } from './backtest-command.ts'
import { withCommandArchive } from './command-archive.ts'
import { walkWeeks } from './walk-archive.ts'

interface Judged {
  readonly series: number
  readonly verdict: Verdict
}

/** `npm run backtest -- bans [--known 0,5,10] [--from DAY] [--to DAY] [--protocol product|reference] [--json]` */
export async function runBanBacktest(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  if (!options) {
    process.stderr.write(`${texts.banBacktestUsage}\n`)
    return 2
  }
  const cases = LOCK_ORDERS.flatMap((order) =>
    options.known.map((locked) => ({ order, locked, judged: new Array<Judged>() })),
  )
  await withCommandArchive(async (db, tieRule) => {
    const archive = await loadArchive(historyRepository(db), new Date(0), tieRule)
    const { seasonStarts } = await modelRepository(db).read()
    const weeks = walkWeeks(archive, {
      ...(options.isReference ? REFERENCE : PRODUCT_TRAINING),
      seasonStarts,
      judgeFrom: Math.max(options.from, archive.games[0]?.time ?? 0),
      judgeBefore: options.before,
      onForecast: (game, forecasts, { banTemperature }) => {
        for (const { judged, ...asked } of cases) {
          const verdict = judgeKnownPicks(game, forecasts, banTemperature, asked)
          if (verdict) judged.push({ series: game.series, verdict })
        }
      },
    })
    // Walking is what calls `onForecast`.
    for (const _ of weeks);
  })
  const rows = cases.map(({ order, locked, judged }) => ({ order, locked, ...scoresOf(judged) }))
  process.stdout.write(
    options.isJson
      ? `${JSON.stringify(rows)}\n`
      : `${[texts.banBacktestHead, ...rows.map(texts.banBacktestLine)].join('\n')}\n`,
  )
  return 0
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        known: { type: 'string', default: '0,5,10,15,20' },
        from: { type: 'string', default: '1970-01-01' },
        to: { type: 'string', default: '2999-12-31' },
        protocol: { type: 'string', default: 'product' },
        json: { type: 'boolean', default: false },
      },
    })
    const known = values.known.split(',').map(Number)
    const [from, to] = [dayOf(values.from), dayOf(values.to)]
    const isProtocol = values.protocol === 'product' || values.protocol === 'reference'
    const isCount = known.every((count) => Number.isInteger(count) && count >= 0)
    if (from === null || to === null || !isProtocol || !isCount) return null
    return {
      known,
      from,
      before: to + DAY_MS,
      isReference: values.protocol === 'reference',
      isJson: values.json,
    }
  } catch {
    return null
  }
}

const rounded = (number: number, digits: number) => Number(number.toFixed(digits))

function scoresOf(judged: readonly Judged[]) {
  const n = judged.length
  const hitsIn = (top: number): Hit[] =>
    judged.map(({ series, verdict: { rank } }) => ({ series, isHit: rank > 0 && rank <= top }))
  const share = (top: number) => (100 * hitsIn(top).filter(({ isHit }) => isHit).length) / n
  const loss = judged.reduce((sum, { verdict }) => sum - Math.log(verdict.chance), 0) / n
  const interval = hitInterval(hitsIn(1))
  return {
    n,
    top1: n === 0 ? null : rounded(share(1), 1),
    top1Interval: interval && [rounded(interval.low, 1), rounded(interval.high, 1)],
    top3: n === 0 ? null : rounded(share(3), 1),
    logLoss: n === 0 ? null : rounded(loss, 3),
  }
}
