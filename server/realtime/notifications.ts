import type { FastifyBaseLogger } from 'fastify'
import { listen } from '../db/listen.ts'
import { runWhenWoken } from './run-when-woken.ts'

/** Notifications between the servers on one database, received on one connection. */
export function openNotifications(databaseUrl: string, logger: FastifyBaseLogger) {
  const jobs = new Map<
    string,
    { everyMs: number; wake: () => void; settled: () => Promise<void> }
  >()
  const readers = new Map<string, (payload: string) => void>()
  const timers: NodeJS.Timeout[] = []
  let listener: ReturnType<typeof listen> | undefined

  return {
    follow: (channel: string, everyMs: number, work: () => Promise<void>) => {
      const job = runWhenWoken(work, (error) =>
        logger.warn(error, `listening on ${channel} failed, retrying`),
      )
      jobs.set(channel, { everyMs, ...job })
      return job.wake
    },
    /** For what isn't stored: a notification that is lost is lost. */
    hear: (channel: string, read: (payload: string) => void) => void readers.set(channel, read),
    start: () => {
      listener = listen(databaseUrl, [...jobs.keys(), ...readers.keys()], {
        connected: () => jobs.forEach(({ wake }) => wake()),
        heard: (channel, payload) => {
          jobs.get(channel)?.wake()
          readers.get(channel)?.(payload)
        },
      })
      for (const { everyMs, wake } of jobs.values()) timers.push(setInterval(wake, everyMs))
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await listener?.close()
      for (const { settled } of jobs.values()) await settled()
    },
  }
}
