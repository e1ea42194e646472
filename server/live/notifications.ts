import type { FastifyBaseLogger } from 'fastify'
import { listen } from '../db/listen.ts'
import { runWhenWoken } from './run-when-woken.ts'

/** Notifications between the servers on one database, received on one connection. */
export function openNotifications(databaseUrl: string, logger: FastifyBaseLogger) {
  const jobs = new Map<
    string,
    { everyMs: number; wake: () => void; settled: () => Promise<void> }
  >()
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
    start: () => {
      listener = listen(databaseUrl, [...jobs.keys()], {
        connected: () => jobs.forEach(({ wake }) => wake()),
        heard: (channel) => jobs.get(channel)?.wake(),
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
