import { setTimeout as pause } from 'node:timers/promises'
import type { SetKind } from './kinds.ts'
import { createLedger } from './ledger.ts'
import type { RegisterKind } from './register-kinds.ts'
import { type Call, send } from './send.ts'

/** Few enough for every quota. */
const STORED = 20
const LOOK_EVERY = 20
const RETRY_MS = 30
const READ_MS = 60_000

/** Where the server is at the moment, as whom to write, and until when. */
export interface WriterPlace {
  address: () => string
  token: string
  isOver: AbortSignal
}

type Reply = Awaited<ReturnType<typeof send>>

const statusOf = (reply: Reply) => reply?.status ?? null

async function sendAndWait(place: WriterPlace, call: Call): Promise<Reply> {
  const reply = await send(place.address(), place.token, call)
  if (reply?.status !== 200) await pause(RETRY_MS)
  return reply
}

/** Reads until it is answered. */
export async function readBack(place: WriterPlace, path: string): Promise<unknown> {
  for (const end = Date.now() + READ_MS; Date.now() < end;) {
    const reply = await sendAndWait(place, { method: 'GET', path })
    if (reply?.status === 200) return reply.json
  }
  throw new Error(`${path} was not answered`)
}

/** Adds things with new names and removes the oldest, one request at a time. */
export function startSetWriter(kind: SetKind, place: WriterPlace) {
  const ledger = createLedger()
  let stored: { key: string; id: number }[] = []
  const look = async () => {
    const reply = await sendAndWait(place, { method: 'GET', path: kind.list })
    if (reply?.status !== 200) return
    stored = kind.read(reply.json)
    for (const { key } of stored) ledger.observe(key, 'there')
  }
  const add = async (n: number) => {
    const key = kind.keyOf?.(n) ?? `${kind.name}-${n}`
    ledger.record(key, 'there', statusOf(await sendAndWait(place, kind.add(key, n))))
  }
  const removeOldest = async () => {
    const oldest = stored.toSorted((a, b) => a.id - b.id)
    oldest.length -= STORED / 2
    for (const { key, id } of oldest) {
      let status = null
      for (const call of kind.remove(id)) status = statusOf(await sendAndWait(place, call))
      ledger.record(key, null, status)
    }
  }
  const write = async () => {
    for (let n = 1; !place.isOver.aborted; n++) {
      await add(n)
      if (n % LOOK_EVERY !== 0) continue
      await look()
      if (stored.length > STORED) await removeOldest()
    }
  }
  return { kind, place, ledger, ended: write() }
}

/** Writes new values to the same few keys, one request at a time. It is the only one that writes them. */
export function startRegisterWriter(kind: RegisterKind, place: WriterPlace) {
  const ledger = createLedger()
  const write = async () => {
    for (let n = 1; !place.isOver.aborted; n++) {
      const now = kind.looksFirst
        ? await sendAndWait(place, { method: 'GET', path: kind.list })
        : null
      if (kind.looksFirst && now?.status !== 200) continue
      const { key, value, call } = kind.write(n, now?.json)
      ledger.record(key, value, statusOf(await sendAndWait(place, call)))
    }
  }
  return { kind, place, ledger, ended: write() }
}
