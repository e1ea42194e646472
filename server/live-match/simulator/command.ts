import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { commandMessages as texts } from '#contract/base/command.texts.ts'
import { FRAMINGS } from './encode-frame.ts'
import { EndedFeedError, playLive } from './play-live.ts'
import { recordedFrames } from './simulated-frames.ts'
import { simulateSeries } from './simulated-series.ts'
import { logFile, seriesLog } from './write-log.ts'

/** Simulated matches of a log are played on this day, so a seed gives the same file each time. */
const LOG_START = Date.UTC(2026, 8, 5, 18) / 1000
/** Longer than six games with their breaks. */
const SERIES_S = 3 * 60 * 60

/** `npm run simulate-live`: plays a series against a receiver, or writes what a recorder would have written. */
export async function runSimulateCommand(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  if (!options) {
    process.stderr.write(`${texts.simulateUsage}\n`)
    return 2
  }
  const { url, token, key: requestKey, log, known, framing, speed, seed } = options
  const hasFaults = options.faults
  const startedAt = log === undefined ? liveStart(speed) : LOG_START
  const games = simulateSeries({ seed, startedAt, hasFaults })
  if (known !== undefined) {
    const content = games.flatMap((game) =>
      game.known ? [{ ...game.known, bans: game.bans }] : [],
    )
    await writeFile(known, JSON.stringify(content, null, 2))
  }
  try {
    let sent: number
    if (log === undefined) sent = await playLive({ url, token, framing, speed, games, requestKey })
    else {
      await writeFile(log, logFile(log, seriesLog(games, framing)))
      sent = [...recordedFrames(games, framing)].length
    }
    process.stdout.write(`${texts.simulateDone(games.filter((game) => game.known).length, sent)}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof EndedFeedError)) throw error
    process.stderr.write(`${texts.simulateRefused(url, error.message)}\n`)
    return 1
  }
}

/** A series that is played faster has begun earlier, or its games would be in the future. */
const liveStart = (speed: number) => Math.floor(Date.now() / 1000) - (speed > 1 ? SERIES_S : 0)

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        token: { type: 'string', default: '' },
        key: { type: 'string', default: '' },
        log: { type: 'string' },
        known: { type: 'string' },
        framing: { type: 'string', default: 'protobuf' },
        speed: { type: 'string', default: '1' },
        seed: { type: 'string', default: '1' },
        faults: { type: 'boolean', default: false },
      },
    })
    const { url = '', log } = values
    const framing = FRAMINGS.find((name) => name === values.framing)
    const [speed, seed] = [Number(values.speed), Number(values.seed)]
    if (!framing || !(speed > 0) || !Number.isInteger(seed)) return null
    if ((url === '') === (log === undefined)) return null
    return { ...values, url, framing, speed, seed }
  } catch {
    return null
  }
}
