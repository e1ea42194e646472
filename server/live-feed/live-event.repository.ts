import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { ago, anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import { errorCode, FOREIGN_KEY_VIOLATION } from '../http/errors.ts'
import type { RawGame } from '../ingest/raw-file.ts'

const compress = promisify(gzip)
const unpack = promisify(gunzip)

export interface StoredFrame {
  /** Protobuf, or JSON if it starts with a brace. */
  readonly bytes: Buffer
  readonly arrivedMs: number
}

export interface FrameChunk {
  readonly session: string
  readonly seq: number
  readonly feedId: number
  readonly frames: readonly StoredFrame[]
}

/** Games of a series are at most this far apart. */
const SERIES_GAP_MS = 3 * 60 * 60 * 1000
/** A match lasts less than half an hour, with the lobby before it. */
const OPEN_MATCH = '2 hours'

export const liveEventRepository = (db: Kysely<Database>) => ({
  /** Stores frames once: the same chunk again changes nothing. */
  async append({ session, seq, feedId, frames }: FrameChunk) {
    const content = Buffer.concat(frames.map(toRecord))
    await db
      .insertInto('live_chunk')
      .values({
        session,
        seq,
        feed_id: feedId,
        received_at: new Date(frames.at(-1)?.arrivedMs ?? 0),
        frames: frames.length,
        bytes: content.length,
        content: await compress(content),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
      .catch((error: unknown) => {
        // The feed was removed, and its events with it.
        if (errorCode(error) !== FOREIGN_KEY_VIOLATION) throw error
      })
  },

  /** Bytes that a feed has sent in the last hours. */
  async recentBytes(feedId: number, hours: number): Promise<number> {
    const row = await db
      .selectFrom('live_chunk')
      .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
      .where('feed_id', '=', feedId)
      .where('received_at', '>', ago(`${hours} hours`))
      .executeTakeFirst()
    return Number(row?.bytes ?? 0)
  },

  /** The frames since the last finished game, chunk by chunk: what a match is made of that goes on after a restart. */
  async *openFrames(feedId: number): AsyncGenerator<StoredFrame[]> {
    const last = await db
      .selectFrom('live_game')
      .select(({ fn }) => fn.max('ended_at').as('ended_at'))
      .where('feed_id', '=', feedId)
      .executeTakeFirst()
    const since = last?.ended_at ?? new Date(0)
    const chunks = await db
      .selectFrom('live_chunk')
      .select(['session', 'seq'])
      .where('feed_id', '=', feedId)
      .where('received_at', '>=', since)
      .where('received_at', '>', ago(OPEN_MATCH))
      .orderBy('received_at')
      .orderBy('seq')
      .execute()
    for (const { session, seq } of chunks) {
      const { content } = await db
        .selectFrom('live_chunk')
        .select('content')
        .where('session', '=', session)
        .where('seq', '=', seq)
        .executeTakeFirstOrThrow()
      const frames = fromRecords(await unpack(content))
      yield frames.filter(({ arrivedMs }) => arrivedMs >= since.getTime())
    }
  },

  async saveGame(feedId: number, endedMs: number, game: RawGame & { readonly startedAt: number }) {
    const values = { ended_at: new Date(endedMs), game: await compress(JSON.stringify(game)) }
    await db
      .insertInto('live_game')
      .values({ feed_id: feedId, started_at: new Date(game.startedAt * 1000), ...values })
      .onConflict((conflict) =>
        conflict.columns(['feed_id', 'started_at']).doUpdateSet({ ...values, is_imported: false }),
      )
      .execute()
  },

  async markImported(feedId: number, games: readonly Pick<LiveGame, 'startedAt'>[]) {
    await db
      .updateTable('live_game')
      .set({ is_imported: true })
      .where('feed_id', '=', feedId)
      .where('started_at', '=', anyOf(games.map(({ startedAt }) => new Date(startedAt * 1000))))
      .where('is_imported', '=', false)
      .execute()
  },

  /** When the games of a feed started that were stored but never reached the archive, in epoch seconds. */
  async listUnimported(feedId: number): Promise<number[]> {
    const rows = await db
      .selectFrom('live_game')
      .select('started_at')
      .where('feed_id', '=', feedId)
      .where('is_imported', '=', false)
      .orderBy('started_at')
      .execute()
    return rows.map(({ started_at }) => started_at.getTime() / 1000)
  },

  /** The games of the series in which a game was, oldest first; none if the game is gone. */
  async seriesGames(feedId: number, startedAt: number): Promise<LiveGame[]> {
    const rows = await db
      .selectFrom('live_game as g')
      .leftJoin('live_match as m', (join) =>
        join.onRef('m.feed_id', '=', 'g.feed_id').onRef('m.started_at', '=', 'g.started_at'),
      )
      .select(['g.ended_at', 'g.started_at', 'g.game', 'm.is_kept'])
      .where('g.feed_id', '=', feedId)
      .orderBy('g.started_at', 'desc')
      .limit(MAX_SERIES_GAMES)
      .execute()
    const games: LiveGame[] = []
    for (const { started_at, is_kept, game } of seriesWith(rows.toReversed(), startedAt))
      games.push({
        startedAt: started_at.getTime() / 1000,
        isKept: is_kept ?? true,
        game: JSON.parse((await unpack(game)).toString()),
      })
    return games
  },
})

export interface LiveGame {
  /** In epoch seconds, by the game's clock. */
  readonly startedAt: number
  readonly isKept: boolean
  readonly game: RawGame
}

/** Of games in their order, those without a long break between them and this one. */
function seriesWith<Row extends { readonly started_at: Date; readonly ended_at: Date }>(
  rows: readonly Row[],
  startedAt: number,
): Row[] {
  let series: Row[] = []
  for (const row of rows) {
    const last = series.at(-1)
    const isApart = last && row.started_at.getTime() - last.ended_at.getTime() > SERIES_GAP_MS
    if (isApart && hasGame(series, startedAt)) break
    series = isApart ? [row] : [...series, row]
  }
  return hasGame(series, startedAt) ? series : []
}

const hasGame = (rows: readonly { readonly started_at: Date }[], startedAt: number) =>
  rows.some(({ started_at }) => started_at.getTime() === startedAt * 1000)

/** More than an evening has. */
const MAX_SERIES_GAMES = 20

const RECORD_HEAD = 12

/** As in a dump of overlaytools: length, arrival, frame. */
function toRecord({ bytes, arrivedMs }: StoredFrame): Buffer {
  const head = Buffer.alloc(RECORD_HEAD)
  head.writeUInt32LE(bytes.length)
  head.writeBigUInt64LE(BigInt(arrivedMs), 4)
  return Buffer.concat([head, bytes])
}

function fromRecords(content: Buffer): StoredFrame[] {
  const frames: StoredFrame[] = []
  for (let at = 0; at < content.length;) {
    const start = at + RECORD_HEAD
    const end = start + content.readUInt32LE(at)
    const arrivedMs = Number(content.readBigUInt64LE(at + 4))
    frames.push({ bytes: content.subarray(start, end), arrivedMs })
    at = end
  }
  return frames
}
