import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { commandMessages as texts } from '#contract/base/command.texts.ts'
import { allMaps, type MapId, mapName } from '#domain/catalog/map.ts'
import { readRings, type RingFile } from '#domain/map/ring/read-rings.ts'
import { ringMiss, ringRecord } from '#domain/map/ring/ring-record.ts'

interface NamedFile extends RingFile {
  readonly name: string
}

/** `npm run backtest -- rings --train FILE --test FILE [--json]`: no database, only the two files. */
export async function runRingBacktest(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  if (!options) return fail(texts.ringBacktestUsage, 2)
  const files: NamedFile[] = []
  for (const name of [options.train, options.test]) {
    const text = await readFile(name, 'utf8').catch(() => null)
    if (text === null) return fail(texts.ringFileMissing(name), 1)
    files.push({ name, ...readRings(text) })
  }
  const [train, test] = files
  if (!train || !test) return 1
  const byMap = allMaps().flatMap(({ id }) => judgeMap(id, train, test))
  const record = ringRecord(byMap.flatMap(({ misses }) => misses))
  if (!record) return fail(texts.ringFileEmpty(test.name), 1)
  const { n, median, withinHalf } = record
  process.stdout.write(
    options.isJson
      ? `${JSON.stringify({ n, median: round(median, 4), withinHalf: round(withinHalf, 2) })}\n`
      : describe(byMap, record, files),
  )
  return 0
}

type MapMisses = ReturnType<typeof judgeMap>[number]

function judgeMap(map: MapId, train: RingFile, test: RingFile) {
  const past = train.games.filter((game) => game.map === map)
  const judged = test.games.filter((game) => game.map === map)
  if (judged.length === 0) return []
  return [{ map, train: past.length, misses: judged.map((game) => ringMiss(map, past, game)) }]
}

function describe(
  byMap: readonly MapMisses[],
  { n, median, withinHalf }: { n: number; median: number; withinHalf: number },
  files: readonly NamedFile[],
): string {
  return [
    texts.ringBacktestHead,
    ...byMap.flatMap(({ map, train, misses }) => {
      const own = ringRecord(misses)
      const name = mapName(map)
      return own ? [texts.ringBacktestMap(name, train, own.n, own.median, own.withinHalf)] : []
    }),
    texts.ringBacktestLine(n, median, withinHalf),
    ...files
      .filter(({ faults }) => faults.length > 0)
      .map(({ name, faults }) => texts.ringLinesLeftOut(name, faults.length)),
    '',
  ].join('\n')
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        train: { type: 'string' },
        test: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    })
    const { train, test, json } = values
    return train === undefined || test === undefined ? null : { train, test, isJson: json }
  } catch {
    return null
  }
}

function fail(message: string, code: number): number {
  process.stderr.write(`${message}\n`)
  return code
}

const round = (number: number, digits: number) => Number(number.toFixed(digits))
