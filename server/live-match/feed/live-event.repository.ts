import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { ago } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import { errorCode, FOREIGN_KEY_VIOLATION } from '../../http/errors.ts'

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
})

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
