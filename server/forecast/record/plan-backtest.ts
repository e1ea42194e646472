import { parseArgs } from 'node:util'
import { commandMessages as texts } from '#contract/base/command.texts.ts'
import { DAY_MS } from '#domain/forecast/weighing.ts'
import { scoresOf } from '#domain/forecast/training/chance-report.ts'
import { createSeriesJudge } from '#domain/forecast/training/judge-series.ts'
import {
  type ChanceKind,
  type ChanceSums,
  sumChances,
} from '#domain/forecast/training/judged-chances.ts'
import { historyRepository } from '../history.repository.ts'
import { loadArchive } from '../load-archive.ts'
import { modelRepository } from '../training/model.repository.ts'
import { PRODUCT_TRAINING } from '../training/training.ts'
import { dayOf, REFERENCE } from './backtest-command.ts'
import { withCommandArchive } from './command-archive.ts'
import { walkWeeks } from './walk-archive.ts'

/** `npm run backtest -- plan [--from DAY] [--to DAY] [--protocol product|reference] [--json]` */
export async function runPlanBacktest(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  if (!options) {
    process.stderr.write(`${texts.planBacktestUsage}\n`)
    return 2
  }
  const sums: ChanceSums[] = []
  await withCommandArchive(async (db, tieRule) => {
    const archive = await loadArchive(historyRepository(db), new Date(0), tieRule)
    const { seasonStarts } = await modelRepository(db).read()
    const judgeGame = createSeriesJudge(archive, seasonStarts)
    const weeks = walkWeeks(archive, {
      ...(options.isReference ? REFERENCE : PRODUCT_TRAINING),
      seasonStarts,
      judgeFrom: Math.max(options.from, archive.games[0]?.time ?? 0),
      judgeBefore: options.before,
      onForecast: (...judged) => sums.push(...sumChances(judgeGame(...judged))),
    })
    // Walking is what calls `onForecast`.
    for (const _ of weeks);
  })
  const report = { legal: rowsOf('planLegal', sums), bannedBy: rowsOf('bannedBy', sums) }
  process.stdout.write(options.isJson ? `${JSON.stringify(report)}\n` : tell(report))
  return 0
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        from: { type: 'string', default: '1970-01-01' },
        to: { type: 'string', default: '2999-12-31' },
        protocol: { type: 'string', default: 'product' },
        json: { type: 'boolean', default: false },
      },
    })
    const [from, to] = [dayOf(values.from), dayOf(values.to)]
    const isProtocol = values.protocol === 'product' || values.protocol === 'reference'
    if (from === null || to === null || !isProtocol) return null
    return {
      from,
      before: to + DAY_MS,
      isReference: values.protocol === 'reference',
      isJson: values.json,
    }
  } catch {
    return null
  }
}

/** Hardly any series has so many games that fewer have a game. */
const LEAST_SERIES = 10

/** All games first, then each game that enough series have. */
function rowsOf(kind: ChanceKind, sums: readonly ChanceSums[]) {
  const own = sums.filter((one) => one.kind === kind)
  const steps = [...new Set(own.map(({ step }) => step))].toSorted((a, b) => a - b)
  const ofGame = (game: number) => own.filter(({ step }) => step === game)
  return [
    { game: null, ...roundedScores(scoresOf(kind, own)) },
    ...steps
      .map((game) => ({ game, ...roundedScores(scoresOf(kind, ofGame(game))) }))
      .filter(({ series }) => series >= LEAST_SERIES),
  ]
}

const round = (number: number, digits = 1) => Number(number.toFixed(digits))
const roundInterval = (interval: { low: number; high: number } | null) =>
  interval && [round(interval.low), round(interval.high)]

const roundedScores = ({
  n,
  series,
  hits,
  hitsInterval,
  alsoHits,
  alsoHitsInterval,
  error,
  countedError,
  skill,
  skillInterval,
  gap,
}: ReturnType<typeof scoresOf>) => ({
  n,
  series,
  share: round(hits),
  interval: roundInterval(hitsInterval),
  withPlanB: round(alsoHits),
  withPlanBInterval: roundInterval(alsoHitsInterval),
  brier: round(error, 3),
  countedBrier: round(countedError, 3),
  skill: round(skill),
  skillInterval: roundInterval(skillInterval),
  gap: round(gap),
})

type Row = ReturnType<typeof rowsOf>[number]

const tell = ({ legal, bannedBy }: { legal: readonly Row[]; bannedBy: readonly Row[] }): string =>
  [
    texts.planLegalHead,
    ...legal.map(texts.planLegalLine),
    '',
    texts.planBannedHead,
    ...bannedBy.map(texts.planBannedLine),
    '',
  ].join('\n')
