import type { FastifyBaseLogger } from 'fastify'
import { listen } from '../db/listen.ts'
import { CHANGE_CHANNEL, type ChangeKind, readChange } from '../db/notify-change.ts'
import { runWhenWoken } from './run-when-woken.ts'

/** Everything that is looked for regularly is looked for at a multiple of this. */
const TICK_MS = 500

/** What servers on one database tell each other, received on one connection. */
export function openNotifications(databaseUrl: string, logger: FastifyBaseLogger) {
  const jobs = new Map<
    string,
    { everyMs: number; wake: () => void; settled: () => Promise<void> }
  >()
  const readers = new Map<string, (detail: string) => void>()
  let timer: NodeJS.Timeout | undefined
  let listener: ReturnType<typeof listen> | undefined

  return {
    follow: (kind: ChangeKind, everyMs: number, work: () => Promise<void>) => {
      const job = runWhenWoken(work, (error) =>
        logger.warn(error, `following ${kind} failed, retrying`),
      )
      jobs.set(kind, { everyMs, ...job })
      return job.wake
    },
    /** For what isn't stored: a notification that is lost is lost. */
    hear: (kind: ChangeKind, read: (detail: string) => void) => void readers.set(kind, read),
    start: () => {
      listener = listen(databaseUrl, [CHANGE_CHANNEL], {
        connected: () => jobs.forEach(({ wake }) => wake()),
        heard: (_, payload) => {
          const { kind, detail } = readChange(payload)
          jobs.get(kind)?.wake()
          readers.get(kind)?.(detail)
        },
      })
      let ticks = 0
      timer = setInterval(() => {
        ticks += 1
        for (const { everyMs, wake } of jobs.values()) {
          if ((ticks * TICK_MS) % everyMs === 0) wake()
        }
      }, TICK_MS)
    },
    stop: async () => {
      clearInterval(timer)
      await listener?.close()
      for (const { settled } of jobs.values()) await settled()
    },
  }
}
