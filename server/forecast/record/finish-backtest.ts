import { parseArgs } from 'node:util'
import { commandMessages as texts } from '#contract/base/command.texts.ts'
import {
  FINISH_KINDS,
  finishGains,
  finishScores,
  judgeFinishes,
} from '#domain/series/judge-finish.ts'
import { mulberry32 } from '#domain/base/mulberry.ts'
import { dayOf } from './backtest-command.ts'
import { withCommandArchive } from './command-archive.ts'
import { playedSeries } from '../../archive/played-series.ts'

/** `npm run backtest -- finish [--from DAY] [--json]`: where teams finish, judged on every full series since a day. */
export async function runFinishBacktest(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  if (!options) {
    process.stderr.write(`${texts.finishBacktestUsage}\n`)
    return 2
  }
  await withCommandArchive(async (db) => {
    const played = await playedSeries(db)
    const since = new Set(
      played.filter(({ startedAt }) => startedAt >= options.from).map(({ id }) => id),
    )
    const judged = [...judgeFinishes(played)].filter(({ series }) => since.has(series))
    const rows = FINISH_KINDS.flatMap((kind) =>
      [1, 2, 3, 4, 5].flatMap((after) => {
        const own = judged.filter((one) => one.kind === kind && one.after === after)
        return own.length === 0 ? [] : [{ kind, after, ...finishScores(own) }]
      }),
    )
    const next = judged.filter(({ kind }) => kind === 'winNext')
    const winNextGain = next.length === 0 ? null : gainInterval(finishGains(next))
    process.stdout.write(
      options.isJson
        ? `${JSON.stringify({ rows: rows.map(roundedRow), winNextGain })}\n`
        : `${[texts.finishBacktestHead, ...rows.map(texts.finishBacktestLine), ...(winNextGain ? [texts.finishBacktestGain(winNextGain)] : [])].join('\n')}\n`,
    )
  })
  return 0
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        from: { type: 'string', default: '1970-01-01' },
        json: { type: 'boolean', default: false },
      },
    })
    const from = dayOf(values.from)
    return from === null ? null : { from, isJson: values.json }
  } catch {
    return null
  }
}

const SAMPLES = 1000
const round = (number: number, digits = 1) => Number(number.toFixed(digits))

const meanGain = (of: readonly { gain: number; n: number }[]) =>
  of.reduce((sum, { gain }) => sum + gain, 0) / of.reduce((sum, { n }) => sum + n, 0)

/** The mean gain in log loss per team and game, with its 90 % interval: whole series are drawn. */
function gainInterval(gains: readonly { gain: number; n: number }[]) {
  const random = mulberry32(1)
  const means = Float64Array.from({ length: SAMPLES }, () =>
    meanGain(gains.map((own) => gains[Math.floor(random() * gains.length)] ?? own)),
  ).toSorted()
  return {
    mean: round(meanGain(gains), 4),
    low: round(means[SAMPLES * 0.05] ?? 0, 4),
    high: round(means[SAMPLES * 0.95] ?? 0, 4),
  }
}

const roundedRow = ({
  skill,
  ece,
  reliability,
  ...row
}: ReturnType<typeof finishScores> & { kind: string; after: number }) => ({
  ...row,
  skill: round(skill),
  ece: round(ece),
  reliability: reliability.map(({ n, said, happened }) => ({
    n,
    said: round(said),
    happened: round(happened),
  })),
})
