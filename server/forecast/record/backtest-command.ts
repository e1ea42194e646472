import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { commandMessages as texts } from '#contract/base/command.texts.ts'
import { reportOf } from '#domain/forecast/training/report.ts'
import { DAY_MS } from '#domain/forecast/weighing.ts'
import { NO_WEIGHTS, PRIORS_FITTED_BEFORE } from '#domain/forecast/weights.ts'
import type { Database } from '../../db/schema.ts'
import { historyRepository } from '../history.repository.ts'
import { loadArchive } from '../load-archive.ts'
import { modelRepository } from '../training/model.repository.ts'
import { PRODUCT_TRAINING } from '../training/training.ts'
import { withCommandArchive } from './command-archive.ts'
import { walkWeeks } from './walk-archive.ts'

/** How the figures of the shipped weights were found: fitted from nothing on games since 10 April 2025. */
export const REFERENCE = {
  prior: NO_WEIGHTS,
  ridge: 5,
  learnFrom: Date.UTC(2025, 3, 10),
}

interface Options {
  /** The first day that is judged, and the day after the last. */
  from: number
  before: number
  minGames: number
  isReference: boolean
}

/** `npm run backtest -- [--from DAY] [--to DAY] [--min-games N] [--protocol product|reference] [--json]` */
export async function runBacktestCommand(args: readonly string[]): Promise<number> {
  const parsed = readOptions(args)
  if (!parsed) {
    process.stderr.write(`${texts.backtestUsage}\n`)
    return 2
  }
  await withCommandArchive(async (db, tieRule) => {
    const report = await backtest(db, parsed, tieRule)
    process.stdout.write(parsed.isJson ? `${JSON.stringify(summary(report))}\n` : tell(report))
  })
  return 0
}

function readOptions(args: readonly string[]): (Options & { isJson: boolean }) | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        from: { type: 'string', default: '1970-01-01' },
        to: { type: 'string', default: '2999-12-31' },
        'min-games': { type: 'string', default: '0' },
        protocol: { type: 'string', default: 'product' },
        json: { type: 'boolean', default: false },
      },
    })
    const [from, to] = [dayOf(values.from), dayOf(values.to)]
    const minGames = Number(values['min-games'])
    const isKnown = values.protocol === 'product' || values.protocol === 'reference'
    if (from === null || to === null || !Number.isInteger(minGames) || !isKnown) return null
    return {
      from,
      before: to + DAY_MS,
      minGames,
      isReference: values.protocol === 'reference',
      isJson: values.json,
    }
  } catch {
    return null
  }
}

export function dayOf(text: string): number | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : time
}

type Report = ReturnType<typeof reportOf>

async function backtest(
  db: Kysely<Database>,
  { from, before, minGames, isReference }: Options,
  tieRule: Parameters<typeof loadArchive>[2],
): Promise<Report> {
  const history = historyRepository(db)
  const { seasonStarts } = await modelRepository(db).read()
  const archive = await loadArchive(history, new Date(0), tieRule)
  const oldest = archive.games[0]?.time ?? 0
  const weeks = [
    ...walkWeeks(archive, {
      ...(isReference ? REFERENCE : PRODUCT_TRAINING),
      seasonStarts,
      judgeFrom: Math.max(from, oldest),
      judgeBefore: before,
    }),
  ]
  const rows = weeks.flatMap((week) => week.rows).filter(({ games }) => games >= minGames)
  return reportOf(
    rows,
    weeks.flatMap((week) => week.bans),
  )
}

const round = (number: number | null) => (number === null ? null : Math.round(number * 100) / 100)

/** What `--json` prints: percentages as numbers. */
function summary({ composition, weighting, sameAsLast, nextBan, seenByPriors }: Report) {
  const pick = ({ n, top1, top3, top5, logLoss, ece }: Report['composition']) => ({
    n,
    top1: round(top1),
    top3: round(top3),
    top5: round(top5),
    logLoss: round(logLoss),
    ece: round(ece),
  })
  const { n, top1, top2, top3, ece } = nextBan.forecast
  return {
    composition: pick(composition),
    weighting: pick(weighting),
    sameAsLast: pick(sameAsLast),
    nextBan: { n, top1: round(top1), top2: round(top2), top3: round(top3), ece: round(ece) },
    seenByPriors,
  }
}

function tell(report: Report): string {
  const line = (name: string, { n, top1, top3, top5, logLoss, ece }: Report['composition']) =>
    texts.backtestLine(name, n, [top1, top3, top5], logLoss ?? 0, ece ?? 0)
  const { forecast, fieldFrequency } = report.nextBan
  return [
    texts.backtestHead,
    line(texts.backtestNames.forecast, report.composition),
    line(texts.backtestNames.weighting, report.weighting),
    line(texts.backtestNames.sameAsLast, report.sameAsLast),
    line(texts.backtestNames.field, report.fieldFrequency),
    ...report.bySituation.map((own) => line(texts.backtestNames[own.situation], own)),
    ...report.byKnowledge.map((own) => line(texts.backtestKnowledge[own.knowledge], own)),
    texts.backtestBans(forecast.n, [forecast.top1, forecast.top2, forecast.top3]),
    texts.backtestFieldBans([fieldFrequency.top1, fieldFrequency.top2, fieldFrequency.top3]),
    ...(report.seenByPriors > 0
      ? [texts.backtestSeen(report.seenByPriors, new Date(PRIORS_FITTED_BEFORE))]
      : []),
    '',
  ].join('\n')
}
